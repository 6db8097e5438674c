import { ArrowRight } from 'lucide-react'
import { searchPath } from '#contract/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { landingTexts } from './landing-texts.ts'
import { Section } from './section.tsx'

const traders = [
  { name: 'manufacturers', tone: 'p-sky', businessType: 'Manufacturer' },
  { name: 'wholesalers', tone: 'p-sand', businessType: 'Wholesaler' },
  { name: 'retailers', tone: 'p-mint', businessType: 'Retailer' },
] as const

export function Exploring() {
  return (
    <Section id="exploring" title={landingTexts.exploringTitle} lead={landingTexts.exploringLead} close>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
        {traders.map((trader) => (
          <TraderCard key={trader.name} trader={trader} />
        ))}
      </ul>
    </Section>
  )
}

function TraderCard({ trader: { name, tone, businessType } }: { trader: (typeof traders)[number] }) {
  const texts = landingTexts.traders[name]
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-sheet border border-border bg-surface transition-shadow duration-200 focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 hover:shadow-md">
      <span className={cx('photo flex h-39 items-end justify-center overflow-hidden pb-2 md:h-48', tone)}>
        <img
          src={`/landing/${name}.webp`}
          alt=""
          width={400}
          height={180}
          loading="lazy"
          className="h-auto w-90"
        />
      </span>
      <div className="flex flex-1 flex-col items-start px-5.5 pt-5 pb-5.5">
        <h3 className="font-bold text-lg tracking-[-.015em]">{texts.name}</h3>
        <p className="mt-1 mb-2.5 text-[.9375rem] text-muted">{texts.text}</p>
        <QuickLink
          to={`${searchPath}?q=&business_type=${businessType}`}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 font-semibold text-[.9375rem] text-link outline-none after:absolute after:inset-0 group-hover:underline"
        >
          {texts.link}
          <ArrowRight className="size-4.5" />
        </QuickLink>
      </div>
    </li>
  )
}
