import { chanceOf } from '#server/demo/chance.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import { creditsOf, momentOf } from './published-orders.ts'

/** Who pays late, and how much of a bill until then: nothing, or a part. */
const shares: Readonly<Record<string, readonly number[]>> = {
  'pooja@sharma-garments.example': [0, 0.4, 1],
  'orders@city-uniforms.example': [0.5, 0.6],
  'zeenat@gomti-kirana.example': [0],
  'ramesh@pinkcity-store.example': [0, 0.5, 1, 1, 1, 1],
}

/** Late since so long: bills before that were paid in the end. */
const latest = 100 * span.day

/** Which part of an order its buyer has paid by now. */
export function sharesPaid(now: number, orders: readonly DemoOrder[]): (order: DemoOrder) => number {
  // What was credited is given back, so it was paid.
  const credited = new Set(creditsOf(now, orders).map(({ order }) => order.order_id))
  return (order) => {
    const own = shares[order.buyer.email]
    const delivered = momentOf(order, 'Delivered') ?? 0
    if (!own || credited.has(order.order_id) || delivered < now - latest) return 1
    return chanceOf('late', order.order_id).pick(own)
  }
}
