import { z } from 'zod'
import { paymentKind, paymentMethod, paymentState } from '#contract/payments/payment.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

/** A reference may stand on hundreds of orders; an admin sees the latest and how many there are. */
const shownPayments = 20

const SharedReferenceRow = z.object({
  reference: z.string(),
  /** The latest payment that names it, and when it was noted. */
  payment_id: z.uuid(),
  seen_at: z.date(),
  orders: z.int(),
  buyers: z.int(),
  sellers: z.int(),
  payments: z.array(
    z.object({
      payment_id: z.uuid(),
      order_id: z.string(),
      kind: z.enum(paymentKind.options),
      amount_paise: z.int(),
      method: z.enum(paymentMethod.options),
      paid_on: z.string(),
      state: z.enum(paymentState.options),
      created_at: z.string(),
      buyer_id: z.uuid(),
      buyer_name: z.string(),
      seller_id: z.uuid(),
      seller_name: z.string(),
    }),
  ),
})
export type SharedReferenceRow = z.infer<typeof SharedReferenceRow>

/** As the seller of one of the orders sees it (`payment.row.ts`). */
const counts = sql`p.reference <> '' and p.method <> 'cheque' and p.state in ('claimed', 'confirmed')`

const shared = sql`
  select p.reference, max(p.created_at) as seen_at, count(distinct p.order_id) as orders,
    count(distinct p.buyer_id) as buyers, count(distinct p.seller_id) as sellers,
    (array_agg(p.payment_id order by p.created_at desc, p.payment_id))[1] as payment_id
  from payments p where ${counts} group by p.reference having count(distinct p.order_id) > 1`

const byAge = newestFirst(sql`s.seen_at`, sql`s.payment_id`)

export const findSharedReferences = (db: Db, after: Anchor | undefined) =>
  db.many(rows(SharedReferenceRow)`
    select s.*, (
      select jsonb_agg(to_jsonb(latest) order by latest.created_at desc, latest.payment_id) from (
        select p.payment_id, p.order_id, p.kind, p.amount_paise, p.method, p.paid_on::text as paid_on, p.state,
          to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
          p.buyer_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name,
          p.seller_id, coalesce(o.seller_company_name, o.seller_full_name) as seller_name
        from payments p join orders o using (order_id)
        where p.reference = s.reference and ${counts}
        order by p.created_at desc, p.payment_id limit ${literal(shownPayments)}) latest) as payments
    from (${shared}) s where true ${byAge.page(after)}`)

export const findAnchor = (db: Db, paymentId: string) =>
  db.maybe(rows(Anchor)`
    select p.payment_id as id, p.created_at::text as moment from payments p where p.payment_id = ${paymentId}`)

const Counted = z.object({ total: z.int() })

export const countSharedReferences = (db: Db) =>
  db.one(rows(Counted)`
    select count(*) as total from (select from (${shared}) s limit ${literal(countedUpTo)}) counted`)
