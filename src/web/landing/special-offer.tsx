import { CircleCheck, Sparkles } from 'lucide-react'
import type { Banner } from '#contract/content/banner.ts'
import { pricingsPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { landingTexts } from './landing-texts.ts'

const plan = { was: 20_000, now: 7_000 }

const ours: Banner = {
  tag: landingTexts.offerTag,
  title: landingTexts.offerTitle,
  lead: landingTexts.offerLead,
  button: landingTexts.selectPackage,
  link: pricingsPath,
  points: [...landingTexts.offerFeatures],
}

/** The operator's call to action, else the market's own. */
export function SpecialOffer({ banner }: { banner: Banner | null }) {
  const { tag, title, lead, button, link, points } = banner ?? ours
  return (
    <section aria-labelledby="offer" className="py-11 md:py-18">
      <div className="wrap">
        <div className="offer relative grid items-center gap-6 overflow-hidden rounded-[22px] px-5.5 py-7 text-ink-fg md:rounded-promo md:px-14 md:py-12 lg:grid-cols-[1.15fr_1fr] lg:gap-10">
          <Jaali className="offer-jaali text-white opacity-[.07]" />
          <div className="relative">
            <p className="inline-flex h-7 items-center gap-1.5 rounded-full bg-accent px-3 font-bold text-[.8125rem] text-accent-fg">
              <Sparkles className="size-4" />
              {tag}
            </p>
            <h2 id="offer" className="mt-3.5 mb-2.5 wrap-anywhere text-section">
              {title}
            </h2>
            <p className="max-w-[36em] wrap-anywhere text-ink-muted">{lead}</p>
            {link === pricingsPath && <PlanPrice />}
            <OfferButton link={link} text={button} />
          </div>
          <ul className="relative grid gap-x-5 gap-y-3 text-[.9375rem] sm:grid-cols-2">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-2.5 wrap-anywhere">
                <CircleCheck className="flex-none text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A page of this site opens within it, one elsewhere as a page of its own. */
function OfferButton({ link, text }: { link: string; text: string }) {
  const look = { variant: 'accent', size: 'lg', className: 'mt-5.5' } as const
  if (link.startsWith('/'))
    return (
      <ButtonLink to={link} {...look}>
        {text}
      </ButtonLink>
    )
  return (
    <a href={link} rel="noopener" className={buttonClass(look)}>
      {text}
    </a>
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
