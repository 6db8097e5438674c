import { z } from 'zod'
import { caseState } from '#contract/cases/case-fields.ts'
import { daysToConfirm } from '#contract/shipments/acceptance.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'

const Due = z.object({ case_id: z.string(), state: z.enum(caseState.options) })

/** Cases whose side let its day pass by; another server's are skipped. */
export const lockUnanswered = (tx: Db, now: Date) =>
  tx.many(rows(Due)`
    select case_id, state from cases where answer_by < ${now} order by answer_by limit ${batchSize}
    for update skip locked`)

/** What came again in good order: as the buyer confirmed it, or all of it where nothing was said in time. */
const cameAgain = (now: Date): Sql => sql`
  select coalesce(sum(case when s.received_at is not null then l.accepted else l.quantity end), 0)
  from shipments s join shipment_lines l using (shipment_id)
  where s.case_id = c.case_id and l.line_number = w.line_number and ${isSent} and (s.received_at is not null
    or (arrived_at(s) at time zone 'Asia/Kolkata')::date + ${literal(daysToConfirm)} < (${now}::timestamptz at time zone 'Asia/Kolkata')::date)`

/** Cases whose outcome has happened: money confirmed by the buyer, goods that came, a credit note without a refund. */
export const lockDone = (tx: Db, now: Date) =>
  tx.many(rows(Due)`
    select c.case_id, c.state from cases c
    where c.state in ('agreed', 'decided') and case c.outcome
      when 'replacement' then not exists (
        select from case_lines w where w.case_id = c.case_id and w.quantity > (${cameAgain(now)}))
      when 'refund' then c.outcome_by is not null and (
        select coalesce(sum(p.amount_paise), 0) from payments p
        where p.order_id = c.order_id and p.kind = 'refund' and p.state = 'confirmed'
          and p.decided_at >= (select max(e.happened_at) from case_events e
            where e.case_id = c.case_id and e.event in ('accepted', 'decided')))
        >= greatest(coalesce(c.credit_paise, 1), 1)
      when 'credit' then c.credit_note_id is not null or not ${isBilled(sql`c.order_id`)} or c.credit_paise < c.value_paise
      else true end
    order by c.outcome_by limit ${batchSize} for update of c skip locked`)
