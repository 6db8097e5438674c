import { expect, test } from '@playwright/test'
import { getOrder } from '#contract/order.ts'
import { anOrder, goodsOf } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from '#e2e/support/people.ts'

test('arrow keys only show a status; Enter sends it once, and Escape takes it back', async ({
  page,
  request,
}) => {
  const seller = await theDemo('seller', request)
  const buyer = await aFreshBuyer(request, 'Pooja Nambiar')
  const orderId = await anOrder(buyer, (await goodsOf(seller)).slice(10, 12))
  await enterAs(page, seller)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await page.goto('/seller_console/orders')
  const select = page.getByLabel(`Status of ${orderId}`)
  await select.focus()
  for (const shown of ['Confirmed', 'Shipped', 'Delivered']) {
    await select.press('ArrowDown')
    await expect(select).toHaveValue(shown)
  }
  await select.press('Escape')
  await expect(select).toHaveValue('Pending')
  await select.press('ArrowDown')
  await expect(select).toHaveValue('Confirmed')
  expect(sent).toEqual([])
  await select.press('Enter')
  await expect(page.getByText('Order status updated!')).toBeVisible()
  expect(sent).toEqual([{ delivery_status: 'Confirmed' }])
  expect((await buyer.api(getOrder, { orderId })).delivery_status).toBe('Confirmed')
})
