import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changeShipment,
  confirmReceipt,
  listShipments,
  type Shipment,
  type ShipmentsOfOrder,
  sendShipment,
} from '#contract/shipments/shipment.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { Shipments } from './shipments.tsx'

const aShipment = (more: Partial<Shipment> = {}): Shipment => ({
  shipment_id: '0199aaaa-0000-7000-8000-000000000001',
  seq: 1,
  mode: 'road',
  transporter_name: 'VRL Logistics',
  transporter_id: '',
  doc_no: 'LR-7781',
  doc_date: null,
  vehicle_no: 'TN38AB1234',
  vehicle_kind: 'R',
  distance_km: 460,
  packages: null,
  expected_on: '2026-11-27',
  ewb_no: '',
  ewb_on: null,
  ewb_valid_until: null,
  dispatched_at: '2026-11-23T06:00:00.000Z',
  delivered_at: null,
  received_at: null,
  receipt_note: null,
  has_proof: false,
  confirm_until: null,
  accepted_on: null,
  challan: 'INV/26-27/D0001',
  value: 139_500,
  lines: [
    {
      line_number: 1,
      product_name: 'Cement',
      unit: 'bag',
      quantity: 300,
      accepted: null,
      short: null,
      damaged: null,
    },
  ],
  earlier_vehicles: [],
  ...more,
})

const rule = {
  state_code: null,
  limit: 50_000,
  is_district_free: false,
  city_limit: null,
  is_disputed: false,
  source: 'Rule 138(1)',
  checked_on: '2026-11-22',
}

const shipmentsOf = (shipments: Shipment[], left: number, more: Partial<ShipmentsOfOrder> = {}) => ({
  shipments,
  lines: [{ line_number: 1, product_name: 'Cement', unit: 'bag', quantity: 400, left, unit_price: 465 }],
  promised_on: null,
  is_cancelled_on_the_way: false,
  is_billed: true,
  eway_rule: rule,
  ...more,
})

const shipments = (me: 'buyer' | 'seller') =>
  show(<Shipments orderId="VJ-00000001" me={me} isCancelled={false} version="" onChanged={() => {}} />)
const button = (name: string) => screen.findByRole('button', { name })

test('a seller sends a part: the form is filled with what is left and hints at the e-way bill', async () => {
  answer(listShipments, () => shipmentsOf([], 400, { is_billed: false }))
  const calls = answer(sendShipment, () => ({
    content: 'The shipment is saved, and the buyer is notified',
    shipment_id: aShipment().shipment_id,
  }))
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

test('a buyer confirms all in one press, or says by line what is short or damaged', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  const calls = answer(confirmReceipt, () => ({ content: 'Thank you' }))
  const { user } = shipments('buyer')
  expect(await screen.findByText('VRL Logistics')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the rest' })).toBeNull()
  await user.click(await button('Confirm receipt'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Something is short or damaged' }))
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
