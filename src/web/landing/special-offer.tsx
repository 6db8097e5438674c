import { CircleCheck, Sparkles } from 'lucide-react'
import { pricingsPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { landingTexts } from './landing-texts.ts'

const plan = { was: 20_000, now: 7_000 }

export function SpecialOffer() {
  return (
    <section aria-labelledby="offer" className="py-11 md:py-18">
      <div className="wrap">
        <div className="offer relative grid items-center gap-6 overflow-hidden rounded-[22px] px-5.5 py-7 text-ink-fg md:rounded-promo md:px-14 md:py-12 lg:grid-cols-[1.15fr_1fr] lg:gap-10">
          <Jaali className="offer-jaali text-white opacity-[.07]" />
          <div className="relative">
            <p className="inline-flex h-7 items-center gap-1.5 rounded-full bg-accent px-3 font-bold text-[.8125rem] text-accent-fg">
              <Sparkles className="size-4" />
              {landingTexts.offerTag}
            </p>
            <h2 id="offer" className="mt-3.5 mb-2.5 text-section">
              {landingTexts.offerTitle}
            </h2>
            <p className="max-w-[36em] text-ink-muted">{landingTexts.offerLead}</p>
            <PlanPrice />
            <ButtonLink to={pricingsPath} variant="accent" size="lg" className="mt-5.5">
              {landingTexts.selectPackage}
            </ButtonLink>
          </div>
          <ul className="relative grid gap-x-5 gap-y-3 text-[.9375rem] sm:grid-cols-2">
            {landingTexts.offerFeatures.map((feature) => (
              <li key={feature} className="flex items-center gap-2.5">
                <CircleCheck className="text-accent" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function PlanPrice() {
  return (
    <p className="num mt-5 flex flex-wrap items-baseline gap-x-3">
      <s className="text-ink-muted text-lg">
        <span className="sr-only">{landingTexts.offerWas} </span>
        {rupeesShort(plan.was)}
      </s>
      <span className="font-bold text-4xl tracking-[-.035em]">
        <span className="sr-only">{landingTexts.offerNow} </span>
        {rupeesShort(plan.now)}
      </span>
      <span className="text-ink-muted">{landingTexts.perYear}</span>
    </p>
  )
}
