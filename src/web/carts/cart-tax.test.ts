import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import type { BillingProfile } from '#contract/users/billing.ts'
import { noBilling } from '#web/billing/chosen-billing.ts'
import { supplyStateOf, taxedShare, taxesOf, taxOfCart } from './cart-tax.ts'

const line = (details: Partial<CartLine['product_details']>): CartLine => ({
  product_details: {
    ...{ product_id: 'pump', available: true, product_name: 'Pump', product_image: [], seller: 'Kovai' },
    ...{ seller_id: 'k', quantity: 1, unit: 'piece', unit_price: 100, line_total: 100, stock: null },
    ...{ most_per_buyer: null, prices: [], is_minimum_binding: false },
    ...details,
  },
})
const pump = line({ gst_rate_bp: 1800, seller_state_code: '33', seller_scheme: 'regular' })
const untold = line({})

const indore = {
  ...{ address_id: 'a', revision: 1, state: 'Madhya Pradesh', city: 'Indore' },
  ...{ postalCode: '452001', shipAddress: '7 Chhawni' },
}
const ofTamilNadu = { state_code: '33' } as BillingProfile

test('goods are supplied where they go, or to the state of who orders them for another party', () => {
  expect(supplyStateOf(indore, noBilling)).toBe('23')
  expect(supplyStateOf(indore, { ...noBilling, profile: ofTamilNadu })).toBe('23')
  expect(supplyStateOf(indore, { ...noBilling, profile: ofTamilNadu, ship_to: 'third' })).toBe('33')
  expect(supplyStateOf(indore, { ...noBilling, ship_to: 'third' })).toBe('23')
})

test('the review states the tax that the order will have', () => {
  expect(taxesOf([pump], '23').sum).toEqual({ taxable: 84.75, cgst: 0, sgst: 0, igst: 15.25 })
  expect(taxesOf([pump], '33').sum).toEqual({ taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 })
  expect(taxesOf([pump, untold], '33')).toMatchObject({
    lines: [{ cgst: 7.63 }, undefined],
    sum: undefined,
  })
  expect(taxesOf([pump], undefined).sum).toBeUndefined()
})

test('the cart says how much tax is in it once all rates are known', () => {
  expect(taxOfCart([pump, pump])).toBe(30.5)
  expect(
    [[pump, untold], [line({ gst_rate_bp: 500, seller_scheme: 'composition' })], []].map(taxOfCart),
  ).toEqual(Array(3).fill(undefined))
})

test('a cart says whether GST is in all of its prices, in some or in none', () => {
  const untaxed = line({ gst_rate_bp: 0, seller_scheme: 'composition' })
  expect([[pump, untold], [pump, untaxed], [untaxed]].map(taxedShare)).toEqual(['all', 'some', 'none'])
})
