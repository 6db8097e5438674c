import { expect, test } from '@playwright/test'
import { addCartItem, updateCartQuantity } from '#contract/cart.ts'
import { saveTerms } from '#contract/payments/payee.ts'
import { getOwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { saveAddress } from '#contract/users/address.ts'
import { getProfile } from '#contract/users/user.ts'
import { aFreshBuyer, enterAs, type Person, pageOf } from './support/people.ts'
import { aFreshSeller, anOffer } from './support/shops.ts'

const home = { state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' }

async function change(seller: Person, productId: string, more: object) {
  const { product } = await seller.api(getOwnProduct, { productId })
  const { product_name, description, prices, specs, category_type, unit } = product
  const form = { product_name, description, prices, specs, category_type, unit }
  await seller.api(updateProduct, { ...form, productId, ...more })
}

test('a seller makes the minimum binding, and buyers read it on the product and in the cart', async ({
  page,
  request,
  browser,
}) => {
  const seller = await aFreshSeller(request, 'Binding Fasteners')
  const productId = await anOffer(seller, 'Hex bolt M12')
  await change(seller, productId, { prices: [{ price: 145.5, quantityRange: { min: 50, max: null } }] })
  await enterAs(page, seller)
  await page.goto('/seller_console/settings')
  await page.getByLabel('Refuse orders below the minimum').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your shop is saved.')).toBeVisible()
  expect(await seller.api(getProfile, {})).toMatchObject({ is_minimum_binding: true })

  const buyer = await aFreshBuyer(request)
  const shop = await pageOf(browser, buyer)
  await shop.goto(`/product_details/${productId}`)
  await expect(shop.getByText('Minimum order: 50 boxes. Less is not sold.')).toBeVisible()
  await shop.getByLabel('Quantity (boxes)').fill('20')
  await shop.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(shop.getByText('The minimum order is 50 boxes. Less is not sold.')).toBeVisible()
  await expect(shop.getByRole('status').filter({ hasText: 'Added to the cart' })).toBeVisible()
  await shop.goto('/view_cart')
  await expect(shop.getByText('The minimum order is 50. Less is not sold.')).toBeVisible()
  await shop.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).click()
  await expect(shop.getByRole('dialog')).toHaveCount(0)
})

test('a seller bounds what one buyer takes, and buyers read it before they order', async ({
  page,
  request,
  browser,
}) => {
  const seller = await aFreshSeller(request, 'Fair Share Traders')
  const productId = await anOffer(seller, 'Hex bolt M16')
  await enterAs(page, seller)
  await page.goto(`/seller_console/products/edit_product/${productId}`)
  await page.getByLabel('Most for one buyer').fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The most for one buyer must be at least 1').first()).toBeVisible()
  await page.getByLabel('Most for one buyer').fill('1,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()

  const buyer = await aFreshBuyer(request)
  const shop = await pageOf(browser, buyer)
  await shop.goto(`/product_details/${productId}`)
  await expect(shop.getByText('One buyer can order at most 1,000 boxes.')).toBeVisible()
  await shop.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(shop.getByText('Added to the cart')).toBeVisible()
  await buyer.api(updateCartQuantity, { product_id: productId, quantity: 1_001 })
  await shop.goto('/view_cart')
  await expect(shop.getByText('One buyer can order at most 1,000.')).toBeVisible()
})

test('nobody orders on terms of payment that were not read, from the product to the last press', async ({
  browser,
  request,
}) => {
  const seller = await aFreshSeller(request, 'Advance Pumps')
  const productId = await anOffer(seller, 'Hex bolt M20')
  const third = { advance_bp: 3_000, rest: 'on_delivery', credit_days: 0 } as const
  await seller.api(saveTerms, { terms: third })
  const buyer = await aFreshBuyer(request)
  await buyer.api(saveAddress, home)
  const shop = await pageOf(browser, buyer)
  await shop.goto(`/product_details/${productId}`)
  await expect(shop.getByText('Payment: 30 % in advance, rest on delivery')).toBeVisible()
  await buyer.api(addCartItem, { product_id: productId, quantity: 20 })
  await shop.goto('/view_cart')
  await expect(shop.getByText(/^Payment: 30 % in advance \(₹[\d,.]+\), rest on delivery$/)).toBeVisible()
  await shop.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).click()
  await shop.getByRole('button', { name: 'Deliver here' }).click()
  const review = shop.getByRole('dialog')
  await expect(review.getByText(/^Payment: 30 % in advance/)).toBeVisible()

  await seller.api(saveTerms, { terms: { ...third, advance_bp: 5_000 } })
  await review.getByRole('button', { name: 'Place Order' }).click()
  await expect(
    review.getByText('Advance Pumps has changed when orders are paid.', { exact: false }),
  ).toBeVisible()
  await expect(review.getByText(/^Payment: 50 % in advance/)).toBeVisible()
  await review.getByRole('button', { name: 'Place Order' }).click()
  await shop.getByRole('link', { name: /View order VJ-/i }).click()
  await expect(shop.getByText(/^In advance/).first()).toBeVisible()
})
