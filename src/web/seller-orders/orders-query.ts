import { type DeliveryStatus, deliveryStatuses } from '#contract/order.ts'

export const pageSizes = [10, 25, 50] as const
type PageSize = (typeof pageSizes)[number]

export type OrderFilters = {
  buyer: string
  product: string
  po_number: string
  /** Days in India: '2026-11-19', or empty. */
  from: string
  to: string
}

export type OrdersQuery = OrderFilters & {
  status: DeliveryStatus | undefined
  size: PageSize
  cursor: string | undefined
  /** Where there is a cursor, it leads, and this only says where one is. */
  page: number
}

const filterNames = ['buyer', 'product', 'po_number', 'from', 'to'] as const

/** What the address asks for; what it asks for wrongly is left out. */
export function readQuery(params: URLSearchParams): OrdersQuery {
  const cursor = params.get('cursor') || undefined
  return {
    ...readFilters(params),
    status: deliveryStatuses.find((status) => status === params.get('status')),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
    cursor,
    page: Math.max(cursor ? 2 : 1, Math.trunc(Number(params.get('page'))) || 1),
  }
}

const readFilters = (params: URLSearchParams): OrderFilters => ({
  buyer: params.get('buyer') ?? '',
  product: params.get('product') ?? '',
  po_number: params.get('po_number') ?? '',
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
})

const dayIn = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

export const noFilters: OrderFilters = { buyer: '', product: '', po_number: '', from: '', to: '' }

export const trimFilters = (filters: OrderFilters): OrderFilters => ({
  ...filters,
  buyer: filters.buyer.trim(),
  product: filters.product.trim(),
  po_number: filters.po_number.trim(),
})

/** Days in this form are in the order of their letters. */
export const areDatesTurned = ({ from, to }: OrderFilters) => from !== '' && to !== '' && to < from

export const hasFilters = (filters: OrderFilters) => filterNames.some((name) => filters[name] !== '')

/** Not simply the newest orders of all. */
export const isPart = (query: OrdersQuery) =>
  hasFilters(query) || query.status !== undefined || query.page > 1

type Change = Partial<Record<'status' | 'size' | 'cursor' | 'page' | keyof OrderFilters, string>>

/** The address after a change; another list starts at its first page, and empty values leave the address. */
export function changed(params: URLSearchParams, change: Change) {
  const next = new URLSearchParams(params)
  if (!('page' in change)) {
    next.delete('cursor')
    next.delete('page')
  }
  for (const [name, value] of Object.entries(change)) {
    if (value && `${name}=${value}` !== 'page=1') next.set(name, value)
    else next.delete(name)
  }
  return next
}
