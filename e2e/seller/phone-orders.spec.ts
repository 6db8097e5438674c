import { expect, test } from '@playwright/test'
import { getOrder } from '#contract/order.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

test('on a phone the orders are cards: a press confirms one, and another opens it', async ({
  page,
  request,
}) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request, 'Meera Iyer')
  const orderId = await anOrder(buyer, (await goodsOf(seller)).slice(10, 12))
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, seller)
  await page.goto('/seller_console/orders')
  await expect(page.getByRole('table')).toBeHidden()
  const link = page.getByRole('link', { name: `Open order ${orderId}` })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  // The edge cuts a number in two, so that a person sees that more of them follow.
  const numbers = page.getByRole('list', { name: 'Orders in numbers' }).getByRole('listitem')
  const boxes = await Promise.all((await numbers.all()).map((number) => number.boundingBox()))
  expect(boxes.some((box) => box && box.x < 350 && box.x + box.width > 400)).toBe(true)
  await page.getByRole('button', { name: `Confirm order ${orderId}` }).click()
  await expect(page.getByText('Order status updated!')).toBeVisible()
  expect((await buyer.api(getOrder, { orderId })).delivery_status).toBe('Confirmed')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('From date')).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`)
  await expect(page.getByRole('main')).toContainText('Meera Iyer')
  await page.goBack()
  await expect(link).toBeVisible()
})
