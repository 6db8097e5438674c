import type { DeliveryStatus } from '#contract/order.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the seller's orders. */
export const sellerOrdersTexts = {
  title: 'All Orders',
  description: 'The orders that your shop received.',
  updatedAt: (time: string) => `Updated at ${time}.`,
  checks: 'Checks for new orders every 30 seconds.',
  staleSince: (time: string) => `Last updated at ${time}. Trying again.`,
  exportCsv: 'Export CSV',
  exportWithGst: 'Orders with GST',
  exportError: 'The file could not be made. Check your connection and try again.',
  counts: 'Orders in numbers',
  total: 'Total',
  statuses: 'Delivery status',
  all: 'All',
  filters: 'Filters',
  fewerFilters: 'Hide filters',
  buyerName: 'Buyer name',
  poNumber: 'PO number',
  poOf: (number: string) => `PO ${number}`,
  productName: 'Product name',
  fromDate: 'From date',
  toDate: 'To date',
  datesTurned: 'The end date is before the start date',
  clear: 'Clear',
  density: 'Rows',
  comfortable: 'Comfortable',
  compact: 'Compact',
  orderId: 'Order ID',
  products: 'Products',
  buyer: 'Buyer',
  date: 'Date',
  orderTotal: 'Total',
  status: 'Status',
  open: 'Open',
  openOrder: (orderId: string) => `Open order ${orderId}`,
  isNew: 'New',
  asSample: (amount: string) => `Sample · ${amount}`,
  moreProducts: (more: number) => plural(more, { one: '+ 1 more product', other: `+ ${more} more products` }),
  statusOf: (orderId: string) => `Status of ${orderId}`,
  update: 'Update',
  updateOf: (orderId: string, status: DeliveryStatus) => `Update ${orderId} to ${statusName(status)}`,
  updated: 'Order status updated!',
  updateError: 'Failed to update status',
  withoutInvoice: (orderId: string) =>
    `${orderId} is marked as shipped without an invoice. It has to be issued when the goods leave, at the latest.`,
  newOrder: 'New order received!',
  viewOrder: 'View order',
  empty: 'No orders found.',
  emptyHint: 'New orders appear here by themselves.',
  emptyOfFilters: 'Nothing matches these filters. Change or clear them.',
  clearFilters: 'Clear filters',
  error: 'Failed to fetch orders',
  range: (first: string, last: string, total: number) =>
    plural(total, {
      one: '1 order',
      other: `${first === last ? first : `${first} – ${last}`} of ${grouped(total)} orders`,
    }),
  found: (count: number) => plural(count, { one: '1 order found', other: `${grouped(count)} orders found` }),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  perPage: 'Orders per page',
} as const

/** The words of one order's page, for its seller. */
export const sellerOrderTexts = {
  addresses: 'Ship to and bill to',
  openDeal: 'See the deal in the chat',
  title: (orderId: string) => `Order ${orderId}`,
  buyer: 'Buyer',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  gstNumber: 'GST number',
  shipTo: 'Ship to',
  toThird: (name: string) => `The goods go to ${name || 'another party'}.`,
  billTo: 'Bill to',
  poNumber: 'PO number',
  note: 'Note',
  chooseStatus: 'New status',
  update: 'Update',
  error: 'Failed to fetch order',
  notYours: 'There is no such order in your shop.',
  allOrders: 'All Orders',
} as const

const otherReason = 'Another reason'

export const cancelTexts = {
  why: 'Why do you cancel it?',
  reasons: [
    'Out of stock',
    'The price or the product was listed wrongly',
    'We do not deliver to this address',
    'The buyer asked for it',
    otherReason,
  ],
  other: otherReason,
  otherLabel: 'Your reason',
  keep: 'Keep as it is',
  confirm: 'Cancel Order',
  error: 'Failed to update status',
} as const

export const questionTexts = {
  cancelTitle: (orderId: string) => `Cancel Order ${orderId}?`,
  cancel:
    'The buyer is told at once and reads the reason, and the goods go back to your stock. An invoice that is issued still counts until you cancel it on its day, or credit it.',
  backTitle: (orderId: string) => `Take order ${orderId} back from Delivered?`,
  back: (to: DeliveryStatus) =>
    `The order is marked as delivered. It becomes ${to} again, and the buyer is told at once.`,
  keep: 'Keep as it is',
  confirmBack: (to: DeliveryStatus) => `Set to ${to}`,
} as const
