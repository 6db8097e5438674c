import { expect, test } from '@playwright/test'
import { setDeliveryStatus } from '#contract/order.ts'
import { expectOpenToAll } from './axe.ts'
import { anOrder, goodsOf } from './orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './people.ts'

test('only delivered goods are reviewed, each product once, stars required and words not', async ({
  page,
  request,
}) => {
  const seller = await theDemo('seller', request)
  const [first, second] = (await goodsOf(seller)).slice(2)
  if (!first || !second) throw new Error('the demo seller lists too little')
  const buyer = await aFreshBuyer(request, 'Kavita Joshi')
  const orderId = await anOrder(buyer, [first, second])
  await enterAs(page, buyer)

  await page.goto(`/order_details/${orderId}`)
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeHidden()
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
  await page.reload()

  const form = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: first.product_name }) })
  const submit = form.getByRole('button', { name: `Submit review of ${first.product_name}` })
  await expect(submit).toBeDisabled()
  await form.getByRole('radio', { name: '4 stars' }).check()
  await expect(submit).toBeEnabled()
  const comment = form.getByLabel('Comment')
  await comment.fill('x'.repeat(400))
  await expect(comment).toHaveValue('x'.repeat(300))
  await comment.fill('Well packed, as described.')
  await expect(form.getByText('26 / 300')).toBeVisible()
  await expectOpenToAll(page)

  await page.route('**/review', (route) => route.abort())
  await submit.click()
  await expect(page.getByText('Failed to submit review')).toBeVisible()
  await expect(comment).toHaveValue('Well packed, as described.')
  await page.unroute('**/review')
  await submit.click()
  await expect(form.getByText('Thank you for your review!')).toBeVisible()
  await expect(submit).toBeHidden()

  await page.reload()
  await expect(form.getByText('Thank you for your review!')).toBeVisible()
  await expect(form.getByRole('img', { name: '4.0 out of 5' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Submit review of ${second.product_name}` })).toBeDisabled()
})
