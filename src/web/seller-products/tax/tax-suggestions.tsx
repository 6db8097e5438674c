import { Search } from 'lucide-react'
import { useState } from 'react'
import { slugOf } from '#contract/products/present-categories.ts'
import { findHeadings } from '#contract/tax/headings/find-headings.ts'
import { type Heading, rateOf } from '#contract/tax/headings/headings.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { isOffered, type OfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { taxTexts as texts } from './tax-texts.ts'

type TaxSuggestionsProps = {
  productName: string
  /** Any label of it. */
  category: string
  pricePaise?: number | undefined
  chosen: { code: string; rateBp: number | null }
  offered: OfferedRates
  /** Without a rate where that of the heading is no longer offered. */
  onChoose: (choice: { code: string; rateBp: number | null }) => void
}

/** HSN headings for the name of the product, or for what is typed here. They are suggestions; the seller decides. */
export function TaxSuggestions(props: TaxSuggestionsProps) {
  const { productName, category, pricePaise, chosen, offered, onChoose } = props
  const [typed, setTyped] = useState('')
  const words = typed.trim() || productName
  const suggestions = findHeadings({ words, category: slugOf(category), limit: 5 })
  return (
    <div className="grid gap-2">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        type="search"
        leading={<Search />}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="sr-only">
        {texts.found(suggestions.length)}
      </p>
      <ul aria-label={texts.suggestions} className="grid gap-2 sm:grid-cols-2">
        {suggestions.map((heading) => {
          const rateBp = offeredRate(heading, pricePaise, offered)
          return (
            <li key={heading.category + heading.code + heading.name} className="grid">
              <button
                type="button"
                aria-pressed={isChosen(heading.code, rateBp, chosen)}
                onClick={() => onChoose({ code: heading.code, rateBp })}
                className="grid min-h-11 content-start gap-0.5 rounded-control border border-border-strong bg-surface px-3.5 py-2 text-left text-small hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-fg"
              >
                <HeadingWords heading={heading} rateBp={rateBp} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Goods of one code may have different rates. */
const isChosen = (code: string, rateBp: number | null, chosen: TaxSuggestionsProps['chosen']) =>
  code === chosen.code && (rateBp === null || rateBp === chosen.rateBp)

function offeredRate(heading: Heading, pricePaise: number | undefined, offered: OfferedRates) {
  const rateBp = rateOf(heading, pricePaise)
  return isOffered(offered, rateBp) ? rateBp : null
}

const HeadingWords = ({ heading, rateBp }: { heading: Heading; rateBp: number | null }) => (
  <>
    <span className="num font-semibold">
      {rateBp === null ? heading.code : texts.heading(heading.code, toPercent(rateBp))}
    </span>
    <span>{heading.name}</span>
    {heading.hint && <span className="text-muted">{heading.hint}</span>}
    {heading.above && (
      <span className="text-muted">{texts.above(heading.above.rupees, toPercent(heading.above.rateBp))}</span>
    )}
  </>
)
