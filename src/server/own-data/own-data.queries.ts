import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, joinFew, literal, neverPrepared, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import type { OwnTable } from './own-tables.row.ts'

const OwnRow = z.object({ shown: z.record(z.string(), z.unknown()), place: z.array(z.string()) })
export type OwnRow = z.infer<typeof OwnRow>

/** The next rows of a person in a table. The key travels as text, which PostgreSQL reads back as what it was. */
export const findOwnRows = (
  db: Db,
  { name, key, whose, hidden = [] }: OwnTable,
  userId: string,
  after: readonly string[] | undefined,
) =>
  db.many(
    neverPrepared(rows(OwnRow)`
      select to_jsonb(own) - ${hidden}::text[] as shown,
        array[${joinFew(key.map((column) => sql`${columnNames([column], 'own')}::text`))}] as place
      from ${columnNames([name])} own
      where (${whose(userId)}) ${after ? sql`and (${columnNames(key, 'own')}) > (${joinFew(after.map((value) => sql`${value}`))})` : sql``}
      order by ${columnNames(key, 'own')} limit ${literal(limits.ownDataRows)}`),
  ) as Promise<OwnRow[]>

const OwnFile = z.object({
  kind: z.enum([
    'document',
    'plan-document',
    'receipt',
    'payment',
    'challan',
    'delivery',
    'problem',
    'chat',
    'application',
    'picture',
  ]),
  /** What it belongs to. */
  parent: z.string(),
  id: z.string(),
})
export type OwnFile = z.infer<typeof OwnFile>

/** The files of a person; those who hold them check again who reads. */
export const findOwnFiles = (db: Db, userId: string) =>
  db.many(rows(OwnFile)`
    with own_orders as (select order_id from orders where buyer_id = ${userId} or seller_id = ${userId}),
      own_rooms as (select room_id from chat_rooms where buyer_id = ${userId} or seller_id = ${userId}),
      own_images as (
        select profile_image as url from users where user_id = ${userId} and profile_image is not null
        union select jsonb_array_elements_text(images) from reviews where buyer_id = ${userId}
        union select jsonb_array_elements_text(images) from products
          where seller_id = ${userId} and deleted_at is null)
    select 'document' as kind, order_id as parent, invoice_id::text as id from invoices join own_orders using (order_id)
    union all select 'plan-document', number, invoice_id::text from invoices
      where order_id is null and buyer_id = ${userId}
    union all select 'receipt', order_id, payment_id::text from payments join own_orders using (order_id)
      join receipts using (payment_id)
    union all select 'payment', order_id, payment_id::text from payments join own_orders using (order_id)
      where proof is not null
    union all select 'challan', order_id, shipment_id::text from shipments join own_orders using (order_id)
      join challans using (shipment_id)
    union all select 'delivery', order_id, shipment_id::text from shipments join own_orders using (order_id)
      where proof_at is not null
    union all select 'problem', case_id, file_id::text from case_files join cases using (case_id)
      where opened_by = ${userId} or about_id = ${userId} and cases.order_id is not null
    union all select 'chat', room_id::text, file_id::text from chat_files join own_rooms using (room_id)
    union all select 'application', seller_application_id::text, file
      from seller_applications, unnest(array[business_license, proprietor_document]) file
      where user_id = ${userId} and file is not null
    union all select 'picture', 'pictures', url from own_images`)

const SealedNumber = z.object({
  kind: z.enum(['application', 'payee']),
  id: z.uuid(),
  account_number: z.instanceof(Buffer),
})

/** Account numbers, which lie sealed. */
export const findSealedNumbers = (db: Db, userId: string) =>
  db.many(rows(SealedNumber)`
    select 'application' as kind, seller_application_id as id, account_number from seller_applications
    where user_id = ${userId} and account_number is not null
    union all select 'payee', payee_id, account_number from seller_payees
    where seller_id = ${userId} and account_number is not null`)
