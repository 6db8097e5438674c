import { BadgeCheck, Check, ClipboardList, IndianRupee } from 'lucide-react'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { contractTexts as texts } from './contract-texts.ts'

const icons = [IndianRupee, ClipboardList, BadgeCheck]

/** Why to sell here, and what to have at hand. */
export function Intro() {
  return (
    <section
      aria-label={texts.intro}
      className="relative mb-8 grid gap-6 overflow-hidden rounded-promo bg-ink p-6 text-ink-fg md:p-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10"
    >
      <Jaali className="text-ink-fg opacity-[.055]" />
      <div className="relative min-w-0">
        <p className="font-semibold text-accent text-small">{texts.intro}</p>
        <p className="mt-1 text-section">{texts.introLead}</p>
        <ul className="mt-5 grid gap-4">
          {texts.benefits.map(([title, text], index) => {
            const Icon = icons[index] ?? Check
            return (
              <li key={title} className="flex gap-3">
                <Icon className="mt-0.5 text-accent" />
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-ink-muted text-small">{text}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="relative rounded-card bg-ink-2 p-5">
        <p className="font-semibold">{texts.needTitle}</p>
        <ul className="mt-3 grid gap-2.5">
          {texts.needs.map((need) => (
            <li key={need} className="flex gap-2.5 text-small">
              <Check className="mt-0.5 size-4 text-accent" />
              <span className="min-w-0">{need}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
