import type { OrderDetails } from '#contract/order.ts'

/** The bill of an order; none once credit notes took all of it back, because it may then be billed again. */
export function billThatCounts({ road }: Pick<OrderDetails, 'road'>) {
  const bill = road?.bill
  return bill && bill.credited < bill.total ? bill : undefined
}
