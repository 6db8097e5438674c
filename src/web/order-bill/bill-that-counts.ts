import type { OrderDetails } from '#contract/order.ts'

/** The bill of an order; none once credit notes took all of it back, because it may then be billed again. */
export function billThatCounts({ road }: Pick<OrderDetails, 'road'>) {
  const bill = road?.bill
  return bill && bill.credited < bill.total ? bill : undefined
}

/** Until the order is billed, and again once that bill was credited as a whole; the last word is the server's. */
export const canChangeBill = (order: Pick<OrderDetails, 'road' | 'delivery_status'>) =>
  order.road !== undefined && order.delivery_status !== 'Cancelled' && !billThatCounts(order)
