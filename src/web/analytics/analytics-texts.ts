import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const ordersOf = (count: number) => plural(count, { one: '1 order', other: `${grouped(count)} orders` })

/** The words of the page Analytics. */
export const analyticsTexts = {
  title: 'Analytics',
  description: 'Orders, products, revenue and reviews of your shop.',
  orderFigures: 'Orders in numbers',
  totalOrders: 'Total Orders',
  pending: 'Pending',
  pendingNote: 'and Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  revenue: 'Revenue',
  productFigures: 'Products in numbers',
  totalProducts: 'Total Products',
  outOfStock: 'Out of Stock',
  lowStock: 'Low Stock',
  lowStockNote: (limit: number) => `${limit} or fewer`,
  byStatus: 'Orders by status',
  status: 'Status',
  orders: 'Orders',
  statusSummary: (total: number, pending: number) =>
    `${ordersOf(total)} in all, ${pending === 0 ? 'none' : grouped(pending)} waiting to be shipped.`,
  revenueOver: 'Revenue over time',
  revenueBy: 'Revenue by',
  day: 'Day',
  week: 'Week',
  daySummary: (days: number, sum: string, best: string) =>
    `${sum} in the last ${days} days. The best day was ${best}.`,
  weekSummary: (weeks: number, sum: string, best: string) =>
    `${sum} in the last ${weeks} weeks. The best week was ${best}.`,
  noRevenue: (days: number) => `No orders in the last ${days} days.`,
  weekFrom: (first: string, last: string) => `${first} – ${last}`,
  reviews: 'Review Analytics',
  totalReviews: 'Total Reviews',
  averageRating: 'Average Rating',
  none: 'N/A',
  mostReviewed: 'Most Reviewed Product',
  reviewCount: 'Review Count',
  product: 'Product',
  reviewsOf: (count: number) => plural(count, { one: '1 review', other: `${grouped(count)} reviews` }),
  averageOf: (rating: string) => `average ${rating}`,
  noReviews: 'No reviews yet. Buyers may review a product once it is delivered.',
  tax: 'GST on your invoices',
  taxHint: 'Tax invoices and bills of supply less credit notes, by their dates.',
  taxPeriod: 'Period',
  taxPeriods: { month: 'This month', last_month: 'Last month', year: 'Financial year' },
  taxDays: (from: string, to: string) => `${from} – ${to}`,
  taxDocuments: (invoices: number, notes: number) => {
    const billed = plural(invoices, { one: '1 invoice', other: `${grouped(invoices)} invoices` })
    if (notes === 0) return billed
    return `${billed}, ${plural(notes, { one: '1 credit note', other: `${grouped(notes)} credit notes` })}`
  },
  taxOfProducts: 'GST by product',
  taxInAll: 'GST in all',
  stateTax: 'SGST or UTGST',
  totalWithTax: 'Total with GST',
  otherProducts: (count: number) =>
    plural(count, { one: '1 other product', other: `${grouped(count)} other products` }),
  noTax: 'No invoices in this period.',
  noTaxHint: 'An invoice is issued on the page of its order.',
  taxError: 'The GST figures could not be loaded.',
  empty: 'No analytics data available.',
  emptyHint: 'List a product; your first order and review will show here.',
  addProduct: 'Add product',
  error: 'Failed to fetch analytics',
} as const
