import { Check } from 'lucide-react'
import { pricingsPath } from '#contract/paths.ts'
import { proPlan } from '#contract/sellers/plan.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import type { Route } from './+types/pricings.page.ts'
import { planTexts as texts } from './plan-texts.ts'
import { SelectPackage } from './select-package.tsx'

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin })
export const clientLoader = () => ({ origin: location.origin })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: pricingsPath,
    origin: loaderData?.origin,
  })

export default function PricingsPage() {
  return (
    <div className="wrap pt-8 pb-12 md:pt-14 md:pb-18">
      <div className="text-center">
        <h1 className="font-bold text-3xl leading-9 tracking-[-.02em] md:text-4xl md:leading-11">
          {texts.heading}
        </h1>
        <p className="mt-2 text-lg text-muted">{texts.subtitle}</p>
      </div>
      <div className="mx-auto mt-7 grid w-full max-w-120 gap-10 md:mt-9">
        <PlanCard />
        <Questions />
      </div>
    </div>
  )
}

function PlanCard() {
  return (
    <section
      aria-labelledby="plan"
      className="rounded-sheet border border-border bg-surface p-5 shadow-md md:p-8"
    >
      <h2 id="plan" className="text-h2">
        {proPlan.name}
      </h2>
      <Price />
      <ul
        aria-label={texts.featuresOf(proPlan.name)}
        className="mt-5 divide-y divide-border border-border border-y"
      >
        {texts.features.map(({ name, value }) => (
          <li key={name} className="flex min-h-12 items-center gap-3 py-2.5">
            <span className="grid size-6 flex-none place-items-center rounded-full bg-success-bg text-success-fg">
              <Check className="size-4" />
            </span>
            <span className="min-w-0 flex-1 font-medium">{name}</span>
            <span className="text-muted text-small">{value}</span>
          </li>
        ))}
      </ul>
      <div
        data-sticky-foot
        className="mt-6 max-md:sticky max-md:bottom-[calc(var(--bottom-bar-height)+12px)]"
      >
        <SelectPackage />
      </div>
    </section>
  )
}

const Price = () => (
  <p className="num mt-3 flex flex-wrap items-baseline gap-x-3">
    <s className="text-lg text-muted">
      <span className="sr-only">{texts.was} </span>
      {rupeesShort(proPlan.insteadOf)}
    </s>
    <span className="font-bold text-[2.75rem] leading-12 tracking-[-.035em]">
      <span className="sr-only">{texts.now} </span>
      {rupeesShort(proPlan.price)}
    </span>
    <span className="text-muted">{texts.perYear}</span>
  </p>
)

function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-3 text-h2">
        {texts.questions}
      </h2>
      <div className="divide-y divide-border rounded-card border border-border bg-surface">
        {texts.answers.map(({ question, answer }) => (
          <details key={question} className="group px-4 md:px-5">
            <summary className="flex min-h-12 items-center justify-between gap-3 py-2.5 font-semibold">
              {question}
              <span
                aria-hidden="true"
                className="text-muted text-xl leading-none transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
