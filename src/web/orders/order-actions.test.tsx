import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addCartItem } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cancelOrder, type DeliveryStatus, type OrderDetails } from '#contract/order.ts'
import { cartPath } from '#contract/paths.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { OrderActions } from './order-actions.tsx'

const anItem = (product_id: string, product_name: string) => ({
  product_id,
  product_name,
  product_image: null,
  quantity: 50,
  unit: 'piece',
  unit_price: 145,
  line_total: 7250,
  slab: null,
  reviewed: false,
  rating: null,
})
const items = [anItem('shirt', 'Linen Shirt'), anItem('sock', 'Wool Sock')]

/** The actions of a buyer on an order, and how often the page loaded it again. */
function actions(delivery_status: DeliveryStatus = 'Pending') {
  const order = { order_id: 'VJ-1', delivery_status, ordered_items: items } as unknown as OrderDetails
  const looks: string[] = []
  const onChanged = async () => void looks.push('again')
  const page = show(
    <OrderActions order={order} onCancelled={() => looks.push('cancelled')} onChanged={onChanged} />,
    {
      address: '/orders/VJ-1',
      as: { user_id: '7' },
    },
  )
  return { ...page, looks }
}

const unheard = { onCancelled: () => undefined, onChanged: async () => undefined }
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel Order VJ-1' }))
const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Cancel Order' })

test.each<[DeliveryStatus, boolean]>([
  ['Pending', true],
  ['Confirmed', true],
  ['Shipped', false],
  ['Delivered', false],
  ['Cancelled', false],
])('whether an order that is %s can be cancelled: %s', (status, canCancel) => {
  actions(status)
  expect(screen.queryByRole('button', { name: 'Cancel Order' }) !== null).toBe(canCancel)
  const tooLate = screen.queryByText('This order is on its way and can no longer be cancelled.')
  expect(tooLate !== null).toBe(status === 'Shipped')
})

test('goods on the way are not cancelled, whatever the status says', () => {
  const dispatch = { ordered: 10, sent: 4, received: 0, arrived: 0 }
  const order = { order_id: 'VJ-1', delivery_status: 'Confirmed', ordered_items: items, road: { dispatch } }
  show(<OrderActions order={order as unknown as OrderDetails} {...unheard} />, { as: { user_id: '7' } })
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  expect(screen.getByText('This order is on its way and can no longer be cancelled.')).toBeTruthy()
})

test('an order is cancelled with a reason, never without', async () => {
  const calls = answer(cancelOrder, () => ({ content: 'Order cancelled' }))
  const { user, looks } = actions()
  await user.click(button('Cancel Order'))
  expect(confirm().disabled).toBe(true)
  await user.click(dialog().getByRole('radio', { name: 'Found a better price' }))
  await user.click(confirm())
  expect(await screen.findByText('Order cancelled')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([{ orderId: 'VJ-1', reason: 'Found a better price' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(looks).toEqual(['cancelled', 'again'])
})

test('another reason is in own words, and blanks are none', async () => {
  const calls = answer(cancelOrder, () => ({ content: 'Cancelled' }))
  const { user } = actions()
  await user.click(button('Cancel Order'))
  await user.click(dialog().getByRole('radio', { name: 'Another reason' }))
  const words = dialog().getByRole('textbox', { name: /Your reason/ })
  await user.type(words, '   ')
  expect(confirm().disabled).toBe(true)
  await user.type(words, 'The fair is off. ')
  await user.click(confirm())
  await expect.poll(() => calls.map(({ input }) => input.reason)).toEqual(['The fair is off.'])
})

test('what it costs to send goods back is read before', async () => {
  const { user } = actions()
  await user.click(button('Cancel Order'))
  expect(dialog().getByText(/Before the goods are shipped, cancelling costs nothing/)).toBeTruthy()
  expect(dialog().getByRole('link', { name: 'Return policy' })).toBeTruthy()
})

test('a buyer who cancels after the invoice reads what becomes of it', async () => {
  const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 1, credited: 0 }
  const order = { order_id: 'VJ-1', delivery_status: 'Confirmed', ordered_items: items, road: { bill } }
  const { user } = show(<OrderActions order={order as unknown as OrderDetails} {...unheard} />, {
    as: { user_id: '7' },
  })
  await user.click(button('Cancel Order'))
  expect(dialog().getByText(/^INV.26-27.0001 is issued for this order/)).toBeTruthy()
})

test('an order that has changed meanwhile is loaded again, and the dialog says why it was refused', async () => {
  answer(cancelOrder, () => {
    throw new ApiError(409, 'This order was shipped.')
  })
  const { user, looks } = actions()
  await user.click(button('Cancel Order'))
  await user.click(dialog().getByRole('radio', { name: 'Ordered by mistake' }))
  await user.click(confirm())
  expect(await dialog().findByText('This order was shipped.')).toBeTruthy()
  expect(looks).toEqual(['again'])
  await user.click(dialog().getByRole('button', { name: 'Keep order' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button('Cancel Order'))
  expect(screen.queryByText('This order was shipped.')).toBeNull()
})

test('a reorder puts everything into the cart and leads there', async () => {
  const calls = answer(addCartItem, () => ({ content: '', cart_items: [], total_amount: 0 }))
  const { user, address } = actions('Delivered')
  await user.click(button('Reorder'))
  await expect.poll(address).toBe(cartPath)
  expect(calls.map(({ input }) => input)).toEqual([
    { product_id: 'shirt', quantity: 50 },
    { product_id: 'sock', quantity: 50 },
  ])
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('what is not sold any more keeps nothing else out of the cart', async () => {
  answer(addCartItem, ({ product_id }) => {
    if (product_id === 'shirt') throw new ApiError(404, 'Product not found')
    return { content: '', cart_items: [], total_amount: 0 }
  })
  const { user, address } = actions('Delivered')
  await user.click(button('Reorder'))
  await expect.poll(address).toBe(cartPath)
})

test('where nothing is sold any more, the page stays and says so', async () => {
  answer(addCartItem, () => {
    throw new ApiError(404, 'Product not found')
  })
  const { user, address } = actions('Delivered')
  await user.click(button('Reorder'))
  expect(await screen.findByText(/None of these products is sold any more/)).toBeTruthy()
  expect(address()).toBe('/orders/VJ-1')
})

test('a reorder that was cut off is repeated under its keys, so that nothing is added twice', async () => {
  let isLost = true
  const calls = answer(addCartItem, ({ product_id }) => {
    if (isLost && product_id === 'sock') throw new Error('no line')
    return { content: '', cart_items: [], total_amount: 0 }
  })
  const { user, address } = actions('Delivered')
  await user.click(button('Reorder'))
  expect(await screen.findByText(/The order could not be put into the cart/)).toBeTruthy()
  isLost = false
  await user.click(button('Reorder'))
  await expect.poll(address).toBe(cartPath)
  const keys = calls.map(({ headers }) => headers['idempotency-key'])
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
})
