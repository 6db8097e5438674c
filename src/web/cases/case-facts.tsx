import type { Case } from '#contract/cases/case-fields.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { worthOf } from './case-words.ts'
import { casesTexts, caseTexts as texts } from './cases-texts.ts'

/** Goods, what they come to, what the policy keeps, and what is wished for and offered. */
export function CaseFacts({ row }: { row: Case }) {
  const { lines, wish, offer, offer_amount, outcome, credit, credit_note } = row
  return (
    <Card as="section" aria-label={texts.facts} className="grid gap-3 p-5">
      <h2 className="text-h2">{texts.facts}</h2>
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map(({ line_number, quantity, unit, product_name }) => (
            <li key={line_number} className="wrap-anywhere">
              {texts.goods(grouped(quantity), unitsFor(quantity, unit), product_name)}
            </li>
          ))}
        </ul>
      )}
      <Money row={row} />
      <FactList
        facts={[
          { name: texts.wish, value: casesTexts.wishes[wish] },
          ...(offer ? [{ name: texts.offered, value: worthOf(offer, offer_amount) }] : []),
          ...(outcome ? [{ name: texts.outcome, value: worthOf(outcome, credit) }] : []),
          ...(credit_note ? [{ name: texts.creditNote, value: credit_note }] : []),
        ]}
      />
    </Card>
  )
}

function Money({ row: { value, restocking, collection } }: { row: Case }) {
  if (value === 0) return null
  const sums = [
    { name: texts.value, amount: value },
    ...(restocking > 0 ? [{ name: texts.restocking, amount: -restocking }] : []),
    ...(collection > 0 ? [{ name: texts.collection, amount: -collection }] : []),
    ...(collection > 0 ? [{ name: texts.rest, amount: value - restocking - collection }] : []),
  ]
  return <SumList sums={sums} />
}

type SumListProps = { sums: readonly { name: string; amount: number }[] }

export const SumList = ({ sums }: SumListProps) => (
  <FactList facts={sums.map(({ name, amount }) => ({ name, value: rupees(amount) }))} />
)

type FactListProps = { facts: readonly { name: string; value: string }[] }

function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid max-w-100 gap-1">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="num text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
