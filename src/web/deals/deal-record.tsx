import type { Deal } from '#contract/deals/deal.ts'
import { dealTexts as texts } from './deals-texts.ts'

/** The fingerprint of a deal, short, and what it is good for. */
export function DealRecord({ deal: { hash } }: { deal: Deal }) {
  return (
    <details className="-mb-2 text-micro text-muted">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 md:min-h-8">
        <span>
          {texts.record} <span className="font-mono">{hash.slice(0, 12)}</span>
        </span>
        <span className="underline">{texts.whatIsThis}</span>
      </summary>
      <p className="pb-1 text-pretty">{texts.recordText}</p>
      <p className="font-mono wrap-anywhere">{hash}</p>
    </details>
  )
}
