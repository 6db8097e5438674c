import { expect, test } from '@playwright/test'
import { changeSettings } from '#contract/admin/admin-settings.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { listOwnProducts, updateProduct } from '#contract/products/own-product.ts'
import { getProduct } from '#contract/products/product.ts'
import { reportReview, reviewProduct } from '#contract/review.ts'
import { photo } from '#e2e/support/applications.ts'
import { anOrder } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, type Person, pageOf, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller, anOffer } from '#e2e/support/shops.ts'

test('a seller asks for the plan, an admin marks it as paid, and it runs in the console', async ({
  page,
  request,
  browser,
}) => {
  const company = `Plan Traders ${Date.now()}`
  const seller = await aFreshSeller(request, company)
  await enterAs(page, seller)
  await page.goto('/pricings')
  await page.getByRole('button', { name: 'Select Package' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/seller_console\/plan$/)
  await expect(page.getByRole('region', { name: 'Pro Plan' })).toContainText('Requested')

  const desk = await pageOf(browser, await theDemo('admin', request))
  await desk.goto('/admin/plans')
  await desk.getByRole('button', { name: `Mark as paid: ${company}` }).click()
  const paying = desk.getByRole('dialog')
  await paying.getByLabel('Paid by').selectOption('UPI')
  await paying.getByLabel('Reference').fill('412345678901')
  await paying.getByRole('button', { name: 'Mark as paid' }).dblclick()
  await expect(desk.getByRole('button', { name: `Mark as paid: ${company}` })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Active' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: company })).toContainText('UPI 412345678901')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Pro Plan' })).toContainText('365 days left')
  await expect(page.getByRole('link', { name: 'Pro Plan 365 days left' })).toBeVisible()
})

test('a verified shop takes a new name once an admin has looked at it', async ({
  page,
  request,
  browser,
}) => {
  const [former, next] = [`Former Traders ${Date.now()}`, `Later Traders ${Date.now()}`]
  await enterAs(page, await aFreshSeller(request, former))
  await page.goto('/seller_console/settings')
  await page.getByLabel('Company name').fill(next)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`Waits for our look. Until then buyers see ${former}.`)).toBeVisible()

  const desk = await pageOf(browser, await theDemo('admin', request))
  await desk.goto('/admin/changes')
  const change = desk.getByRole('list', { name: 'Changes' }).getByRole('listitem').filter({ hasText: next })
  await expect(change).toContainText(former)
  await change.getByRole('button', { name: `Approve: ${next}` }).click()
  await expect(change).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue(next)
  await expect(page.getByText('Waits for our look.')).toHaveCount(0)
})

test('a setting is public, and hidden once it is empty', async ({ page, request, browser }) => {
  const admin = await theDemo('admin', request)
  await enterAs(page, admin)
  await page.goto('/admin/settings')
  const field = page.getByLabel('Grievance officer', { exact: false }).first()
  const before = await field.inputValue()
  const visitor = await (await browser.newContext()).newPage()
  const save = async (text: string) => {
    await field.fill(text)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(async () => {
      await visitor.goto('/contactus')
      expect((await visitor.getByRole('main').innerText()).includes('Kamala Grievance')).toBe(text !== '')
    }).toPass()
  }
  try {
    await save('Kamala Grievance')
    await save('')
  } finally {
    await admin.api(changeSettings, { grievance_officer: before })
  }
})

test('a reported review is hidden, and leaves the rating of its product', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const seller = await aFreshSeller(request, `Review Traders ${Date.now()}`)
  const name = `Reviewed bolt ${Date.now()}`
  const productId = await anOffer(seller, name)
  // On another device than the seller, who would rate their own goods otherwise.
  const buyer = await aFreshBuyer(await playwright.request.newContext({ baseURL: baseURL ?? '' }))
  const product = () => seller.api(getProduct, { productId }).then((answer) => answer.product)
  const orderId = await anOrder(buyer, [await product()])
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
  const { review_id: reviewId } = await buyer.api(reviewProduct, {
    productId,
    orderId,
    rating: 1,
    comment: 'Rude words.',
  })
  await seller.api(reportReview, { reviewId, reason: 'These are rude words.' })
  await enterAs(page, await theDemo('admin', request))
  await page.goto('/admin/reports')
  await page.getByRole('button', { name: `Hide review of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide this review' })
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(dialog.getByText('Reason cannot be empty')).toBeVisible()
  await dialog.getByRole('button', { name: 'Insults or threatens somebody.' }).click()
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(page.getByRole('button', { name: `Hide review of ${name}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Decided' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Review hidden')
  await expect.poll(product).toMatchObject({ review_count: 0 })
  await page.getByRole('button', { name: `Show again: the review of ${name}` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Review kept')
  await expect.poll(product).toMatchObject({ review_count: 1 })
})

test('products are verified together, and one is turned down with a reason that its seller reads', async ({
  page,
  request,
  browser,
}) => {
  const company = `Bulk Traders ${Date.now()}`
  const seller = await aFreshSeller(request, company)
  const [, , wrong = ''] = [
    await anOffer(seller, 'Bolt M8'),
    await anOffer(seller, 'Bolt M10'),
    await anOffer(seller, 'Bolt M12'),
  ]
  await enterAs(page, await theDemo('admin', request))
  await page.goto(`/admin/products?q=${encodeURIComponent(company)}`)
  await page.getByRole('button', { name: 'Reject: Bolt M12' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject this product' })
  await dialog.getByLabel('Reason').fill('The photo does not show a bolt.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Verify 2 products' }).click()
  await page
    .getByRole('dialog', { name: 'Verify 2 products?' })
    .getByRole('button', { name: 'Verify' })
    .click()
  await expect(page.getByRole('list', { name: 'Products' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Verified', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('heading')).toHaveText([
    'Bolt M8',
    'Bolt M10',
  ])
  await expect(seller.api(getProduct, { productId: wrong })).rejects.toMatchObject({ status: 404 })

  const own = await pageOf(browser, seller)
  await own.goto('/seller_console/products')
  await expect(own.getByText('Rejected: The photo does not show a bolt.')).toBeVisible()
})

async function rename(seller: Person, from: string, product_name: string) {
  const { products } = await seller.api(listOwnProducts, { q: from })
  const product = products.find((product) => product.product_name === from)
  if (!product) throw new Error(`There is no ${from}`)
  const { product_id: productId, description, prices, specs, category_type, unit } = product
  await seller.api(updateProduct, {
    productId,
    product_name,
    description,
    prices,
    specs,
    category_type,
    unit,
  })
}

test('500 rows are saved while their seller looks away, and the page tells how far it is', async ({
  page,
  request,
  browser,
}) => {
  const company = `Import Traders ${Date.now()}`
  const seller = await aFreshSeller(request, company)
  const rows = Array.from(
    { length: 500 },
    (_, i) => `Bolt M${i % 40} box ${i},Zinc plated,Hardware & paints,box,${100 + i},bolt.png`,
  )
  const csv = ['product_name,description,category_type,unit,price_1,image_1', ...rows].join('\n')
  await enterAs(page, seller)
  await page.goto('/seller_console/products/import')
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles([
      { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      { name: 'bolt.png', mimeType: 'image/png', buffer: photo },
    ])
  await page.getByRole('button', { name: 'Save 500 products' }).click()
  await expect(page.getByRole('progressbar', { name: 'Saving your products…' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('500 products saved.')).toBeVisible()
  await page.getByRole('link', { name: 'See your products' }).click()
  await expect(page.getByText('24 of 500')).toBeVisible()

  // An admin who knows the shop verifies all its products with one press, over all pages.
  const desk = await pageOf(browser, await theDemo('admin', request), {
    viewport: { width: 1280, height: 800 },
  })
  await desk.goto(`/admin/products?q=${encodeURIComponent(company)}`)
  await desk.getByRole('button', { name: 'Verify all 500 that match' }).click()
  const question = desk.getByRole('dialog', { name: 'Verify 500 products?' })
  await expect(question).toBeVisible()
  // A product that its seller changes meanwhile is not part of the decision.
  await rename(seller, 'Bolt M1 box 41', 'Gold M1 box 41')
  await question.getByRole('button', { name: 'Verify' }).click()
  await expect(desk.getByText('499 products are verified.')).toBeVisible()
  await expect(desk.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveText([
    /Gold M1 box 41/,
  ])
  await desk.context().close()
})
