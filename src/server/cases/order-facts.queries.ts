import { z } from 'zod'
import { adminRole, worksIn } from '#contract/admin/admin-roles.ts'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'
import { CaseLine } from './case.row.ts'

const Line = z.object({
  ...CaseLine.shape,
  /** The last day in India on which some of it came. */
  delivered_on: z.string().nullable(),
})

const OrderFacts = z.object({
  order_id: z.string(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  buyer_name: z.string(),
  seller_name: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  promised_on: z.string().nullable(),
  is_sent: z.boolean(),
  lines: z.array(Line),
})
export type OrderFacts = z.infer<typeof OrderFacts>

const isSide = (userId: string): Sql => sql`(o.buyer_id = ${userId} or o.seller_id = ${userId})`

const dayOf = (moment: Sql) => sql`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

// Goods of a shipment came with it; those of an order without shipments when it became Delivered.
const cameOn = dayOf(sql`coalesce(
  (select max(arrived_at(s)) from shipments s join shipment_lines sl using (shipment_id)
    where sl.order_id = l.order_id and sl.line_number = l.line_number and ${isSent}),
  (select max(e.created_at) from order_events e where e.order_id = l.order_id and e.delivery_status = 'Delivered'))`)

const columns = sql`
  o.order_id, o.buyer_id, o.seller_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name,
  coalesce(o.seller_company_name, o.seller_full_name) as seller_name, o.delivery_status, o.promised_on::text as promised_on,
  o.delivery_status in ('Shipped', 'Delivered') or exists (select from shipments s where s.order_id = o.order_id
    and ${isSent}) as is_sent,
  (select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', l.product_name, 'unit', l.unit,
      'quantity', l.quantity, 'unit_price_paise', l.unit_price_paise,
      'discount_paise', l.discount_paise, 'delivered_on', ${cameOn}) order by l.line_number)
    from order_lines l where l.order_id = o.order_id and not l.is_freight) as lines`

export const findOrderFacts = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(OrderFacts)`
    select ${columns} from orders o where o.order_id = ${orderId} and ${isSide(userId)}`)

const Locked = z.object({ order_id: z.string() })

/** Problems of one order are opened in turn, so that a second one about the same goods finds the first. */
export const lockOrder = (tx: Db, userId: string, orderId: string) =>
  tx.maybe(rows(Locked)`
    select o.order_id from orders o where o.order_id = ${orderId} and ${isSide(userId)} for no key update`)

type Same = {
  readonly userId: string
  readonly orderId: string
  readonly kind: string
  readonly lines: readonly number[]
  /** By the receipts of the person, beyond what is reported. */
  readonly areMissing: boolean
}

const Known = z.object({ case_id: z.string() })

/**
 * An open problem of the same person about one of these lines; about the order as a whole, one of its kind. Goods that
 * are missing join only what is about such goods and not answered: an offer was made for those before.
 */
export const findSame = (tx: Db, { userId, orderId, kind, lines, areMissing }: Same) =>
  tx.maybe(rows(Known)`
    select c.case_id from cases c
    where c.order_id = ${orderId} and c.opened_by = ${userId} and c.state in ('open', 'answered', 'escalated')
      and (not ${areMissing} or c.state = 'open' and c.kind in ('damaged', 'short', 'wrong'))
      and case when ${lines.length} = 0 then c.kind = ${kind}
        else exists (select from case_lines l where l.case_id = c.case_id and l.line_number = any(${lines}::integer[])) end
    order by c.created_at limit 1`)

const Count = z.object({ count: z.int() })

export const countOpen = (db: Db, userId: string) =>
  db.one(rows(Count)`
    select count(*) as count from cases
    where opened_by = ${userId} and state in ('open', 'answered', 'escalated')`)

/** Whoever opens several at once does so in turn. */
export const lockOpener = (tx: Db, userId: string) =>
  tx.run(sql`select from users where user_id = ${userId} for no key update`)

const Admin = z.object({ user_id: z.uuid() })

const deskRoles = adminRole.options.filter((role) => worksIn(role, 'support'))

/** Who works at the problem desk; nobody is notified of a case about themselves. */
export const findAdmins = (db: Db, except: string | null) =>
  db.many(rows(Admin)`
    select user_id from users
    where account_type = 'admin' and ${adminRoleOf} = any(${deskRoles}) and suspended_at is null
      and user_id is distinct from ${except}
    order by created_at limit 20`)
