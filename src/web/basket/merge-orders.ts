import type { OrderSummary } from '#contract/order.ts'

export type Merged = {
  readonly items: readonly { readonly product_id: string; readonly quantity: number }[]
  /** What one unit cost in the latest of the orders, by product. */
  readonly paid: ReadonlyMap<string, number>
  readonly names: ReadonlyMap<string, string>
  /** Names of products that are gone for good. */
  readonly gone: readonly string[]
}

/** The goods of several orders together: each product once, quantities added up, freight left out. */
export function mergeOrders(orders: readonly Pick<OrderSummary, 'ordered_items' | 'order_date'>[]): Merged {
  const sums = new Map<string, number>()
  const paid = new Map<string, number>()
  const names = new Map<string, string>()
  // The latest comes last, so that its price stays.
  const lines = [...orders]
    .sort((a, b) => a.order_date.localeCompare(b.order_date))
    .flatMap(({ ordered_items }) => ordered_items.filter(({ is_freight }) => !is_freight))
  for (const { product_id, product_name, quantity, unit_price } of lines) {
    if (product_id === null) continue
    sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
    paid.set(product_id, unit_price)
    names.set(product_id, product_name)
  }
  const gone = lines.filter(({ product_id }) => product_id === null)
  return {
    items: [...sums].map(([product_id, quantity]) => ({ product_id, quantity })),
    paid,
    names,
    gone: [...new Set(gone.map(({ product_name }) => product_name))],
  }
}
