import type { DeliveryStatus } from '#contract/order.ts'
import type { DemoBuyer } from './data/buyers.ts'
import type { DemoProduct } from './make-products.ts'

export type DemoLine = {
  readonly product: DemoProduct
  readonly quantity: number
  readonly unit_price_paise: number
}

export type DemoEvent = {
  readonly delivery_status: DeliveryStatus
  readonly at: number
  readonly by: 'buyer' | 'seller'
  readonly reason: string | null
}

/** An order of the demo market with its history. */
export type DemoOrder = {
  readonly order_id: string
  readonly buyer: DemoBuyer
  readonly seller_id: string
  readonly lines: readonly DemoLine[]
  /** The first event is the order itself; the last one gives its status. */
  readonly events: readonly [DemoEvent, ...DemoEvent[]]
  /** Whether its buyer has reviewed the products. */
  readonly isReviewed: boolean
}

export const statusOf = ({ events }: DemoOrder): DeliveryStatus => events.at(-1)?.delivery_status ?? 'Pending'
