import { type DeliveryStatus, deliveryStatuses, type OrderDetails } from '#contract/order.ts'

/** 'Ordered', none, or one that a later server may know: all are the first step (specification 4). */
export const knownStatus = (value: unknown): DeliveryStatus =>
  deliveryStatuses.find((status) => status === value) ?? 'Pending'

/** An order as this page can show it. */
export const withKnownStatus = (order: OrderDetails): OrderDetails => ({
  ...order,
  delivery_status: knownStatus(order.delivery_status),
  history: (order.history ?? []).map((event) => ({
    ...event,
    delivery_status: knownStatus(event.delivery_status),
  })),
})
