import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  getOrderPayment,
  type OrderPayment,
  type Payment,
  withdrawPayment,
} from '#contract/payments/payment.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { OrderPayments } from './order-payments.tsx'

const anAdvance: Payment = {
  payment_id: '0199aaaa-0000-7000-8000-000000000001',
  order_id: 'VJ-00000001',
  kind: 'advance',
  amount: 3_000,
  method: 'upi',
  reference: '412345678901',
  paid_on: '2026-11-23',
  state: 'confirmed',
  by: 'seller',
  reason: null,
  proof: null,
  is_reference_shared: false,
  receipt: null,
  created_at: '2026-11-23T10:00:00.000Z',
  decided_at: '2026-11-23T10:00:00.000Z',
}

function payments(me: 'buyer' | 'seller', more: Partial<OrderPayment> = {}) {
  const sums = {
    total: 10_000,
    credited: 0,
    payable: 10_000,
    paid: 3_000,
    claimed: 0,
    open: 0,
    refund_due: 0,
  }
  const nothing = { terms: null, due: [], next_amount: 0, payee: null, upi: null, no_upi: null }
  answer(getOrderPayment, () => ({ ...sums, ...nothing, payments: [anAdvance], ...more }))
  show(<OrderPayments orderId="VJ-00000001" me={me} isCancelled={false} version="1" onChanged={() => {}} />)
}

const no_receipt = {
  content: 'Please complete the address and PIN code of 33AABCK0001F1Z5 first, under GST and invoices.',
  sentence: { name: 'documents.unfinishedRegistration', parameters: {} },
}
const receipt = () => screen.queryByRole('button', { name: /^Receipt voucher/ })

test('a seller reads what an advance lacks for its receipt voucher, and where to fill it in', async () => {
  payments('seller', { no_receipt })
  expect(
    await screen.findByText(/^The advance has no receipt voucher yet\. Please complete the address/),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open GST and invoices' }).getAttribute('href')).toMatch(/gst$/)
  expect(receipt()).toBeNull()
})

test('a buyer reads when payment details will show, and can note a payment all the same', async () => {
  const content = 'You ordered from more than 20 suppliers in a day.'
  const sentence = { name: 'payments.payeeLater', parameters: { limit: 20 } }
  payments('buyer', { open: 7_000, payee_later: { content, sentence } })
  expect(await screen.findByText(/^You ordered from more than 20 suppliers in a day/)).toBeTruthy()
  expect(screen.queryByText(/has not added payment details yet/)).toBeNull()
  expect(screen.getByRole('button', { name: 'I have paid' })).toBeTruthy()
})

test('a buyer reads it too, without a way to the settings of the shop', async () => {
  payments('buyer', { no_receipt })
  expect(await screen.findByText(/^The advance has no receipt voucher yet/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open GST and invoices' })).toBeNull()
})

test('an advance whose registration is complete by now has a voucher to open', async () => {
  payments('buyer')
  expect(await screen.findByRole('button', { name: 'Receipt voucher' })).toBeTruthy()
  expect(screen.queryByText(/has no receipt voucher yet/)).toBeNull()
})

test('a seller takes back what they noted as received, with a reason, and reads what becomes of its voucher', async () => {
  const sent: unknown[] = []
  const noted = { ...anAdvance, receipt: 'INV/26-27/R0001', created_at: new Date().toISOString() }
  answer(withdrawPayment, (input) => {
    sent.push(input)
    const payment: Payment = { ...noted, state: 'withdrawn', reason: 'The amount was mistyped.' }
    return { content: 'The payment is withdrawn.', payment }
  })
  payments('seller', { payments: [noted] })
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw ₹3,000.00' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/INV\/26-27\/R0001 is cancelled/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'The amount was mistyped.' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'The amount was mistyped.' }]))
})

test.each([
  ['the buyer', 'buyer', { by: 'seller' }],
  ['a seller of what the buyer noted', 'seller', { by: 'buyer' }],
  ['a seller after 30 days', 'seller', { created_at: '2025-01-01T10:00:00.000Z' }],
] as const)('%s takes nothing back that counts', async (_, me, more) => {
  payments(me, { payments: [{ ...anAdvance, created_at: new Date().toISOString(), ...more }] })
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('what was withdrawn stays, with its days, its reason and its cancelled voucher', async () => {
  const back: Payment = {
    ...{ ...anAdvance, state: 'withdrawn', receipt: 'INV/26-27/R0001' },
    ...{ reason: 'The amount was mistyped.', decided_at: '2026-11-25T10:00:00.000Z' },
  }
  payments('buyer', { payments: [back] })
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(screen.getByText('Noted as received on 23 Nov 2026, withdrawn on 25 Nov 2026')).toBeTruthy()
  expect(screen.getByText('Reason: The amount was mistyped.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Receipt voucher INV/26-27/R0001, cancelled' })).toBeTruthy()
})

test('of what the terms want, what is paid says so, the earliest part first', async () => {
  const part = { credit_days: 0, is_due: true, due_on: null }
  const due: OrderPayment['due'] = [
    { ...part, amount: 3_000, when: 'now' },
    { ...part, amount: 7_000, when: 'on_delivery', is_due: false },
  ]
  payments('buyer', { open: 7_000, due })
  const parts = within(await screen.findByRole('list', { name: 'When it is paid' }))
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In advance, paid₹3,000.00',
    'When the goods are delivered₹7,000.00',
  ])
})

test('a cancelled order of which nothing was paid has a sentence instead of zeros, and a way to say that it was', async () => {
  const nothing = { terms: null, due: [], next_amount: 0, payee: null, upi: null, no_upi: null }
  const sums = { total: 0, credited: 0, payable: 0, paid: 0, claimed: 0, open: 0, refund_due: 0 }
  answer(getOrderPayment, () => ({ ...sums, ...nothing, payments: [] }))
  show(<OrderPayments orderId="VJ-00000001" me="buyer" isCancelled version="1" onChanged={() => {}} />)
  expect(await screen.findByText(/^No payment is noted/)).toBeTruthy()
  expect(screen.queryByText('₹0.00')).toBeNull()
  expect(screen.getByRole('button', { name: 'Record a payment' })).toBeTruthy()
})
