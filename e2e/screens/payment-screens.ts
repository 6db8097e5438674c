import type { Page } from '@playwright/test'
import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
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
const shows = (more: Partial<OrderPayment> = {}) => answers(ofOrder, { ...view, ...more })
const beyondUpi = {
  upi: null,
  no_upi: {
    content: 'One UPI payment to this address can be at most ₹1,00,000.00. Please pay to the bank account.',
    sentence: { name: 'payments.aboveUpi', parameters: { rupees: 100_000 } },
  },
}

const order = {
  route: '/order_details/:orderId',
  as: 'buyer',
  at: ({ orderOf }) => orderOf('Pending'),
} satisfies Partial<Screen>

const list = {
  payments: states.map((payment) => ({ ...payment, buyer: 'Ring Road Stores Private Limited, Surat' })),
  sums: { claimed: 1_00_000, confirmed: 12_34_567.5, refunded: 0 },
  total: 4,
  next: null,
}

const merchant = async (page: Page) => {
  await page.getByRole('button', { name: 'Save where you are paid' }).click()
}

/** Where sellers are paid, and what is paid. */
export const paymentScreens: readonly Screen[] = [
  { ...order, state: 'with its payments', ...shows() },
  { ...order, state: 'that UPI is not enough for', ...shows(beyondUpi) },
  { ...order, state: 'without a payee', ...shows({ payee: null, upi: null, payments: [] }) },
  { ...order, state: 'with money to be given back', ...shows({ open: 0, refund_due: 500, upi: null }) },
  { ...order, state: 'saying that it is paid', ...shows(), lead: opens('I have paid') },
  { ...order, ...fails(ofOrder), state: 'with its payments failing' },
  { route: '/seller_console/getting_paid', as: 'seller', ...answers(payee, paid) },
  {
    route: '/seller_console/getting_paid',
    state: 'empty',
    as: 'seller',
    ...answers(payee, { payee: null, terms: null }),
  },
  {
    route: '/seller_console/getting_paid',
    state: 'with what is missing',
    as: 'seller',
    ...answers(payee, { payee: null, terms: null }),
    lead: merchant,
  },
  { route: '/seller_console/getting_paid', as: 'seller', ...loads(payee) },
  { route: '/seller_console/getting_paid', as: 'seller', ...fails(payee) },
  { route: '/seller_console/payments', as: 'seller', ...answers(payments, list) },
  {
    route: '/seller_console/payments',
    state: 'about to reject one',
    as: 'seller',
    ...answers(payments, list),
    lead: opens(/Not received: /),
  },
  {
    route: '/seller_console/payments',
    state: 'empty',
    as: 'seller',
    ...answers(payments, {
      payments: [],
      sums: { claimed: 0, confirmed: 0, refunded: 0 },
      total: 0,
      next: null,
    }),
  },
  { route: '/seller_console/payments', as: 'seller', ...loads(payments) },
  { route: '/seller_console/payments', as: 'seller', ...fails(payments) },
]
