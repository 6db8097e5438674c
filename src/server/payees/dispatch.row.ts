import { z } from 'zod'
import { type ShopDispatch, shopFreights } from '#contract/sellers/dispatch.ts'
import { type Sql, sql } from '#server/db/sql.ts'

/** How a shop sends the goods of its orders. */
export const DispatchRow = z.object({ dispatch_days: z.int(), freight: z.enum(shopFreights) })

/** Of a seller, as `DispatchRow`; null: nothing is said of it. */
export const dispatchOf = (sellerId: Sql) => sql`(
  select jsonb_build_object('dispatch_days', h.dispatch_days, 'freight', h.freight)
  from seller_dispatch h where h.seller_id = ${sellerId})`

export const isSameDispatch = (one: ShopDispatch | null, other: ShopDispatch | null) =>
  one?.dispatch_days === other?.dispatch_days && one?.freight === other?.freight
