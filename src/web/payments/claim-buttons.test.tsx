import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  claimPayment,
  confirmPayment,
  getOrderPayment,
  type OrderPayment,
  type Payment,
} from '#contract/payments/payment.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { OrderPayments } from './order-payments.tsx'

const aPayment = (more: Partial<Payment> = {}): Payment => ({
  ...{ payment_id: 'p', order_id: 'VJ-00000001', kind: 'advance', amount: 400, method: 'upi' },
  ...{ reference: '412345678901', paid_on: '2026-11-23', state: 'claimed', by: 'buyer', reason: null },
  ...{ proof: null, is_reference_shared: false, receipt: null, decided_at: null },
  created_at: '2026-11-23T06:00:00.000Z',
  ...more,
})
const view = {
  ...{ total: 1_000, credited: 0, payable: 1_000, paid: 0, claimed: 0, open: 1_000, refund_due: 0 },
  ...{ terms: null, due: [], next_amount: 1_000, payee: null, upi: null, no_upi: null, payments: [] },
}

function paymentsOf(me: 'buyer' | 'seller', more: Partial<OrderPayment> = {}) {
  answer(getOrderPayment, () => ({ ...view, ...more }))
  return show(
    <OrderPayments orderId="VJ-00000001" me={me} isCancelled={false} version="1" onChanged={() => {}} />,
  )
}
const buttonsOf = async (me: 'buyer' | 'seller', more: Partial<OrderPayment>) => {
  paymentsOf(me, more)
  await screen.findByRole('group', { name: 'Note what was paid' })
  const group = within(screen.getByRole('group', { name: 'Note what was paid' }))
  return group.getAllByRole('button').map(({ textContent }) => textContent)
}

test('whoever gets money says once more that it arrived, because nobody takes that back', async () => {
  const calls = answer(confirmPayment, () => ({
    content: 'The payment is confirmed.',
    payment: aPayment({ state: 'confirmed' }),
  }))
  const { user } = paymentsOf('seller', { payments: [aPayment()] })
  await user.click(await screen.findByRole('button', { name: 'Payment received: ₹400.00' }))
  const question = within(await screen.findByRole('dialog', { name: '₹400.00 arrived?' }))
  expect(calls).toEqual([])
  await user.click(question.getByRole('button', { name: 'Yes, it arrived' }))
  await screen.findByText('The payment is confirmed.')
  expect(calls.map(({ input }) => input)).toEqual([{ paymentId: 'p' }])
})

test('money is given back once: what waits for the buyer is not asked for again', async () => {
  const cancelled = { payable: 0, paid: 1_000, open: 0, refund_due: 1_000, next_amount: 0 }
  const refund = aPayment({ kind: 'refund', by: 'seller', amount: 999.99 })
  const calls = answer(claimPayment, () => ({ content: 'The refund is recorded.', payment: refund }))
  const { user } = paymentsOf('seller', { ...cancelled, payments: [refund] })
  await user.click(await screen.findByRole('button', { name: 'I have given money back' }))
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  expect(amount.value).toBe('0.01')
  expect(calls).toEqual([])
})

test('a payment whose answer was lost is noted under the same key, and so once', async () => {
  const calls = answer(claimPayment, () => {
    throw new Error('no line')
  })
  const { user } = paymentsOf('buyer')
  await user.click(await screen.findByRole('button', { name: 'I have paid' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: /UTR|reference/i }), '412345678901')
  for (const count of [1, 2]) {
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => calls).toHaveLength(count)
    await expect
      .poll(() => form.getByRole('button', { name: 'Save' }).getAttribute('aria-busy'))
      .not.toBe('true')
  }
  const [first, second] = calls.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(second)
})

test('with all of it on its way back nothing more is', async () => {
  const cancelled = { payable: 0, paid: 1_000, open: 0, refund_due: 1_000, next_amount: 0 }
  const refund = aPayment({ kind: 'refund', by: 'seller', amount: 1_000 })
  expect(await buttonsOf('seller', { ...cancelled, payments: [refund] })).toEqual(['Record another payment'])
})

test('who paid twice, or for an order that was cancelled meanwhile, can still say so', async () => {
  const done = { open: 0, next_amount: 0 }
  const payments = [aPayment({ state: 'confirmed', amount: 1_000 })]
  expect(await buttonsOf('buyer', { ...done, paid: 1_000, payments })).toEqual(['Record another payment'])
})

test('a sum with paise stands in the field with two digits', async () => {
  const { user } = paymentsOf('buyer', { open: 1_37_499.5, next_amount: 1_37_499.5 })
  await user.click(await screen.findByRole('button', { name: 'I have paid' }))
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  expect(amount.value).toBe('137499.50')
})

test('cash of several parts is warned of together', async () => {
  const cash = aPayment({ method: 'cash', amount: 1_50_000, state: 'confirmed', by: 'seller' })
  const { user } = paymentsOf('seller', { open: 1_00_000, next_amount: 50_000, payments: [cash] })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  await screen.findByRole('textbox', { name: /^Amount/ })
  expect(screen.queryByText(/^Nobody may receive ₹2,00,000/)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid by' }), 'cash')
  expect(await screen.findByText(/^Nobody may receive ₹2,00,000.*Please take such sums/)).toBeTruthy()
})

test('the limit of cash is the one that the server names; a buyer reads it too', async () => {
  const { user } = paymentsOf('buyer', { cash_limit: 1_00_000, next_amount: 99_999 })
  await user.click(await screen.findByRole('button', { name: 'I have paid' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid by' }), 'cash')
  expect(screen.queryByText(/^Nobody may receive/)).toBeNull()
  const amount = screen.getByRole('textbox', { name: /^Amount/ })
  await user.clear(amount)
  await user.type(amount, '100000')
  expect(await screen.findByText(/^Nobody may receive ₹1,00,000 .*Please pay such sums/)).toBeTruthy()
})

test('a seller reads the limit before they confirm cash that reaches it with other cash', async () => {
  const parts = [
    aPayment({ payment_id: 'a', method: 'cash', amount: 1_50_000, state: 'confirmed' }),
    aPayment({ payment_id: 'b', method: 'cash', amount: 50_000 }),
    aPayment({ payment_id: 'c', amount: 300 }),
  ]
  const { user } = paymentsOf('seller', { payments: parts })
  await user.click(await screen.findByRole('button', { name: 'Payment received: ₹300.00' }))
  const transfer = within(await screen.findByRole('dialog', { name: '₹300.00 arrived?' }))
  expect(transfer.queryByText(/^Nobody may receive/)).toBeNull()
  await user.click(transfer.getByRole('button', { name: 'Go back' }))
  await user.click(screen.getByRole('button', { name: 'Payment received: ₹50,000.00' }))
  const cash = within(await screen.findByRole('dialog', { name: '₹50,000.00 arrived?' }))
  expect(cash.getByText(/^Nobody may receive ₹2,00,000 .*Please take such sums/)).toBeTruthy()
})
