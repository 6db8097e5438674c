import { getCart } from '#contract/cart.ts'
import { placeOrder } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import type { Someone, TestApp } from './test-app.ts'

export const shipTo = {
  state: 'Gujarat',
  city: 'Surat',
  postal_code: '395003',
  ship_address: '12 Ring Road, Surat',
}

type Line = { readonly product_id: string; readonly quantity: number }

/** Puts lines into a cart directly in the database. */
export async function fillCart({ db }: TestApp, buyer: Someone, lines: readonly Line[]) {
  for (const { product_id, quantity } of lines)
    await db.run(sql`
      insert into cart_lines (user_id, product_id, quantity) values (${buyer.user_id}, ${product_id}, ${quantity})
      on conflict (user_id, product_id) do update set quantity = excluded.quantity`)
}

/** What the cart page sends to order the whole cart. */
export async function wholeCart(testApp: TestApp, buyer: Someone) {
  const { cart_items, total_amount } = await testApp.as(buyer)(getCart, {})
  const ordered_items = cart_items.map(({ product_details: { product_id, quantity } }) => ({
    product_id,
    quantity,
  }))
  return { ...shipTo, ordered_items, total_cost: total_amount }
}

/** Fills the cart and orders all of it. */
export async function buy(testApp: TestApp, buyer: Someone, lines: readonly Line[]): Promise<string[]> {
  await fillCart(testApp, buyer, lines)
  const { order_ids } = await testApp.as(buyer)(placeOrder, await wholeCart(testApp, buyer))
  return order_ids
}

/** The raw answer, for bodies and keys that our pages never send. */
export async function send(
  testApp: TestApp,
  person: Someone | null,
  {
    method = 'POST',
    url,
    body,
    key,
  }: { method?: 'POST' | 'PUT' | 'DELETE'; url: string; body?: unknown; key?: string },
) {
  const { statusCode, payload } = await testApp.app.inject({
    method,
    url,
    headers: {
      'content-type': 'application/json',
      ...(person ? { token: await testApp.tokenOf(person) } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
  })
  return { status: statusCode, text: payload, json: JSON.parse(payload) }
}

/** Gives each of these buyers the same cart. */
export const fillCarts = ({ db }: TestApp, buyers: readonly Someone[], { product_id, quantity }: Line) =>
  db.run(sql`
    insert into cart_lines (user_id, product_id, quantity)
    select buyer, ${product_id}, ${quantity} from unnest(${buyers.map(({ user_id }) => user_id)}::uuid[]) as buyer
    on conflict (user_id, product_id) do update set quantity = excluded.quantity`)
