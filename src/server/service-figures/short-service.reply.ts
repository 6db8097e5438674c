import type { ShortService } from '#contract/sellers/short-service.ts'
import { ifEnough } from './figures.reply.ts'
import type { ShortServiceRow } from './short-service.row.ts'

/** Nothing of a seller who is not counted yet. */
export function toShortService(row: ShortServiceRow | null): { service?: ShortService } {
  if (!row) return {}
  const { answer_cases, answer_median_minutes, sent_cases, sent_on_time } = row
  return {
    service: {
      reply_median_minutes: ifEnough(answer_cases, answer_median_minutes),
      on_time: ifEnough(sent_cases, Math.round((100 * sent_on_time) / Math.max(1, sent_cases))),
      sample: Math.max(answer_cases, sent_cases),
    },
  }
}
