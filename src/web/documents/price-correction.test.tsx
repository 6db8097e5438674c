import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listDocuments } from '#contract/documents/document.ts'
import {
  agreeToPrices,
  askForPrices,
  declinePrices,
  withdrawPrices,
} from '#contract/documents/price-correction.ts'
import type { PriceCorrection } from '#contract/documents/price-correction-fields.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { Documents } from './documents.tsx'

type Document = ReplyOf<typeof listDocuments>['documents'][number]

const orderId = 'VJ-00000001'
const bill: Document = {
  ...{ document_id: '0199aaaa-0000-7000-8000-000000000001', kind: 'INV', number: 'INV/26-27/0001' },
  ...{ issued_on: '2026-11-23', total: 54_500, supply_state_code: '33', credits: null, debits: null },
  ...{ reason: null, needs_irn: false, irn: null, cancelled_at: null },
  tax: { taxable: 46_186.44, cgst: 4_156.78, sgst: 4_156.78, igst: 0 },
  lines: [
    { line_number: 1, product_name: 'Cement', quantity: 100, unit_price: 465, total: 46_500 },
    { line_number: 2, product_name: 'Bricks', quantity: 1_000, unit_price: 8, total: 8_000 },
  ],
}
const note = (more: Partial<Document>): Document => ({ ...bill, document_id: bill.number, ...more })
/** Two bags came torn, and the others cost five rupees more. */
const credit = note({
  ...{ kind: 'CRN', number: 'INV/26-27/C0001', credits: bill.number },
  lines: [{ line_number: 1, product_name: 'Cement', quantity: 2, unit_price: 465, total: 930 }],
})
const debit = note({
  ...{ kind: 'DBN', number: 'INV/26-27/N0001', total: 490, debits: bill.number, reason: 'The old list' },
  lines: [{ line_number: 1, product_name: 'Cement', quantity: 98, unit_price: 5, total: 490 }],
})
const correction: PriceCorrection = {
  ...{ correction_id: '0199aaaa-0000-7000-8000-000000000009', reason: 'The old list', total: 1_960 },
  created_at: '2026-11-24T10:00:00.000Z',
  lines: [
    {
      ...{ line_number: 1, product_name: 'Cement', quantity: 98, unit: 'bag' },
      ...{ price_before: 470, price_after: 490 },
    },
  ],
}

const order = { order_id: orderId, delivery_status: 'Shipped', history: [], ordered_items: [] } as unknown
const papers = (me: 'buyer' | 'seller') => show(<Documents order={order as OrderDetails} me={me} />)
const dialog = () => within(screen.getByRole('dialog'))
type User = ReturnType<typeof show>['user']
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

test('a seller asks for a higher price of what is left of the bill, and sees what it comes to', async () => {
  answer(listDocuments, () => ({ documents: [bill, credit, debit] }))
  const calls = answer(askForPrices, () => ({ content: 'The buyer is asked.', price_correction: correction }))
  const { user } = papers('seller')
  expect(await screen.findByText('Raises INV/26-27/0001 · Reason: The old list')).toBeTruthy()
  await press(user, 'Raise prices of INV/26-27/0001')
  const cement = await screen.findByRole('textbox', { name: 'Cement' })
  expect(dialog().getByText('Now ₹470.00, 98 billed')).toBeTruthy()
  await press(user, 'Ask the buyer')
  expect(dialog().getByText('Write at least one price')).toBeTruthy()
  await user.type(cement, '470')
  await press(user, 'Ask the buyer')
  expect(dialog().getByText('More than ₹470.00, or leave it blank')).toBeTruthy()
  await user.clear(cement)
  await user.type(cement, '490')
  expect(dialog().getByText('₹1,960.00 more with GST')).toBeTruthy()
  await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'The old list')
  expect(calls).toHaveLength(0)
  await press(user, 'Ask the buyer')
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ orderId, lines: [{ line_number: 1, unit_price: 490 }], reason: 'The old list' }])
})

test('a buyer reads each price before and after, and is asked again before agreeing', async () => {
  answer(listDocuments, () => ({ documents: [bill], price_correction: correction }))
  const calls = answer(agreeToPrices, () => ({ content: 'INV/26-27/N0001 is issued', document: debit }))
  const { user } = papers('buyer')
  expect(await screen.findByText('98 bags · ₹470.00 → ₹490.00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Raise prices/ })).toBeNull()
  await press(user, 'Agree')
  await user.click(dialog().getByRole('button', { name: 'Not yet' }))
  expect(calls).toHaveLength(0)
  await press(user, 'Agree')
  await user.click(dialog().getByRole('button', { name: 'Agree to ₹1,960.00' }))
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ correctionId: correction.correction_id }])
})

test('a buyer declines, and what was billed stays', async () => {
  const open = { documents: [bill], price_correction: correction }
  answer(listDocuments, () => (calls.length === 0 ? open : { documents: [bill] }))
  const calls = answer(declinePrices, () => ({ content: 'You declined the higher prices' }))
  const { user } = papers('buyer')
  await press(user, 'Decline')
  await user.click(dialog().getByRole('button', { name: 'Decline' }))
  await expect.poll(() => screen.queryByText(/asks for ₹1,960\.00 more/)).toBeNull()
  expect(calls).toHaveLength(1)
})

test('while the buyer is asked the seller asks for nothing else, but may take it back', async () => {
  const open = { documents: [bill], price_correction: correction }
  answer(listDocuments, () => (calls.length === 0 ? open : { documents: [bill] }))
  const calls = answer(withdrawPrices, () => ({ content: 'You no longer ask for higher prices' }))
  const { user } = papers('seller')
  expect(await screen.findByText('You ask for ₹1,960.00 more. The buyer has not answered yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Raise prices/ })).toBeNull()
  await press(user, 'Do not ask any more')
  expect(await screen.findByRole('button', { name: /^Raise prices/ })).toBeTruthy()
})

test('a bill of supply is raised and credited without a word of GST', async () => {
  answer(listDocuments, () => ({ documents: [{ ...bill, kind: 'BOS' as const }] }))
  const { user } = papers('seller')
  await press(user, 'Raise prices of INV/26-27/0001')
  await user.type(await screen.findByRole('textbox', { name: 'Cement' }), '475')
  expect(dialog().getByText(/more$/).textContent).not.toContain('GST')
  await press(user, 'Not yet')
  await press(user, 'Credit note for INV/26-27/0001')
  await user.type(await screen.findByRole('textbox', { name: 'Cement' }), '2')
  expect(dialog().getByText('Credit of ₹930.00')).toBeTruthy()
  expect(screen.getByRole('dialog').textContent).not.toMatch(/GST|input tax credit/)
})

test('what debit notes added is credited with it', async () => {
  answer(listDocuments, () => ({ documents: [bill, credit, debit] }))
  const { user } = papers('seller')
  await press(user, 'Credit note for INV/26-27/0001')
  await user.type(await screen.findByRole('textbox', { name: 'Cement' }), '98')
  expect(dialog().getByText('Credit of ₹46,060.00 with GST')).toBeTruthy()
})
