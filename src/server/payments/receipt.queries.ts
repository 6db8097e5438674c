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
})

const ReceiptRow = z.object({ number: z.string(), issued_on: z.string(), facts: ReceiptFacts })
export type ReceiptRow = z.infer<typeof ReceiptRow>

const Place = z.object({ place: z.int() })
type Series = { readonly gstin: string; readonly year: string; readonly prefix: string }

/** The next place of a series. The row stays locked until the receipt is written, or nothing was taken. */
export const takePlace = (tx: Db, { gstin, year, prefix }: Series) =>
  tx.one(rows(Place)`
    insert into receipt_series (gstin, year, prefix, next_place) values (${gstin}, ${year}, ${prefix}, 2)
    on conflict (gstin, year, prefix) do update set next_place = receipt_series.next_place + 1
    returning next_place - 1 as place`)

type NewReceipt = Omit<Series, 'prefix'> & ReceiptRow & { readonly payment_id: string }

export const insertReceipt = (tx: Db, receipt: NewReceipt) =>
  tx.run(sql`
    insert into receipts (payment_id, gstin, year, number, issued_on, facts)
    values (${receipt.payment_id}, ${receipt.gstin}, ${receipt.year}, ${receipt.number}, ${receipt.issued_on},
      ${JSON.stringify(receipt.facts)}::jsonb)`)

export const findReceipt = (db: Db, paymentId: string) =>
  db.maybe(rows(ReceiptRow)`
    select number, issued_on::text as issued_on, facts from receipts where payment_id = ${paymentId}`)

const File = z.object({ sha256: z.string() })

export const findFile = (db: Db, paymentId: string) =>
  db.maybe(rows(File)`select sha256 from receipt_files where payment_id = ${paymentId}`)

/** Of two that make the file at once, the first counts. */
export const insertFile = (db: Db, paymentId: string, sha256: string) =>
  db.run(sql`
    insert into receipt_files (payment_id, sha256) values (${paymentId}, ${sha256})
    on conflict (payment_id) do nothing`)
