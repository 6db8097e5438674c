import type { Purchases } from '#contract/books/purchases.ts'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { purchasesTexts as texts } from './purchases-texts.ts'

type Sum = Purchases['bills']

const taxOf = ({ cgst, sgst, igst }: Sum) =>
  (Math.round(cgst * 100) + Math.round(sgst * 100) + Math.round(igst * 100)) / 100

const factsOf = (sum: Sum) =>
  [texts.documents(sum.documents), texts.taxable(rupees(sum.taxable)), texts.tax(rupees(taxOf(sum)))].join(
    ' · ',
  )

/** What the documents below come to. */
export function PurchaseSums({ purchases }: { purchases: Purchases }) {
  const { bills, credits, claimable, paid, returned, cancelled } = purchases
  return (
    <Card as="section" aria-label={texts.sums} className="p-4 md:p-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <SumItem name={texts.bills} amount={bills.total} hint={factsOf(bills)} />
        {credits.documents > 0 && (
          <SumItem name={texts.credits} amount={credits.total} hint={factsOf(credits)} />
        )}
        <SumItem name={texts.claimable} amount={claimable} hint={texts.claimableHint} />
        <SumItem name={texts.paid} amount={paid} />
        {returned > 0 && <SumItem name={texts.returned} amount={returned} />}
      </dl>
      {cancelled > 0 && <p className="mt-3 text-muted text-small">{texts.cancelled(cancelled)}</p>}
    </Card>
  )
}

function SumItem({ name, amount, hint }: { name: string; amount: number; hint?: string }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="num text-h3">{rupees(amount)}</dd>
      {hint && <dd className="num text-muted text-small">{hint}</dd>}
    </div>
  )
}
