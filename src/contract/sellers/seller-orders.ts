import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, indianDay, language } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { sellerOrder, statusFilter } from '#contract/order.ts'
import { longestPoNumber } from '#contract/order-billing.ts'
import { csvFile, paged, successWithMessage } from '#contract/reply.ts'

/** Blank form fields filter nothing. */
const unlessBlank = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((input: unknown) => (input === '' ? undefined : input)),
      z.optional(schema),
    ),
  )

/** The filter of a shop's list and export. */
const filters = {
  status: unlessBlank(statusFilter),
  /** Part of the buyer's name, in any case. */
  buyer: cutText(limits.text.name),
  /** Part of a product's name as sold. */
  product: cutText(limits.text.name),
  /** Part of the buyer's PO number, in any case. */
  po_number: cutText(longestPoNumber),
  /** Days in India, inclusive. */
  from: unlessBlank(indianDay),
  to: unlessBlank(indianDay),
}

const pageSizes = [10, 25, 50, 100] as const
const pageSize = z._default(
  z.pipe(z.coerce.number(), z.literal(pageSizes, 'Choose 10, 25, 50 or 100 orders a page')),
  limits.page.list,
)

/** The highest offset; for older orders people narrow the list by days. */
export const maxSkippedOrders = 100_000
const noPage = 'This page of the list does not exist. Please start from the first.'

const counts = z.object({
  all: z.int(),
  Pending: z.int(),
  Confirmed: z.int(),
  Shipped: z.int(),
  Delivered: z.int(),
  Cancelled: z.int(),
})
export type OrderCounts = z.infer<typeof counts>

export const listSellerOrders = endpoint({
  method: 'GET',
  path: '/api/orders/seller/orders-list',
  access: 'seller',
  about:
    "The orders that the caller's shop received, newest first; by cursor, or by the number of a page. `counts` are exact, of every status under the other filters.",
  input: z.object({
    ...filters,
    limit: pageSize,
    cursor,
    /** Instead of a cursor: counted from 1, in the current order of the list. */
    page: z.optional(z.pipe(z.coerce.number(noPage), z.int(noPage).check(z.minimum(1, noPage)))),
  }),
  reply: z.object({ ...successWithMessage, Orders: z.array(sellerOrder), counts, ...paged }),
})

const columns = unlessBlank(
  z.literal('gst', "Choose 'gst' for the file of orders with GST, or leave that out"),
)
export type FileColumns = z.output<typeof columns>

export const exportSellerOrders = endpoint({
  method: 'GET',
  path: '/api/orders/seller/export',
  access: 'seller',
  produces: 'text/csv',
  about:
    'All orders that the filters match, as a CSV file for spreadsheets: its nine columns or, with `columns=gst`, also tax, place of supply and PO number.',
  input: z.object({ ...filters, columns, language }),
  reply: csvFile,
})
export type OrderFilters = Omit<z.output<typeof exportSellerOrders.input>, 'language' | 'columns'>
