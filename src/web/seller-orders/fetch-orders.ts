import type { ReplyOf } from '#contract/endpoint.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { api } from '#web/api/browser-api.ts'
import type { OrdersQuery } from './orders-query.ts'

export type OrdersPage = Pick<
  ReplyOf<typeof listSellerOrders>,
  'Orders' | 'counts' | 'total' | 'total_is_floor' | 'next'
>

/** What the filters say to the server: the list and the file ask for the same orders. */
export const filtersOf = ({ status, buyer, product, po_number, from, to }: OrdersQuery) => ({
  ...(status ? { status } : {}),
  ...(buyer ? { buyer } : {}),
  ...(product ? { product } : {}),
  ...(po_number ? { po_number } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})

export const fetchOrders = (query: OrdersQuery): Promise<OrdersPage> =>
  api(listSellerOrders, {
    ...filtersOf(query),
    limit: query.size,
    ...(query.cursor ? { cursor: query.cursor } : {}),
    ...(query.page > 1 ? { page: query.page } : {}),
  })
