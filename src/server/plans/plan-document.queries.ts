import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { DocumentRow, documentColumns, documentTables } from '#server/documents/document.row.ts'

const Recipient = z.object({
  full_name: z.string(),
  company_name: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Of the registration that the shop uses. */
  legal_name: z.string().nullable(),
  trade_name: z.string().nullable(),
  registered_address: z.string().nullable(),
  pin: z.string().nullable(),
  state_code: z.string().nullable(),
  gstin: z.string().nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const getRecipient = (tx: Db, sellerId: string) =>
  tx.one(rows(Recipient)`
    select u.full_name, u.company_name, u.address, u.city, u.state, r.legal_name, r.trade_name,
      nullif(r.address, '') as registered_address, r.pin, r.state_code, r.gstin
    from users u left join tax_registrations r on r.seller_id = u.user_id and r.is_default
    where u.user_id = ${sellerId}`)

type Kind = 'INV' | 'CRN'

export const insertPlanDocument = (tx: Db, planId: string, kind: Kind, invoiceId: string) =>
  tx.run(sql`
    insert into plan_documents (plan_request_id, kind, invoice_id) values (${planId}, ${kind}, ${invoiceId})`)

export const findPlanDocument = (tx: Db, planId: string, kind: Kind) =>
  tx.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} join plan_documents d on d.invoice_id = i.invoice_id
    where d.plan_request_id = ${planId} and d.kind = ${kind}`)

const PlanDocument = z.object({
  plan_request_id: z.uuid(),
  invoice_id: z.uuid(),
  kind: z.enum(['INV', 'CRN']),
  number: z.string(),
  issued_on: z.string(),
  total_paise: z.int(),
})
export type PlanDocumentRow = z.infer<typeof PlanDocument>

const planDocumentColumns = sql`
  d.plan_request_id, i.invoice_id, d.kind, i.number, i.issued_on::text as issued_on, i.total_paise
  from plan_documents d join invoices i using (invoice_id)`

export const findDocumentsOfPlans = (db: Db, planIds: readonly string[]) =>
  db.many(rows(PlanDocument)`
    select ${planDocumentColumns} where d.plan_request_id = any(${planIds}::uuid[]) order by i.created_at, i.number`)

export const findDocumentsOfSeller = (db: Db, sellerId: string) =>
  db.many(rows(PlanDocument)`
    select ${planDocumentColumns} join plan_requests p using (plan_request_id)
    where p.seller_id = ${sellerId} order by i.created_at desc, i.number desc limit 100`)
