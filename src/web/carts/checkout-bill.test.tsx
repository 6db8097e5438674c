import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { placeOrder } from '#contract/order.ts'
import { type Address, listAddresses } from '#contract/users/address.ts'
import { type BillingProfile, listBillingProfiles, saveBillingProfile } from '#contract/users/billing.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'

const address: Address = {
  address_id: '0199aaaa-0000-7000-8000-000000000002',
  revision: 1,
  state: 'Karnataka',
  city: 'Bengaluru',
  postalCode: '560001',
  shipAddress: '9 Avenue Road',
}
const cart: Cart = {
  success: true,
  cart_items: [
    {
      product_details: {
        ...{ product_id: 'shirt', product_name: 'Linen Shirt', product_image: [] },
        ...{ seller: 'Kaveri Knits', seller_id: 'kaveri', quantity: 50, unit: 'piece', unit_price: 145 },
        ...{ line_total: 7250, prices: [{ price: 145, quantityRange: { min: 1, max: null } }] },
        ...{ stock: null, most_per_buyer: null, is_minimum_binding: false, available: true },
      },
    },
  ],
  total_amount: 7250,
}
const own = '29AABCT1332L1ZA'
const saved: BillingProfile = {
  ...{ billing_id: '0199aaaa-0000-7000-8000-000000000001', gstin: own, legal_name: 'Tara Stores' },
  ...{ address: '9 Avenue Road, Bengaluru 560001', pin: '560001', state_code: '29' },
  ...{ is_default: true, revision: 1 },
}

/** The review of an order, of somebody with this number in the account and these profiles. */
async function review(gst_number: string, profiles: readonly BillingProfile[] = []) {
  answer(listAddresses, () => ({ data: [address], total: 1, next: null }))
  answer(listBillingProfiles, () => ({ data: [...profiles] }))
  const { legal_name: company_name, address: place } = saved
  answer(getProfile, () => ({ gst_number, company_name, full_name: 'Tara Rao', address: place }) as Profile)
  const saves = answer(saveBillingProfile, () => ({ content: 'Saved', data: saved }))
  const orders = answer(placeOrder, () => ({ content: 'Placed', order_ids: ['VJ-00000001'] }))
  const { user } = show(
    <CheckoutDialog open cart={cart} onClose={() => {}} onPlaced={() => {}} onRefused={() => {}} />,
    { as: { user_id: '7' } },
  )
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }))
  await screen.findByRole('button', { name: 'Change whom to bill' })
  return { user, saves, orders }
}
const offer = () => screen.queryByRole('button', { name: /^Put .* on the bill$/ })

test('the number of the account is offered before ordering, and two presses put it on the bill', async () => {
  const { user, saves, orders } = await review(own)
  await user.click(await screen.findByRole('button', { name: `Put ${own} on the bill` }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tara Stores')).toBeTruthy()
  expect(offer()).toBeNull()
  expect(saves.map(({ input }) => input)).toMatchObject([
    { gstin: own, legal_name: 'Tara Stores', pin: '560001' },
  ])
  await user.click(screen.getByRole('button', { name: /^Place/ }))
  await expect.poll(() => orders.map(({ input }) => input)).toMatchObject([{ billing_id: saved.billing_id }])
})

test.each([
  ['is wrong', '29AABCT1332L1ZU', []],
  ['is missing', '', []],
  ['stands on a saved bill', own, [saved]],
] as const)('a number that %s is not offered', async (_, number, profiles) => {
  await review(number, profiles)
  await expect
    .poll(() => screen.queryByText(profiles.length > 0 ? 'Tara Stores' : 'No GST number on the bill'))
    .toBeTruthy()
  expect(offer()).toBeNull()
})
