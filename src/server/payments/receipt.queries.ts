import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { Particulars } from '#server/documents/document.row.ts'
import { paymentShape } from './payment.row.ts'

/** What a receipt says, as it was when the advance arrived. */
const ReceiptFacts = z.object({
  order_id: z.string(),
  particulars: Particulars,
  supply_state_code: z.string(),
  goods: z.array(z.string()),
  amount_paise: z.int(),
  method: paymentShape.method,
  reference: z.string(),
  paid_on: z.string(),
  /** Receipts from before it was kept do not say it. */
  is_composition: z.literal(true).optional(),
})

export const ReceiptRow = z.object({
  number: z.string(),
  issued_on: z.string(),
  facts: ReceiptFacts,
  /** Why the payment was taken back, which cancels its receipt. */
  cancel_reason: z.string().nullable(),
})
export type ReceiptRow = z.infer<typeof ReceiptRow>

type NewReceipt = Omit<ReceiptRow, 'cancel_reason'> & {
  readonly payment_id: string
  readonly gstin: string
  readonly year: string
}

export const insertReceipt = (tx: Db, receipt: NewReceipt) =>
  tx.run(sql`
    insert into receipts (payment_id, gstin, year, number, issued_on, facts)
    values (${receipt.payment_id}, ${receipt.gstin}, ${receipt.year}, ${receipt.number}, ${receipt.issued_on},
      ${JSON.stringify(receipt.facts)}::jsonb)`)

export const findReceipt = (db: Db, paymentId: string) =>
  db.maybe(rows(ReceiptRow)`
    select number, issued_on::text as issued_on, facts, t.reason as cancel_reason
    from receipts left join taken_back_payments t using (payment_id) where payment_id = ${paymentId}`)

const File = z.object({ sha256: z.string() })

export const findFile = (db: Db, paymentId: string) =>
  db.maybe(rows(File)`select sha256 from receipt_files where payment_id = ${paymentId}`)

/** Of two that make the file at once, the first counts. */
export const insertFile = (db: Db, paymentId: string, sha256: string) =>
  db.run(sql`
    insert into receipt_files (payment_id, sha256) values (${paymentId}, ${sha256})
    on conflict (payment_id) do nothing`)
