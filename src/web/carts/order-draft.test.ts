import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import type { BillingProfile } from '#contract/users/billing.ts'
import { orderDraft } from './order-draft.ts'

const line = (product_id: string, available: boolean): CartLine => ({
  product_details: {
    ...{ product_id, available, product_name: 'Shirt', product_image: [], seller: 'Kaveri', seller_id: 'k' },
    ...{ quantity: 60, unit: 'piece', unit_price: 145, line_total: 8_700, stock: null, most_per_buyer: null },
    prices: [{ price: 145, quantityRange: { min: 50, max: null } }],
    is_minimum_binding: false,
  },
})

const address = {
  ...{ address_id: 'a', revision: 1, state: 'Tamil Nadu', city: 'Tiruppur' },
  ...{ postalCode: '641601', shipAddress: '4 Mill Road' },
}

const cart = {
  success: true as const,
  cart_items: [line('sold', true), line('gone', false)],
  total_amount: 8_700,
}

test('only lines that can still be bought are ordered', () => {
  expect(orderDraft(cart, address).ordered_items.map(({ product_id }) => product_id)).toEqual(['sold'])
})

test('the server learns which name, unit, price, minimum and terms the buyer saw', () => {
  expect(orderDraft(cart, address).ordered_items[0]?.shown).toEqual({
    ...{ product_name: 'Shirt', unit: 'piece', unit_price: 145, minimum: 50, terms: null, dispatch: null },
  })
})

test('the order goes to the chosen address, for the total that was shown', () => {
  expect(orderDraft(cart, address)).toMatchObject({
    ...{ total_cost: 8_700, state: 'Tamil Nadu', city: 'Tiruppur' },
    ...{ postal_code: '641601', ship_address: '4 Mill Road' },
  })
})

test('an order says whom it is billed to, under which number, and for whom the goods are', () => {
  const profile = { billing_id: 'b' } as BillingProfile
  const billing = {
    profile,
    po_number: 'PO/7',
    note: ' ',
    ship_to: 'third',
    ship_name: 'Balaji Hardware',
  } as const
  const { billing_id, po_number, note, ship_to, ship_name } = {
    note: undefined,
    ...orderDraft(cart, address, billing),
  }
  expect({ billing_id, po_number, note, ship_to, ship_name }).toEqual({
    ...{
      billing_id: 'b',
      po_number: 'PO/7',
      ship_to: 'third',
      ship_name: 'Balaji Hardware',
      note: undefined,
    },
  })
  expect(Object.keys(orderDraft(cart, address))).not.toContain('ship_to')
})
