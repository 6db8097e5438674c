import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const BillRow = z.object({
  number: z.string(),
  issued_on: z.string(),
  is_draft: z.boolean(),
  total_paise: z.int(),
  credited_paise: z.int(),
})

const RoadRow = z.object({ bill: BillRow.nullable() })
export type RoadRow = z.infer<typeof RoadRow>

/** In one statement, as the page asks for it every few seconds. */
export const findRoad = (db: Db, orderId: string) =>
  db.one(rows(RoadRow)`
    select
      (select jsonb_build_object(
          'number', i.number, 'issued_on', i.issued_on, 'is_draft', i.needs_irn and i.irn is null,
          'total_paise', i.total_paise,
          'credited_paise', (select coalesce(sum(c.total_paise), 0) from invoices c where c.credits = i.invoice_id))
        from invoices i
        where i.order_id = ${orderId} and i.kind <> 'CRN' and i.cancelled_at is null) as bill`)
