import { z } from 'zod'
import type { InputOf } from '#contract/endpoint.ts'
import type { listSellerPayments } from '#contract/payments/payment.ts'
import { cleanReference } from '#contract/payments/payment-rules.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { paymentColumns, paymentShape } from './payment.row.ts'

const SellerPaymentRow = z.object({ ...paymentShape, buyer: z.string() })

type Filters = Partial<Omit<InputOf<typeof listSellerPayments>, 'cursor'>>

const byAge = newestFirst(sql`p.created_at`, sql`p.payment_id`)

export const paymentsOf = (sellerId: string, { state, method, q, from, to }: Filters): Sql =>
  join(
    [
      sql`p.seller_id = ${sellerId}`,
      ...(state ? [sql`p.state = ${state}`] : []),
      ...(method ? [sql`p.method = ${method}`] : []),
      ...(q ? [isAbout(q)] : []),
      ...(from ? [sql`p.paid_on >= ${from}::date`] : []),
      ...(to ? [sql`p.paid_on <= ${to}::date`] : []),
    ],
    sql` and `,
  )

/** References are kept without the blanks that people read them with. */
const isAbout = (q: string) =>
  sql`(p.order_id ilike ${containing(q)} or p.reference ilike ${containing(cleanReference(q))} or exists (
    select from orders o where o.order_id = p.order_id
      and (o.buyer_full_name ilike ${containing(q)} or o.buyer_company_name ilike ${containing(q)})))`

export const findPage = (db: Db, which: Sql, after: Anchor | undefined) =>
  db.many(rows(SellerPaymentRow)`
    select ${paymentColumns}, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer
    from payments p join orders o using (order_id) where ${which} ${byAge.page(after)}`)

export const findAnchor = (db: Db, which: Sql, paymentId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from payments p where ${which} and p.payment_id = ${paymentId}`)

const Counted = z.object({ total: z.int() })

export const countPayments = (db: Db, which: Sql) =>
  db.one(rows(Counted)`
    select count(*) as total
    from (select 1 from payments p where ${which} limit ${literal(countedUpTo)}) counted`)

const Sums = z.object({ claimed_paise: z.int(), confirmed_paise: z.int(), refunded_paise: z.int() })

export const sumPayments = (db: Db, which: Sql) =>
  db.one(rows(Sums)`
    select
      coalesce(sum(amount_paise) filter (where state = 'claimed' and kind <> 'refund'), 0) as claimed_paise,
      coalesce(sum(amount_paise) filter (where state = 'confirmed' and kind <> 'refund'), 0) as confirmed_paise,
      coalesce(sum(amount_paise) filter (where state = 'confirmed' and kind = 'refund'), 0) as refunded_paise
    from payments p where ${which}`)
