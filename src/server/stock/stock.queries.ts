import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { anyOf, rows, sql } from '#server/db/sql.ts'

const ProductId = z.object({ product_id: z.uuid() })

export type Demand = { readonly product_id: string; readonly quantity: number }

/** Always in the order of their ids, so that two carts with common products wait for each other without a deadlock. */
export const lockStock = (tx: Db, productIds: readonly string[]) =>
  tx.run(sql`
    select 1 from products where product_id = ${anyOf(productIds)} and stock is not null
    order by product_id for no key update`)

/** Touches only products with enough stock, so that no count falls below zero, whoever else is buying. */
export const updateStockTaken = (tx: Db, demands: readonly Demand[]) =>
  tx.many(rows(ProductId)`
    update products p set stock = p.stock - demand.quantity
    from jsonb_to_recordset(${JSON.stringify(demands)}) as demand(product_id uuid, quantity integer)
    where p.product_id = demand.product_id and p.stock >= demand.quantity
    returning p.product_id`)

/** Fails by the check of the table where the stock is not enough. */
export const sendStockTaken = (tx: Db, demands: readonly Demand[]) =>
  tx.send(sql`
    update products p set stock = p.stock - demand.quantity
    from jsonb_to_recordset(${JSON.stringify(demands)}) as demand(product_id uuid, quantity integer)
    where p.product_id = demand.product_id`)

export const updateStockReturned = (tx: Db, demands: readonly Demand[]) =>
  tx.run(sql`
    update products p set stock = p.stock + demand.quantity
    from jsonb_to_recordset(${JSON.stringify(demands)}) as demand(product_id uuid, quantity integer)
    where p.product_id = demand.product_id`)
