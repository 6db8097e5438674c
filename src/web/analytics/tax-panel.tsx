import { useSearchParams } from 'react-router'
import { type TaxFigures, type TaxPeriod, taxPeriods } from '#contract/sellers/tax-figures.ts'
import { taxTexts } from '#web/tax-amounts/tax-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { analyticsTexts as texts } from './analytics-texts.ts'
import { TaxTable } from './tax-table.tsx'

/** null where it could not be loaded. */
export type Tax = TaxFigures | null

type TaxPanelProps = { tax: Tax; period: TaxPeriod; onRetry: () => void }

/** What invoices and credit notes of a period come to. The choice stands in the address. */
export function TaxPanel({ tax, period, onRetry }: TaxPanelProps) {
  const [, setParams] = useSearchParams()
  return (
    <Card as="section" aria-labelledby="tax">
      <div className="grid gap-4 px-4 py-4 md:px-5 md:pt-5">
        <div>
          <h2 id="tax" className="text-h3">
            {texts.tax}
          </h2>
          <p className="mt-1 text-muted text-small">{texts.taxHint}</p>
        </div>
        <ChoiceChips
          label={texts.taxPeriod}
          chosen={period}
          onChoose={(chosen) =>
            setParams(chosen === 'month' ? {} : { period: chosen }, {
              preventScrollReset: true,
              replace: true,
            })
          }
          choices={taxPeriods.map((value) => ({ value, label: texts.taxPeriods[value] }))}
        />
        {tax ? <Sums tax={tax} /> : <LoadError text={texts.taxError} onRetry={onRetry} />}
      </div>
      {tax && tax.products.length > 0 && <TaxTable tax={tax} />}
    </Card>
  )
}

function Sums({ tax: { from, to, invoices, credit_notes, sums } }: { tax: TaxFigures }) {
  if (invoices + credit_notes === 0)
    return (
      <p className="text-small">
        {texts.noTax} <span className="text-muted">{texts.noTaxHint}</span>
      </p>
    )
  const figures = [
    { name: taxTexts.taxable, amount: sums.taxable },
    { name: taxTexts.cgst, amount: sums.cgst },
    { name: texts.stateTax, amount: sums.sgst },
    { name: taxTexts.igst, amount: sums.igst },
    { name: texts.totalWithTax, amount: sums.total },
  ]
  return (
    <div className="num">
      <p className="text-muted text-small">
        {texts.taxDays(dayOf(from), dayOf(to))} · {texts.taxDocuments(invoices, credit_notes)}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ name, amount }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 sm:block">
            <dt className="text-muted text-small">{name}</dt>
            <dd className="ml-auto font-semibold">{rupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
