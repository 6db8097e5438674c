import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeliveryStatus, SellerOrder } from '#contract/order.ts'
import { show } from '#web/testing/show.tsx'
import { OrderCards } from './order-cards.tsx'

const anOrder = (order_id: string, delivery_status: DeliveryStatus) =>
  ({
    ...{ order_id, delivery_status, order_date: '2026-11-30T06:30:00.000Z', total_cost: 4440 },
    buyer: { full_name: 'Meera Iyer', company_name: null },
    ordered_items: [{ product_id: '7', product_name: 'Linen Shirt', quantity: 2, unit: 'piece' }],
  }) as unknown as SellerOrder

test('a new order is confirmed with one press on its card, and the focus stays there', async () => {
  const sent: string[] = []
  const { user } = show(
    <OrderCards
      orders={[anOrder('VJ-1', 'Pending'), anOrder('VJ-2', 'Confirmed')]}
      isNew={() => false}
      onStatus={({ order_id }, status) => sent.push(`${order_id} ${status}`)}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Confirm order'])
  await user.click(screen.getByRole('button', { name: 'Confirm order VJ-1' }))
  expect(sent).toEqual(['VJ-1 Confirmed'])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Status of VJ-1' }))
})
