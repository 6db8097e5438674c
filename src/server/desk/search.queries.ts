import { z } from 'zod'
import { caseState } from '#contract/cases/case-fields.ts'
import { caseKinds } from '#contract/cases/case-rules.ts'
import { deliveryStatus } from '#contract/order.ts'
import { accountType } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'

const shown = literal(20)

const OrderRow = z.object({
  order_id: z.string(),
  buyer: z.string(),
  seller: z.string(),
  order_date: z.date(),
  delivery_status: z.enum(deliveryStatus.options),
})
export type OrderRow = z.infer<typeof OrderRow>

const orderColumns = sql`
  o.order_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer,
  coalesce(o.seller_company_name, o.seller_full_name) as seller, o.order_date, o.delivery_status`

const CaseRow = z.object({
  case_id: z.string(),
  kind: z.enum(caseKinds),
  subject: z.string(),
  state: z.enum(caseState.options),
})

const orderRows = (which: Sql) => rows(OrderRow)`
  select ${orderColumns} from orders o where ${which} order by o.order_date desc, o.order_id limit ${shown}`

/** Each of them through its own index. */
export const findOrdersByNumber = (db: Db, number: string) =>
  db.many(
    orderRows(sql`o.order_id in (
      select ${number}
      union all select order_id from cases where case_id = ${number}
      union all (select order_id from invoices where number = ${number} limit ${shown})
      union all (select order_id from payments where reference = ${number} and reference <> '' limit ${shown})
      union all (select s.order_id from challans c join shipments s using (shipment_id)
        where c.number = ${number} limit ${shown}))`),
  )

export const findOrdersById = (db: Db, id: string) =>
  db.many(
    orderRows(sql`o.order_id in (
      select order_id from orders where deal_id = ${id}
      union all select order_id from payments where payment_id = ${id}
      union all select order_id from invoices where invoice_id = ${id}
      union all select order_id from shipments where shipment_id = ${id})`),
  )

/** The latest of each side of each person, through the index of that side. */
export const findOrdersOf = (db: Db, userIds: readonly string[]) =>
  db.many(rows(OrderRow)`
    select ${orderColumns} from unnest(${userIds}::uuid[]) as p (user_id) cross join lateral (
      (select * from orders where buyer_id = p.user_id order by order_date desc, order_id limit ${shown})
      union
      (select * from orders where seller_id = p.user_id order by order_date desc, order_id limit ${shown})) o
    order by o.order_date desc, o.order_id limit ${shown}`)

export const findCaseByNumber = (db: Db, number: string) =>
  db.many(rows(CaseRow)`select case_id, kind, subject, state from cases where case_id = ${number}`)

const PersonRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  account_type: z.enum(accountType.options),
  city: z.string().nullable(),
})

const personRows = (which: Sql) => rows(PersonRow)`
  select user_id, coalesce(company_name, full_name) as name, account_type, city from users
  where ${which} order by created_at desc, user_id limit ${shown}`

/** A person, or those of a chat, a requirement, a quote or a review. */
export const findPeopleById = (db: Db, id: string) =>
  db.many(
    personRows(sql`user_id in (
      select ${id}::uuid
      union all select unnest(array[buyer_id, seller_id]) from chat_rooms where room_id = ${id}
      union all select buyer_id from requirements where requirement_id = ${id}
      union all select seller_id from quotes where quote_id = ${id}
      union all select buyer_id from reviews where review_id = ${id})`),
  )

/** By any GST number that they bill or are billed under. */
export const findPeopleByGstin = (db: Db, gstin: string) =>
  db.many(
    personRows(sql`user_id in (
      select seller_id from tax_registrations where gstin = ${gstin}
      union all (select user_id from billing_profiles where gstin = ${gstin} limit ${shown}))`),
  )

/** The expression of its index. */
export const findPeople = (db: Db, q: string) =>
  db.many(
    personRows(sql`
      (full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || phone_number || ' ' || gst_number)
        ilike ${containing(q)}`),
  )

const ProductRow = z.object({ product_id: z.uuid(), product_name: z.string(), seller: z.string() })

export const findProductById = (db: Db, id: string) =>
  db.many(rows(ProductRow)`
    select p.product_id, p.product_name, coalesce(s.company_name, s.full_name) as seller
    from products p join users s on s.user_id = p.seller_id
    where p.product_id in (select ${id}::uuid union all select product_id from reviews where review_id = ${id})`)
