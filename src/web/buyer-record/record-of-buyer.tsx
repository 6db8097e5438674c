import { ApiError } from '#contract/client.ts'
import { getBuyerRecord } from '#contract/sellers/buyer-record.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { buyerRecordTexts as texts } from './buyer-record-texts.ts'
import { RecordFacts } from './record-facts.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

/** How a buyer orders and pays, for a seller who is about to trust them. */
export function RecordOfBuyer({ buyerId }: { buyerId: string }) {
  const { answer, error, retry } = useAnswer(buyerId, (signal) =>
    api(getBuyerRecord, { buyerId }, { signal }),
  )
  if (answer?.buyer_id === buyerId) return <RecordFacts record={answer.record} />
  if (error === undefined) return <RecordSkeleton />
  if (error instanceof ApiError && error.status === 404)
    return <p className="text-pretty text-muted text-small">{texts.nobody}</p>
  return <LoadError text={texts.error} onRetry={retry} />
}
