import type { BuyerRecord } from '#contract/sellers/buyer-record.ts'
import { shareText } from '#web/evidence/share-text.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { buyerRecordTexts as texts } from './buyer-record-texts.ts'

/** The figures of a buyer; what is too few to say says so, with the number. */
export function RecordFacts({ record }: { record: BuyerRecord | null }) {
  if (!record) return <p className="text-muted text-small">{texts.notYet}</p>
  return (
    <div className="text-small">
      <p className="text-pretty text-muted">{texts.window(record.window_days)}</p>
      <dl className="mt-3 grid gap-2.5">
        {factsOf(record).map(([name, value]) => (
          <div key={name} className="num flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-pretty text-muted">{texts.hint}</p>
    </div>
  )
}

function factsOf({ orders, cancelled, paid_on_time, disputes, came_again }: BuyerRecord) {
  const lost = disputes.lost ? `, ${texts.lost(grouped(disputes.lost))}` : ''
  return [
    [texts.orders, grouped(orders)],
    [texts.cancelled, shareText(cancelled)],
    [texts.paid, shareText(paid_on_time)],
    [texts.disputes, `${shareText(disputes)}${lost}`],
    [texts.again, shareText(came_again)],
  ] as const
}
