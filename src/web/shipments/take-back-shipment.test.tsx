import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listShipments, type Shipment, takeBackShipment } from '#contract/shipments/shipment.ts'
import { answer } from '#web/testing/server.ts'
import { aShipment, shipmentsOf } from '#web/testing/shipments.ts'
import { show } from '#web/testing/show.tsx'
import { Shipments } from './shipments.tsx'

test('a seller takes back what was noted by mistake, and both sides read why', async () => {
  let taken_back: Shipment['taken_back']
  answer(listShipments, () =>
    shipmentsOf([aShipment({ challan: 'INV/26-27/D0001', ewb_no: '381234567890', taken_back })], 100),
  )
  const calls = answer(takeBackShipment, ({ reason }) => {
    taken_back = { reason, at: '2026-11-24T06:00:00.000Z' }
    return { content: 'The shipment is taken back' }
  })
  const { user } = show(
    <Shipments orderId="VJ-00000001" me="seller" status="Shipped" version="" onChanged={() => {}} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Take back shipment 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back shipment 1?' }))
  expect(dialog.getByText(/^Its delivery challan INV\/26-27\/D0001 is cancelled/)).toBeTruthy()
  expect(dialog.getByText(/^Cancel its e-way bill 381234567890 on the portal too/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Less was loaded than noted.' }))
  await user.click(dialog.getByRole('button', { name: 'Take it back' }))
  expect(
    await screen.findByText('Noted by mistake and taken back on 24 Nov 2026: Less was loaded than noted.'),
  ).toBeTruthy()
  expect(calls).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Mark as delivered' })).toBeNull()
  expect(screen.getByText('Delivery challan INV/26-27/D0001, cancelled')).toBeTruthy()
})
