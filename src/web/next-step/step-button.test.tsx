import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderDetails } from '#contract/order.ts'
import { claimPayment, getOrderPayment, type OrderPayment, type Payment } from '#contract/payments/payment.ts'
import { confirmReceipt, listShipments } from '#contract/shipments/shipment.ts'
import { answer } from '#web/testing/server.ts'
import { aShipment, shipmentsOf } from '#web/testing/shipments.ts'
import { show } from '#web/testing/show.tsx'
import { StepButton } from './step-button.tsx'
import type { StepOpens } from './step-dialog.tsx'

const orderId = 'VJ-00000001'
const order = { order_id: orderId } as OrderDetails
const aPayment: Payment = {
  ...{ payment_id: 'p', order_id: orderId, kind: 'advance', amount: 400, method: 'upi' },
  ...{ reference: '412345678901', paid_on: '2026-11-23', state: 'claimed', by: 'buyer', reason: null },
  ...{ proof: null, is_reference_shared: false, receipt: null, decided_at: null },
  created_at: '2026-11-23T06:00:00.000Z',
}
const payee = {
  ...{ name: 'Kaveri Cements', is_name_unlike: false, vpa: 'kaveri@okicici', vpa_kind: 'plain' as const },
  ...{ account_number: '', ifsc: '' },
}
const view: Omit<OrderPayment, 'success'> = {
  ...{ total: 1_000, credited: 0, payable: 1_000, paid: 0, claimed: 0, open: 1_000, refund_due: 0 },
  ...{ terms: null, due: [], next_amount: 600, payee, upi: null, no_upi: null, payments: [] },
}

/** Presses the button of the next step, and counts how often the page read its order again. */
async function press(opens: StepOpens, me: 'buyer' | 'seller' = 'buyer') {
  const reads: string[] = []
  const onChanged = () => void reads.push('again')
  const button = (next?: StepOpens) => <StepButton label="Go on" opens={next} {...{ order, me, onChanged }} />
  const page = show(button(opens))
  await page.user.click(screen.getByRole('button', { name: 'Go on' }))
  return { ...page, reads, become: (next?: StepOpens) => page.change(button(next)) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a buyer reads how to pay, and says that it is paid in the same place', async () => {
  answer(getOrderPayment, () => view)
  const calls = answer(claimPayment, () => ({ content: 'The supplier is notified.', payment: aPayment }))
  const { user, reads } = await press('pay')
  const pay = await dialog('Pay ₹600.00')
  expect(pay.getByText('kaveri@okicici')).toBeTruthy()
  await user.click(pay.getByRole('button', { name: 'I have paid' }))
  const form = await dialog('Tell the supplier that you have paid')
  await user.type(form.getByRole('textbox', { name: /UTR/ }), '412345678901')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The supplier is notified.')
  expect(calls.map(({ input }) => input)).toMatchObject([{ orderId, amount: 600, is_refund: false }])
  expect(reads).toEqual(['again'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where nobody knows whom to pay, a buyer is led to the chat', async () => {
  answer(getOrderPayment, () => ({ ...view, payee: null }))
  await press('pay')
  const pay = await dialog('Pay')
  expect(pay.getByText(/has not added payment details yet/)).toBeTruthy()
})

test('each side decides about what the other paid, and about that alone', async () => {
  const refund: Payment = { ...aPayment, payment_id: 'r', kind: 'refund', by: 'seller', amount: 50 }
  answer(getOrderPayment, () => ({ ...view, payments: [aPayment, refund] }))
  const first = await press('check', 'seller')
  const ofSeller = await dialog('Did the money arrive?')
  expect(ofSeller.getByRole('button', { name: 'Payment received: ₹400.00' })).toBeTruthy()
  expect(ofSeller.queryByText('₹50.00')).toBeNull()
  first.leave()
  await press('check', 'buyer')
  const ofBuyer = await dialog('Did the money arrive?')
  expect(ofBuyer.getByRole('button', { name: 'Payment received: ₹50.00' })).toBeTruthy()
  expect(ofBuyer.queryByText('₹400.00')).toBeNull()
})

test('a seller pays back what is left to pay back', async () => {
  answer(getOrderPayment, () => ({ ...view, open: 0, refund_due: 250 }))
  await press('refund', 'seller')
  const form = await dialog('Record a refund')
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('250')
})

test('a seller sends what is left', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  await press('send', 'seller')
  const form = await dialog('Send goods')
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Cement' }).value).toBe('100')
})

test('a buyer confirms what has come before what is on its way', async () => {
  const came = aShipment({ shipment_id: 'came', seq: 2, delivered_at: '2026-11-24T06:00:00.000Z' })
  answer(listShipments, () => shipmentsOf([aShipment(), came], 0))
  const calls = answer(confirmReceipt, () => ({ content: 'The receipt is confirmed.' }))
  const { user, reads } = await press('receive')
  const form = await dialog('What did you receive in shipment 2?')
  await user.click(form.getByRole('button', { name: 'Confirm receipt' }))
  await screen.findByText('The receipt is confirmed.')
  expect(calls.map(({ input }) => input.shipmentId)).toEqual(['came'])
  expect(reads).toEqual(['again'])
})

test('what is half filled stays while the other side changes the order', async () => {
  answer(getOrderPayment, () => view)
  const { user, become } = await press('pay')
  await user.click((await dialog('Pay ₹600.00')).getByRole('button', { name: 'I have paid' }))
  const form = await dialog('Tell the supplier that you have paid')
  await user.type(form.getByRole('textbox', { name: /UTR/ }), '4123')
  become('receive')
  become(undefined)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /UTR/ }).value).toBe('4123')
})

test('what the other side or another tab has done since opens nothing, and the page is read again', async () => {
  answer(listShipments, () => shipmentsOf([], 0))
  const { reads } = await press('send', 'seller')
  await expect.poll(() => reads).toEqual(['again'])
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole('button', { name: 'Go on' })
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
})

test.each<StepOpens>(['pay', 'send'])('%s: what cannot be loaded can be tried again', async (opens) => {
  const lost = () => {
    throw new Error('no line')
  }
  answer(getOrderPayment, lost)
  answer(listShipments, lost)
  const { user } = await press(opens, opens === 'send' ? 'seller' : 'buyer')
  const failed = within(await screen.findByRole('dialog'))
  answer(getOrderPayment, () => view)
  answer(listShipments, () => shipmentsOf([], 400))
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  await dialog(opens === 'send' ? 'Send goods' : 'Pay ₹600.00')
})
