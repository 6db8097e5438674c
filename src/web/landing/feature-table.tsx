import { ArrowRight } from 'lucide-react'
import { marketPath } from '#contract/paths.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { features } from './features.ts'
import { landingTexts } from './landing-texts.ts'
import { SplitSection } from './section.tsx'

const head = 'bg-surface-2 px-5 py-3 text-left font-semibold text-[.8125rem] text-muted'
const cell = 'block md:table-cell md:px-5 md:py-4 md:align-top'

/** A table on wide screens, a card of rows on phones. */
export function FeatureTable() {
  return (
    <SplitSection
      id="features"
      title={landingTexts.featuresTitle}
      lead={landingTexts.featuresLead}
      band
      link={
        <QuickLink
          to={marketPath}
          className="mt-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-[.9375rem] text-link hover:underline"
        >
          {landingTexts.seeLiveMarket}
          <ArrowRight className="size-4.5" />
        </QuickLink>
      }
    >
      <div className="overflow-hidden rounded-panel border border-border">
        <table aria-labelledby="features" className="w-full text-[.9375rem] leading-[1.4rem] max-md:block">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className={head}>
                {landingTexts.feature}
              </th>
              <th scope="col" className={head}>
                {landingTexts.forBuyers}
              </th>
              <th scope="col" className={head}>
                {landingTexts.forSellers}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {features.map((feature) => (
              <FeatureRow key={feature.name} {...feature} />
            ))}
          </tbody>
        </table>
      </div>
    </SplitSection>
  )
}

function FeatureRow({ icon: Icon, name, buyers, sellers }: (typeof features)[number]) {
  return (
    <tr className="block border-border border-t px-4 py-3.5 first:border-t-0 md:table-row md:first:border-t">
      <th scope="row" className={`${cell} text-left font-semibold md:w-[30%]`}>
        <span className="flex items-center gap-3">
          <span className="grid size-9 flex-none place-items-center rounded-control bg-primary-soft text-primary-soft-fg">
            <Icon />
          </span>
          {name}
        </span>
      </th>
      <FeatureCell label={landingTexts.forBuyers}>{buyers}</FeatureCell>
      <FeatureCell label={landingTexts.forSellers}>{sellers}</FeatureCell>
    </tr>
  )
}

function FeatureCell({ label, children }: { label: string; children: string }) {
  return (
    <td className={`${cell} mt-1.5 pl-12 text-muted text-small md:text-[.9375rem] md:leading-[1.4rem]`}>
      <span aria-hidden="true" className="font-semibold text-text md:hidden">
        {label}:{' '}
      </span>
      {children}
    </td>
  )
}
