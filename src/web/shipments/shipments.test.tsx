import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeliveryStatus } from '#contract/order.ts'
import {
  changeShipment,
  confirmReceipt,
  listShipments,
  sendShipment,
  setPromisedDay,
} from '#contract/shipments/shipment.ts'
import { answer } from '#web/testing/server.ts'
import { aShipment, shipmentsOf } from '#web/testing/shipments.ts'
import { show } from '#web/testing/show.tsx'
import { Shipments } from './shipments.tsx'
import { shipmentsTexts } from './shipments-texts.ts'

const shipments = (me: 'buyer' | 'seller', status: DeliveryStatus = 'Confirmed') =>
  show(<Shipments orderId="VJ-00000001" me={me} status={status} version="" onChanged={() => {}} />)
const button = (name: string) => screen.findByRole('button', { name })

const { shipment_id } = aShipment()
const saved = { content: 'The shipment is saved, and the buyer is notified', shipment_id }

test('a seller sends a part: the form is filled with what is left and hints at the e-way bill', async () => {
  answer(listShipments, () => shipmentsOf([], 400, { is_billed: false }))
  const calls = answer(sendShipment, () => saved)
  const { user } = shipments('seller')
  await user.click(await button('Send goods'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^No invoice is issued yet/)).toBeTruthy()
  expect(
    dialog.getByText(/^These goods need an e-way bill: they are worth more than ₹50,000 between states/),
  ).toBeTruthy()
  const quantity = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Cement' })
  expect(quantity.value).toBe('400')
  await user.clear(quantity)
  await user.type(quantity, '401')
  await user.click(dialog.getByRole('button', { name: 'Send goods' }))
  expect(await dialog.findByText('Enter a whole number up to 400.')).toBeTruthy()
  await user.clear(quantity)
  await user.type(quantity, '100')
  expect(dialog.getByText('No e-way bill is needed up to ₹50,000 between states.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^Vehicle number/ }), 'lorry')
  await user.click(dialog.getByRole('button', { name: 'Send goods' }))
  expect(await dialog.findByText(/^Enter the vehicle number as on its plate/)).toBeTruthy()
  await user.clear(dialog.getByRole('textbox', { name: /^Vehicle number/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Vehicle number/ }), 'TN 38 AB 1234')
  await user.click(dialog.getByRole('button', { name: 'Send goods' }))
  await screen.findByRole('button', { name: 'Send goods' })
  expect(calls.map(({ input }) => input)).toEqual([
    { orderId: 'VJ-00000001', lines: [{ line_number: 1, quantity: 100 }], vehicle_no: 'TN 38 AB 1234' },
  ])
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
})

test('goods that a problem asks for are sent again for it, and their shipment says so', async () => {
  const problem = 'VT-7Q2K9X4M'
  const [line] = shipmentsOf([], 0).lines
  const replacements = [{ case_id: problem, lines: line ? [{ ...line, quantity: 2, left: 2 }] : [] }]
  const shipment = aShipment({ replaces: problem })
  answer(listShipments, () => shipmentsOf([shipment], 0, { replacements }))
  const calls = answer(sendShipment, () => saved)
  const { user } = shipments('seller')
  await user.click(await button(`Send again for ${problem}`))
  expect(screen.queryByRole('button', { name: 'Send the rest' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Cement' }).value).toBe('2')
  await user.click(dialog.getByRole('button', { name: 'Send goods' }))
  await button(`Send again for ${problem}`)
  expect(calls.map(({ input }) => input)).toEqual([
    { orderId: 'VJ-00000001', caseId: problem, lines: [{ line_number: 1, quantity: 2 }] },
  ])
  const link = screen.getByRole('link', { name: `Sent again for problem ${problem}` })
  expect(link.getAttribute('href')).toBe(`/seller_console/problems/${problem}`)
})

test('a change of the vehicle sends the vehicle alone', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  const calls = answer(changeShipment, () => ({ content: 'The shipment is updated' }))
  const { user } = shipments('seller')
  await user.click(await button('Change transport'))
  const vehicle = await screen.findByRole('textbox', { name: /^Vehicle number/ })
  await user.clear(vehicle)
  await user.type(vehicle, 'KA01MJ7788')
  await user.click(await button('Save'))
  expect(calls.map(({ input }) => input)).toEqual([
    { shipmentId: aShipment().shipment_id, vehicle_no: 'KA01MJ7788' },
  ])
})

test('a change that others made while the form was open is not undone by what nobody touched', async () => {
  let vehicle_no = 'TN38AB1234'
  answer(listShipments, () => shipmentsOf([aShipment({ vehicle_no })], 100))
  const calls = answer(changeShipment, () => ({ content: 'The shipment is updated' }))
  const { user, change } = shipments('seller')
  await user.click(await button('Change transport'))
  const doc = await screen.findByRole('textbox', { name: /^LR number/ })
  vehicle_no = 'KA01MJ7788'
  change(<Shipments orderId="VJ-00000001" me="seller" status="Shipped" version="2" onChanged={() => {}} />)
  await screen.findByText(/KA01MJ7788/)
  await user.clear(doc)
  await user.type(doc, 'LR-9')
  await user.click(await button('Save'))
  expect(calls.map(({ input }) => input)).toEqual([{ shipmentId: aShipment().shipment_id, doc_no: 'LR-9' }])
})

test('a day that is typed in part is not saved as none', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  const calls = answer(changeShipment, () => ({ content: 'The shipment is updated' }))
  const { user } = shipments('seller')
  await user.click(await button('Change transport'))
  const day = await screen.findByLabelText<HTMLInputElement>(/^Expected/)
  // As browsers answer for 31/02: no value, and that there is something.
  Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } })
  await user.clear(day)
  await user.click(await button('Save'))
  expect(await screen.findByText('Please complete this day, or clear it.')).toBeTruthy()
  expect(document.activeElement).toBe(day)
  expect(calls).toEqual([])
  Object.defineProperty(day, 'validity', { value: { badInput: false } })
  await user.type(day, '2026-12-05')
  await user.click(await button('Save'))
  await expect.poll(() => calls.map(({ input }) => input.expected_on)).toEqual(['2026-12-05'])
})

test('once all has left nobody reads until when it leaves, and the freight is the buyer’s alone', async () => {
  const terms = { promised_on: '2026-11-28', freight: 'to_pay' } as const
  answer(listShipments, () => shipmentsOf([aShipment()], 100, terms))
  const seller = shipments('seller', 'Shipped')
  expect(await screen.findByText('Dispatch by 28 Nov 2026')).toBeTruthy()
  expect(screen.getByText(shipmentsTexts.freights.seller.to_pay)).toBeTruthy()
  seller.leave()

  answer(listShipments, () => shipmentsOf([aShipment()], 0, terms))
  const later = shipments('seller', 'Shipped')
  expect(await screen.findByText('Shipment 1')).toBeTruthy()
  expect(screen.queryByText('Dispatch by 28 Nov 2026')).toBeNull()
  expect(screen.queryByText(shipmentsTexts.freights.seller.to_pay)).toBeNull()
  later.leave()

  shipments('buyer', 'Shipped')
  expect(await screen.findByText(shipmentsTexts.freights.buyer.to_pay)).toBeTruthy()
  expect(screen.queryByText('Dispatch by 28 Nov 2026')).toBeNull()
})

test('a day is promised, and a form without one promises nothing', async () => {
  answer(listShipments, () => shipmentsOf([], 400))
  const calls = answer(setPromisedDay, () => ({ content: 'The day is saved' }))
  const { user } = shipments('seller')
  await user.click(await button('Promise a day'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const day = dialog.getByLabelText<HTMLInputElement>(/^The goods leave by/)
  expect(await dialog.findByText('Choose a day')).toBeTruthy()
  expect(calls).toEqual([])
  await user.type(day, '2026-12-05')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => calls.map(({ input }) => input.promised_on)).toEqual(['2026-12-05'])
})

test('a buyer confirms all in one press, or says by line what is short or damaged', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  const calls = answer(confirmReceipt, () => ({ content: 'Thank you' }))
  const { user } = shipments('buyer')
  expect(await screen.findByText('VRL Logistics')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the rest' })).toBeNull()
  await user.click(await button('Confirm receipt'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Something is short or damaged' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm receipt' }))
  expect(await dialog.findByText(/^Enter how much is short or damaged/)).toBeTruthy()
  const damaged = dialog.getByRole('textbox', { name: 'Damaged' })
  await user.type(damaged, '301')
  await user.click(dialog.getByRole('button', { name: 'Confirm receipt' }))
  expect(await dialog.findByText('Only 300 were sent.')).toBeTruthy()
  await user.clear(damaged)
  await user.type(damaged, '2')
  expect(dialog.getByText(/298 good/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm receipt' }))
  expect(calls.map(({ input }) => input.lines)).toEqual([
    [{ line_number: 1, accepted: 298, short: 0, damaged: 2 }],
  ])
})

test('both sides read until when the buyer may object, and when goods count as accepted', async () => {
  const delivered = { delivered_at: '2026-11-23T06:00:00.000Z', confirm_until: '2026-12-08' }
  answer(listShipments, () =>
    shipmentsOf(
      [
        aShipment({ ...delivered, acceptance: 'open' }),
        aShipment({
          ...delivered,
          shipment_id: '0199aaaa-0000-7000-8000-000000000002',
          seq: 2,
          acceptance: 'deemed',
          accepted_on: '2026-11-23',
        }),
      ],
      0,
    ),
  )
  shipments('seller')
  expect(await screen.findByText(/^The buyer may say what came until 8 Dec 2026/)).toBeTruthy()
  expect(screen.getByText(/the goods count as accepted from their delivery on 23 Nov 2026\.$/)).toBeTruthy()
})

test('what is on its way of a cancelled order is said', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100, { is_cancelled_on_the_way: true }))
  shipments('buyer')
  expect(
    await screen.findByText(/^This order is cancelled, but goods of it are still on their way/),
  ).toBeTruthy()
})

test('what is delivered without a shipment is not said to be unsent, and nothing is left to send', async () => {
  answer(listShipments, () => shipmentsOf([], 400))
  shipments('seller', 'Delivered')
  await screen.findByText('No shipment is noted.')
  expect(screen.queryByRole('button', { name: 'Send goods' })).toBeNull()
})

test.each(['buyer', 'seller'] as const)('a %s reads what was said of a transport before', async (me) => {
  const changes = [
    { field: 'doc_no', before: 'LR-1', changed_at: '2026-11-23T06:00:00.000Z', by: 'Kovai Mills' },
    { field: 'expected_on', before: '2026-11-25', changed_at: '2026-11-23T06:00:00.000Z', by: 'Kovai Mills' },
  ] as const
  answer(listShipments, () => shipmentsOf([aShipment({ changes: [...changes] })], 100))
  shipments(me)
  expect(await screen.findByText(/^LR number LR-1 until 23 Nov 2026.*, changed by Kovai Mills$/)).toBeTruthy()
  expect(screen.getByText(/^Expected on 25 Nov 2026 until/)).toBeTruthy()
})

test('the transport of goods that count as accepted is not offered to change', async () => {
  const accepted = { acceptance: 'deemed', confirm_until: '2026-11-16', accepted_on: '2026-11-01' } as const
  const shipment = aShipment({ ...accepted, delivered_at: '2026-11-01T06:00:00.000Z', has_proof: true })
  answer(listShipments, () => shipmentsOf([shipment], 0))
  shipments('seller', 'Delivered')
  await screen.findByText('Counts as accepted')
  for (const name of ['Change transport', 'Replace photo'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
})
