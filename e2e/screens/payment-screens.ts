import type { Page } from '@playwright/test'
import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const payee = '**/api/seller/payee'
const payments = '**/api/seller/payments*'
const ofOrder = '**/api/orders/VJ-*/payment'

const aPayee = {
  name: 'Sharma Cotton Mills and Garment Trading Company',
  vpa: 'sharma.cotton.mills.garments@okhdfcbank',
  vpa_kind: 'merchant',
  mcc: '5131',
  account_number_end: '6789',
  has_account: true,
  ifsc: 'HDFC0001234',
  since: '2026-11-20T06:00:00.000Z',
}
const paid = { payee: aPayee, terms: { advance_bp: 3_000, rest: 'credit', credit_days: 30 } }

const aPayment: Payment = {
  payment_id: '0199bbbb-0000-7000-8000-000000000001',
  order_id: 'VJ-7Q2K9X4M',
  kind: 'advance',
  amount: 1_00_000,
  method: 'neft',
  reference: 'SBIN526328123456789012',
  paid_on: '2026-11-20',
  state: 'claimed',
  by: 'buyer',
  reason: null,
  proof: 'picture',
  is_reference_shared: true,
  receipt: null,
  created_at: '2026-11-20T06:00:00.000Z',
  decided_at: null,
}
const states: Payment[] = (['claimed', 'confirmed', 'rejected', 'withdrawn'] as const).map(
  (state, place) => ({
    ...aPayment,
    payment_id: `0199bbbb-0000-7000-8000-00000000000${place}`,
    amount: aPayment.amount + place,
    state,
    reason: state === 'rejected' ? 'No such reference in our bank statement, please look again.' : null,
    receipt: state === 'confirmed' ? 'INV/26-27/R0001' : null,
  }),
)

const modules = Array.from({ length: 29 }, (_, y) => `M${4 + (y % 3)} ${4 + y}h${20 - (y % 5)}v1h-9z`)
const qr_svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><rect width="37" height="37" fill="#fff"/><path d="${modules.join('')}"/></svg>`

const view: Omit<OrderPayment, 'success'> = {
  total: 3_37_500.5,
  credited: 0,
  payable: 3_37_500.5,
  paid: 1_00_001,
  claimed: 1_00_000,
  open: 2_37_499.5,
  refund_due: 0,
  terms: { advance_bp: 3_000, rest: 'credit', credit_days: 30 },
  due: [
    { amount: 1_01_250.15, when: 'now', credit_days: 0, is_due: true, due_on: null },
    { amount: 2_36_250.35, when: 'credit', credit_days: 30, is_due: false, due_on: '2026-12-20' },
  ],
  next_amount: 1_37_499.5,
  payee: { ...aPayee, vpa_kind: 'merchant', is_name_unlike: true, account_number: '50100123456789' },
  upi: { link: 'upi://pay?pa=sharma@okhdfcbank&am=137499.50&cu=INR&tn=VJ-7Q2K9X4M', qr_svg },
  no_upi: null,
  payments: states,
}
const day = 24 * 60 * 60_000
const noted: Payment = {
  ...aPayment,
  ...{ state: 'confirmed', by: 'seller', proof: null, is_reference_shared: false },
  receipt: 'INV/26-27/R0001',
  created_at: new Date(Date.now() - 5 * day).toISOString(),
  decided_at: new Date(Date.now() - 5 * day).toISOString(),
}
const isOver: Payment = {
  ...noted,
  payment_id: '0199bbbb-0000-7000-8000-000000000005',
  created_at: new Date(Date.now() - 45 * day).toISOString(),
}
const takenBack: Payment = {
  ...noted,
  payment_id: '0199bbbb-0000-7000-8000-000000000006',
  state: 'withdrawn',
  reason: 'The cheque bounced: our bank said so on the third day, without naming a cause.',
  decided_at: new Date(Date.now() - day).toISOString(),
}
/** One that can be taken back, one that is too old for it, one that was. */
const sellersWord = { payments: [noted, isOver, takenBack] }
export const shows = (more: Partial<OrderPayment> = {}) => answers(ofOrder, { ...view, ...more })
const beyondUpi = {
  upi: null,
  no_upi: {
    content: 'One UPI payment to this address can be at most ₹1,00,000.00. Please pay to the bank account.',
    sentence: { name: 'payments.aboveUpi', parameters: { rupees: 100_000 } },
  },
}

const aboveUpiAlone =
  'One UPI payment to this address can be at most ₹1,00,000.00, and the supplier has given no bank account. Pay in parts, or ask in the chat for an account.'
const unsaid = { payee: null, terms: null }

const order = {
  route: '/order_details/:orderId',
  as: 'buyer',
  at: ({ orderOf }) => orderOf('Pending'),
} satisfies Partial<Screen>

const ofSeller = {
  route: '/seller_console/orders/:orderId',
  as: 'seller',
  at: async ({ people }) => {
    const [pending] = (await people.seller.api(listSellerOrders, { status: 'Pending' })).Orders
    return `/seller_console/orders/${pending?.order_id}`
  },
} satisfies Partial<Screen>

const withBuyers = (rows: readonly Payment[]) => ({
  payments: rows.map((row) => ({ ...row, buyer: 'Ring Road Stores Private Limited, Surat' })),
})
const list = {
  ...withBuyers(states),
  sums: { claimed: 1_00_000, confirmed: 12_34_567.5, refunded: 0 },
  total: 4,
  next: null,
}
const nothing = { payments: [], sums: { claimed: 0, confirmed: 0, refunded: 0 }, total: 0, next: null }

const merchant = async (page: Page) => {
  await page.getByRole('button', { name: 'Save payment details' }).click()
}

/** Where sellers are paid, and what is paid. */
export const paymentScreens: readonly Screen[] = [
  { ...order, state: 'with its payments', ...shows() },
  { ...order, state: 'that UPI is not enough for', ...shows(beyondUpi) },
  {
    ...order,
    state: 'that UPI is not enough for, of a shop without an account',
    ...shows({
      ...beyondUpi,
      payee: { ...view.payee, account_number: '', ifsc: '' } as NonNullable<OrderPayment['payee']>,
      no_upi: { ...beyondUpi.no_upi, content: aboveUpiAlone },
    }),
  },
  { ...order, state: 'without a payee', ...shows({ payee: null, upi: null, payments: [] }) },
  { ...order, state: 'with money to be given back', ...shows({ open: 0, refund_due: 500, upi: null }) },
  { ...order, state: 'saying that it is paid', ...shows(), lead: opens('I have paid') },
  {
    ...order,
    state: 'with an advance that lacks its receipt voucher',
    ...shows({
      no_receipt: {
        content:
          'The supplier has to complete its GST registration here before it can issue the receipt voucher.',
        sentence: { name: 'payments.receiptWaits', parameters: {} },
      },
      payments: states.map((payment) => ({ ...payment, receipt: null })),
    }),
  },
  {
    ...order,
    state: 'noting another payment',
    ...shows({ open: 0, next_amount: 0, upi: null }),
    lead: opens('Record another payment'),
  },
  {
    ...order,
    state: 'with a half-typed day of payment',
    ...shows(),
    lead: async (page) => {
      await opens('I have paid')(page)
      const day = page.getByLabel('Day of payment')
      await day.fill('')
      await day.press('1')
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
  { ...order, ...fails(ofOrder), state: 'with its payments failing' },
  { ...order, state: 'with a payment that was taken back', ...shows(sellersWord) },
  { ...ofSeller, state: 'with a payment that was taken back', ...shows(sellersWord) },
  { ...ofSeller, state: 'about to take back a payment', ...shows(sellersWord), lead: opens(/^Withdraw ₹/) },
  { ...ofSeller, state: 'with its payments', ...shows() },
  { ...ofSeller, state: 'without a payee', ...shows({ payee: null, upi: null, payments: [] }) },
  { ...ofSeller, state: 'noting a payment', ...shows(), lead: opens('Record a payment') },
  {
    ...ofSeller,
    state: 'noting a refund',
    ...shows({ open: 0, next_amount: 0, refund_due: 500, upi: null }),
    lead: opens('I have given money back'),
  },
  { route: '/seller_console/getting_paid', as: 'seller', ...answers(payee, paid) },
  { route: '/seller_console/getting_paid', state: 'empty', as: 'seller', ...answers(payee, unsaid) },
  {
    route: '/seller_console/getting_paid',
    state: 'with what is missing',
    as: 'seller',
    ...answers(payee, unsaid),
    lead: merchant,
  },
  {
    route: '/seller_console/getting_paid',
    state: 'about to be changed without a password',
    as: 'seller',
    ...answers(payee, paid),
    lead: merchant,
  },
  { route: '/seller_console/getting_paid', as: 'seller', ...loads(payee) },
  { route: '/seller_console/getting_paid', as: 'seller', ...fails(payee) },
  { route: '/seller_console/payments', as: 'seller', ...answers(payments, list) },
  {
    route: '/seller_console/payments',
    state: 'about to confirm one',
    as: 'seller',
    ...answers(payments, list),
    lead: opens(/^Payment received: /),
  },
  {
    route: '/seller_console/payments',
    state: 'about to reject one',
    as: 'seller',
    ...answers(payments, list),
    lead: opens(/Not received: /),
  },
  {
    route: '/seller_console/payments',
    state: 'about to take one back',
    as: 'seller',
    ...answers(payments, { ...list, ...withBuyers(sellersWord.payments), total: 3 }),
    lead: opens(/^Withdraw ₹/),
  },
  { route: '/seller_console/payments', state: 'empty', as: 'seller', ...answers(payments, nothing) },
  {
    route: '/seller_console/payments',
    state: 'where nothing is found',
    as: 'seller',
    at: () => '/seller_console/payments?q=SBIN5263',
    ...answers(payments, nothing),
  },
  { route: '/seller_console/payments', as: 'seller', ...loads(payments) },
  { route: '/seller_console/payments', as: 'seller', ...fails(payments) },
]
