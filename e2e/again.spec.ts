import { expect, type Page, test } from '@playwright/test'
import { listOrders } from '#contract/order.ts'
import { saveAddress } from '#contract/users/address.ts'
import { expectOpenToAll } from './support/axe.ts'
import { untilAlive } from './support/browser.ts'
import { aListedProduct, hasThreeSlabs, pathOf } from './support/goods.ts'
import { aFreshBuyer, pageOf } from './support/people.ts'

const phone = { viewport: { width: 390, height: 844 } }
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilAlive(page)
}

test('a list that one person shares by link is ordered by a colleague', async ({ browser, request }) => {
  const [owner, colleague] = [
    await aFreshBuyer(request, 'Meena Kumari'),
    await aFreshBuyer(request, 'Ravi Sethi'),
  ]
  const place = { state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' }
  await colleague.api(saveAddress, place)
  const product = await aListedProduct(request, hasThreeSlabs)
  const minimum = product.prices[0]?.quantityRange.min ?? 1
  const [saving, ordering] = [await pageOf(browser, owner), await pageOf(browser, colleague, phone)]

  // The quantity that is chosen on the page is the one that the list keeps.
  await open(saving, pathOf(product))
  const quantity = saving.getByRole('textbox', { name: /^Quantity/ })
  await quantity.fill(String(minimum + 7))
  await quantity.press('Enter')
  await saving.getByRole('button', { name: 'Save to a list' }).click()
  await saving.getByLabel('Name of the list').fill('Monthly order')
  await saving.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await saving.getByRole('button', { name: 'Open list' }).click()
  await expect(saving.getByRole('heading', { level: 1, name: 'Monthly order' })).toBeVisible()
  await saving.getByRole('button', { name: 'Share by link' }).click()
  const link = await saving.getByLabel('Link to the list').inputValue()

  await open(ordering, new URL(link).pathname + new URL(link).search)
  const wish = ordering.getByRole('textbox', { name: `Quantity of ${product.product_name}` })
  await expect(wish).toHaveValue(String(minimum + 7))
  await wish.fill(String(minimum + 9))
  await wish.press('Enter')
  await expectOpenToAll(ordering)
  await ordering.getByRole('button', { name: 'Add 1 product to the cart' }).click()
  await expect(ordering).toHaveURL(/\/view_cart$/)
  await ordering.getByRole('button', { name: 'Proceed' }).filter({ visible: true }).click()
  await ordering.getByRole('button', { name: 'Deliver here' }).click()
  await ordering.getByRole('button', { name: 'Place Order' }).click()
  await expect(ordering.getByRole('link', { name: /order/i }).first()).toBeVisible()
  await expect
    .poll(async () =>
      (await colleague.api(listOrders, {})).Orders.flatMap(({ ordered_items }) => ordered_items),
    )
    .toMatchObject([{ product_id: product.product_id, quantity: minimum + 9 }])
})

test('two products of a list stand side by side and one of them goes into the cart', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await aFreshBuyer(request), phone)
  await open(page, '/search?q=cotton')
  const marks = page.getByRole('button', { name: /^Compare / })
  for (const place of [0, 1]) await marks.nth(place).click()
  await page.getByRole('link', { name: 'Compare 2 products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible()
  await expectOpenToAll(page)
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click()
  await expect(page.getByText('Added to the cart')).toBeVisible()
  await page
    .getByRole('button', { name: /out of the comparison$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /out of the comparison$/ })).toHaveCount(1)
  await expect(page).toHaveURL(/ids=[0-9a-f-]{36}$/)
})
