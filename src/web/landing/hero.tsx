import { BadgeCheck, IndianRupee, MessageCircle, Zap } from 'lucide-react'
import { searchFor } from '#web/navigation/search-path.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { popularSearches } from '#web/suggest/popular-searches.ts'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { Collage } from './collage.tsx'
import { HeroSearch } from './hero-search.tsx'
import { landingTexts } from './landing-texts.ts'
import type { Showcase } from './showcase.ts'

export function Hero({ showcase }: { showcase: Showcase | null }) {
  return (
    <section
      className="hero relative overflow-hidden pt-21 pb-9 md:pt-30 md:pb-18"
      aria-labelledby="headline"
    >
      <Jaali className="jaali text-primary opacity-[.055]" />
      <div className="wrap relative grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_386px] xl:grid-cols-[minmax(0,1fr)_578px]">
        <div className="min-w-0">
          <p className="inline-flex h-8 items-center gap-2 rounded-full border border-border bg-surface pr-3 pl-1.5 font-semibold text-[.8125rem] shadow-xs">
            <span className="grid size-[22px] place-items-center rounded-full bg-accent text-accent-fg">
              <Zap className="size-3.5" />
            </span>
            {siteTexts.tagline}
          </p>
          <h1 id="headline" className="mt-4 mb-3 text-display md:mt-5 md:mb-4.5">
            {landingTexts.headline}
          </h1>
          <p className="max-w-[33em] text-pretty text-base text-muted leading-6 md:text-lg md:leading-7">
            {landingTexts.lead}
          </p>
          <HeroSearch />
          <Popular />
          <Trust />
        </div>
        <Collage showcase={showcase} />
      </div>
    </section>
  )
}

function Popular() {
  return (
    <nav
      aria-label={landingTexts.popular}
      className="-mx-4 mt-4 flex items-center gap-2 overflow-x-auto px-4 text-muted text-small [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <span className="flex-none">{landingTexts.popular}</span>
      {popularSearches.map((words) => (
        <QuickLink
          key={words}
          to={searchFor(words)}
          className="inline-flex h-11 flex-none items-center rounded-full border border-border bg-surface px-4 font-medium text-[.8125rem] text-text hover:border-border-strong md:h-8 md:px-3"
        >
          {words}
        </QuickLink>
      ))}
    </nav>
  )
}

const trust = [
  { Icon: BadgeCheck, text: landingTexts.trustKyc },
  { Icon: IndianRupee, text: landingTexts.trustSlabs },
  { Icon: MessageCircle, text: landingTexts.trustChat },
]

function Trust() {
  return (
    <ul className="mt-5.5 grid gap-x-6 gap-y-2.5 font-medium text-small md:mt-8 md:flex md:flex-wrap">
      {trust.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon className="text-primary" />
          {text}
        </li>
      ))}
    </ul>
  )
}
