import { expect, test } from '@playwright/test'
import { setDeliveryStatus } from '#contract/order.ts'
import { getProduct } from '#contract/products/product.ts'
import { reviewProduct } from '#contract/review.ts'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { anOrder } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs } from '#e2e/support/people.ts'
import { aFreshSeller, anOffer } from '#e2e/support/shops.ts'

test('a seller reads a review, replies once, and everybody reads the reply', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const seller = await aFreshSeller(request, `Reply Traders ${Date.now()}`)
  await enterAs(page, seller)
  await page.goto('/seller_console/reviews')
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()

  const productId = await anOffer(seller, 'Bolt M10')
  // On another device than the seller, who would rate their own goods otherwise.
  const buyer = await aFreshBuyer(await playwright.request.newContext({ baseURL: baseURL ?? '' }))
  const orderId = await anOrder(buyer, [(await seller.api(getProduct, { productId })).product])
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
  await buyer.api(reviewProduct, { productId, orderId, rating: 2, comment: 'The box was open.' })

  await page.reload()
  await expect(page.getByText('The box was open.')).toBeVisible()
  await page.getByRole('button', { name: /^5 stars/ }).click()
  await expect(page.getByRole('heading', { name: 'No reviews with this rating' })).toBeVisible()
  await page.getByRole('button', { name: /^2 stars/ }).click()
  await page.getByRole('button', { name: 'Reply to the review by Meena' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to this review' })
  await expect(dialog.getByRole('button', { name: 'Publish reply' })).toBeDisabled()
  await dialog.getByLabel('Your reply').fill('Sorry. We have sent a new box.')
  await dialog.getByRole('button', { name: 'Publish reply' }).click()
  await expect(page.getByText('Sorry. We have sent a new box.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reply to the review by Meena' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectOpenToAll(page)

  await page.goto(`/product_details/${productId}`)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Reply of the supplier/)).toBeVisible()
})
