import { BadgeCheck, Layers, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { usersTexts } from './users-texts.ts'

/** The card of a form; on wide screens beside it what the market offers. */
export function SignFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap py-6 md:py-10 lg:py-14">
      <div className="mx-auto grid max-w-130 items-stretch gap-8 lg:max-w-none lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
        <Card as="section" className="content-center rounded-panel px-4 py-6 sm:px-8 sm:py-8 lg:grid">
          <h1 className="mb-5 text-h1">{title}</h1>
          {children}
        </Card>
        <Benefits />
      </div>
    </div>
  )
}

const { slabs, verified, tracking } = usersTexts.benefits
const benefits = [
  { Icon: Layers, words: slabs },
  { Icon: BadgeCheck, words: verified },
  { Icon: Truck, words: tracking },
]

function Benefits() {
  return (
    <aside
      aria-labelledby="benefits"
      className="relative hidden flex-col overflow-clip rounded-promo border border-transparent bg-ink text-ink-fg lg:flex dark:border-border"
    >
      <Jaali className="text-white opacity-[.06] [mask-image:linear-gradient(200deg,#000,transparent_75%)]" />
      <div className="sticky top-(--bar-height) my-auto flex flex-col px-10 py-10 xl:px-14">
        <h2 id="benefits" className="max-w-[14em] text-section">
          {usersTexts.panelTitle}
        </h2>
        <ul className="mt-8 grid gap-6">
          {benefits.map(({ Icon, words: [name, text] }) => (
            <li key={name} className="flex gap-4">
              <span className="grid size-11 flex-none place-items-center rounded-large bg-ink-2 text-accent">
                <Icon />
              </span>
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block max-w-[30em] text-pretty text-[.9375rem] text-ink-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <img
          src="/landing/wholesalers.webp"
          alt=""
          width={400}
          height={180}
          loading="lazy"
          className="mt-10 h-auto w-100 max-w-full self-center"
        />
      </div>
    </aside>
  )
}
