import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the seller's dashboard. */
export const dashboardTexts = {
  title: 'Dashboard',
  description: 'Your shop at a glance.',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeAll: 'Welcome',
  userError: (reason: string) => `Error occurred while fetching user data: ${reason}`,

  figures: 'Your shop in numbers',
  totalProducts: 'Total Products',
  totalOrders: 'Total Orders',
  totalRevenue: 'Total Revenue',
  pendingOrders: 'Pending Orders',
  pendingNote: 'Pending and Confirmed',

  profile: 'Profile',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  company: 'Company Name',
  gst: 'GST Number',
  notProvided: 'Not provided',

  quickActions: 'Quick Actions',
  products: 'Products',
  productsHint: 'Add, change and list your goods',
  orders: 'Orders',
  ordersHint: 'Confirm and ship what buyers ordered',
  chats: 'Chats',
  chatsHint: 'Answer customer queries',
  analytics: 'Analytics',
  analyticsHint: 'Sales, stock and reviews in numbers',

  tasks: 'To do',
  allDone: 'All done. Nothing needs your attention.',
  ordersToConfirm: (count: number) =>
    plural(count, { one: '1 order to confirm', other: `${grouped(count)} orders to confirm` }),
  paymentsToConfirm: (count: number) =>
    plural(count, { one: '1 payment to confirm', other: `${grouped(count)} payments to confirm` }),
  problemsToSolve: (count: number) =>
    plural(count, { one: '1 problem waits for you', other: `${grouped(count)} problems wait for you` }),
  goodsMissing: (count: number) =>
    plural(count, {
      one: 'Goods of 1 order came short or damaged',
      other: `Goods of ${grouped(count)} orders came short or damaged`,
    }),
  offersToAnswer: (count: number) =>
    plural(count, {
      one: '1 offer of a buyer to answer',
      other: `${grouped(count)} offers of buyers to answer`,
    }),
  unreadChats: (count: number) =>
    plural(count, { one: '1 unread message', other: `${grouped(count)} unread messages` }),
  lowStock: (count: number) =>
    plural(count, { one: '1 product is low in stock', other: `${grouped(count)} products are low in stock` }),
  outOfStock: (count: number) =>
    plural(count, { one: '1 product is out of stock', other: `${grouped(count)} products are out of stock` }),
  rejected: (count: number) =>
    plural(count, { one: '1 product was rejected', other: `${grouped(count)} products were rejected` }),

  start: 'Start selling',
  startDone: 'Done',
  startApproved: 'Your shop is approved',
  startPicture: 'Add your shop’s picture',
  startProduct: 'Add your first product',
  startPayee: 'Say where buyers pay you',
  startTax: 'Check your GST scheme and invoice numbers',
  startOrder: 'Receive your first order',

  revenue: 'Revenue, last 30 days',
  revenueSummary: (revenue: string, orders: number, best: string) =>
    `${revenue} from ${grouped(orders)} ${plural(orders, { one: 'order', other: 'orders' })}. Best day: ${best}.`,
  noRevenue: 'No revenue in the last 30 days.',
  noRevenueHint: 'Your revenue appears here with your next order.',
  figuresError: 'The figures could not be loaded. The zeros above are not your real numbers.',
  date: 'Date',
  amount: 'Revenue',
} as const
