import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { countsAsBill } from '#server/order-goods/is-billed.row.ts'

const Line = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  price_before_paise: z.int(),
  price_after_paise: z.int(),
})

export const CorrectionRow = z.object({
  correction_id: z.uuid(),
  order_id: z.string(),
  seller_id: z.uuid(),
  buyer_id: z.uuid(),
  buyer_name: z.string(),
  bill_id: z.uuid(),
  reason: z.string(),
  total_paise: z.int(),
  state: z.enum(['open', 'agreed', 'declined', 'withdrawn']),
  debit_note_id: z.uuid().nullable(),
  created_at: z.date(),
  lines: z.array(Line),
})
export type CorrectionRow = z.infer<typeof CorrectionRow>

const columns = sql`
  c.correction_id, c.order_id, o.seller_id, o.buyer_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name,
  c.bill_id, c.reason, c.total_paise, c.state, c.debit_note_id, c.created_at,
  (select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', ol.product_name, 'unit', ol.unit,
      'quantity', l.quantity, 'price_before_paise', l.price_before_paise, 'price_after_paise', l.price_after_paise)
      order by l.line_number)
    from price_correction_lines l join order_lines ol on ol.order_id = c.order_id and ol.line_number = l.line_number
    where l.correction_id = c.correction_id) as lines`

const tables = sql`price_corrections c join orders o using (order_id)`

const isOpen = (orderId: string) => sql`c.order_id = ${orderId} and c.state = 'open'`

/** What the buyer has not answered, also of a bill that counts no more. */
export const findOpen = (tx: Db, orderId: string) =>
  tx.maybe(rows(CorrectionRow)`select ${columns} from ${tables} where ${isOpen(orderId)}`)

/** What the buyer may answer now. */
export const findAsked = (db: Db, orderId: string) =>
  db.maybe(rows(CorrectionRow)`
    select ${columns} from ${tables}
    where ${isOpen(orderId)} and exists (select from invoices i where i.invoice_id = c.bill_id and ${countsAsBill})`)

/** Only for the two of its order. */
export const findCorrection = (db: Db, userId: string, correctionId: string) =>
  db.maybe(rows(CorrectionRow)`
    select ${columns} from ${tables}
    where c.correction_id = ${correctionId} and (o.seller_id = ${userId} or o.buyer_id = ${userId})`)

const Counted = z.object({ count: z.int() })

export const countCorrections = (tx: Db, orderId: string) =>
  tx.one(rows(Counted)`select count(*) as count from price_corrections where order_id = ${orderId}`)

export type NewCorrection = Pick<CorrectionRow, 'order_id' | 'bill_id' | 'reason' | 'total_paise'> & {
  readonly lines: readonly Omit<z.infer<typeof Line>, 'product_name' | 'unit'>[]
}

const Inserted = z.object({ correction_id: z.uuid() })

export async function insertCorrection(tx: Db, { lines, ...correction }: NewCorrection) {
  const { correction_id } = await tx.one(rows(Inserted)`
    insert into price_corrections (order_id, bill_id, reason, total_paise)
    values (${correction.order_id}, ${correction.bill_id}, ${correction.reason}, ${correction.total_paise})
    returning correction_id`)
  await tx.run(sql`
    insert into price_correction_lines (correction_id, line_number, quantity, price_before_paise, price_after_paise)
    select ${correction_id}::uuid, l.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      line_number integer, quantity integer, price_before_paise bigint, price_after_paise bigint)`)
  return correction_id
}

type Decided = {
  readonly state: Exclude<CorrectionRow['state'], 'open'>
  readonly debitNoteId?: string
  readonly now: Date
}

export const updateState = (tx: Db, correctionId: string, { state, debitNoteId, now }: Decided) =>
  tx.run(sql`
    update price_corrections set state = ${state}, debit_note_id = ${debitNoteId ?? null}, decided_at = ${now}
    where correction_id = ${correctionId}`)
