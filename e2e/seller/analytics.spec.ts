import { expect, type Page, test } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getAnalytics } from '#contract/sellers/analytics.ts'
import type { getTaxFigures } from '#contract/sellers/tax-figures.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'
import { grouped, rupees, rupeesShort } from '#web/ui/formats/rupees.ts'

const figure = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })

test('a seller reads the shop’s figures, as numbers, pictures and tables', async ({ page, request }) => {
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  const summary = page
    .waitForResponse('**/api/seller/analytics')
    .then(async (answer): Promise<ReplyOf<typeof getAnalytics>> => answer.json())
  await page.goto('/seller_console/analytics')
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
  // Other tests order at this shop meanwhile, so the page is compared with the answer that it got.
  const { analytics } = await summary
  const { orders, products, reviews: judged } = analytics
  await expect(figure(page, 'Orders in numbers', 'Revenue')).toContainText(rupeesShort(orders.revenue))
  for (const [name, count] of [
    ['Total Orders', orders.total],
    ['Pending', orders.pending],
    ['Shipped', orders.shipped],
    ['Delivered', orders.delivered],
    ['Cancelled', orders.cancelled],
  ] as const)
    await expect(figure(page, 'Orders in numbers', name)).toHaveText(
      new RegExp(`^${name}${grouped(count)}(and Confirmed)?$`),
    )
  await expect(figure(page, 'Products in numbers', 'Total Products')).toContainText(
    grouped(analytics.products.total),
  )
  await expect(figure(page, 'Products in numbers', 'Out of Stock')).toContainText(
    grouped(products.outOfStock),
  )
  await expect(figure(page, 'Products in numbers', 'Low Stock')).toContainText(grouped(products.lowStock))
  await expect(figure(page, 'Products in numbers', 'Low Stock')).toContainText('5 or fewer')

  const revenue = page.getByRole('region', { name: 'Revenue over time' })
  await expect(revenue).toContainText('in the last 4 weeks')
  await revenue.getByRole('button', { name: 'Day' }).click()
  await revenue.getByRole('button', { name: /^Show as table/ }).click()
  await expect(revenue.getByRole('row')).toHaveCount(31)
  const today = analytics.revenue_by_day.at(-1)
  await expect(revenue.getByRole('row').last()).toContainText(rupeesShort(today?.revenue ?? 0))
  await page
    .getByRole('region', { name: 'Orders by status' })
    .getByRole('button', { name: /^Show as table/ })
    .click()

  const reviews = page.getByRole('region', { name: 'Review Analytics' })
  await expect(reviews).toContainText(`Total Reviews${grouped(judged.total)}`)
  await expect(reviews).toContainText(`Average Rating${judged.avgRating?.toFixed(1)}`)
  await expect(reviews).toContainText(`Most Reviewed Product${judged.mostReviewedProduct?.product_name}`)
  await expect(reviews.getByRole('columnheader')).toHaveText(['Product', 'Review Count', 'Average Rating'])
  await expect(reviews.getByRole('row')).toHaveCount(analytics.reviews.productReviewStats.length + 1)

  await figure(page, 'Orders in numbers', 'Shipped').getByRole('link').click()
  await expect(page).toHaveURL(/\/seller_console\/orders\?status=Shipped$/)
})

test('the GST of the invoices of a period, in all and by product', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/analytics')
  const tax = page.getByRole('region', { name: 'GST on your invoices' })
  const ofTheYear = page
    .waitForResponse('**/api/seller/analytics/tax?period=year')
    .then(async (answer): Promise<ReplyOf<typeof getTaxFigures>> => answer.json())
  await tax.getByRole('button', { name: 'Financial year' }).click()
  const { sums, products } = (await ofTheYear).tax
  expect(sums.total).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\?period=year$/)
  await expect(tax.getByRole('definition').first()).toHaveText(rupees(sums.taxable))
  await expect(tax.getByRole('definition').last()).toHaveText(rupees(sums.total))
  await expect(tax.getByRole('rowheader')).toHaveCount(products.length)

  await page.route('**/api/seller/analytics/tax*', (route) => route.abort())
  await page.reload()
  await expect(tax.getByRole('alert')).toContainText('The GST figures could not be loaded.')
  await expect(page.getByRole('region', { name: 'Review Analytics' })).toBeVisible()
})

test('a shop without anything, and a fault', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.setViewportSize({ width: 390, height: 844 })
  const nothing = {
    orders: { total: 0, pending: 0, shipped: 0, delivered: 0, cancelled: 0, revenue: 0 },
    products: { total: 0, outOfStock: 0, lowStock: 0 },
    reviews: { total: 0, avgRating: null, mostReviewedProduct: null, productReviewStats: [] },
    revenue_by_day: [],
    tasks: { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 },
  }
  const call = '**/api/seller/analytics'
  await page.route(call, (route) => route.fulfill({ json: { success: true, analytics: nothing } }))
  await page.goto('/seller_console/analytics')
  await expect(page.getByRole('heading', { name: 'No analytics data available.' })).toBeVisible()

  // Products alone are enough for the page, without reviews.
  const products = { total: 2, outOfStock: 0, lowStock: 0 }
  await page.route(call, (route) =>
    route.fulfill({ json: { success: true, analytics: { ...nothing, products } } }),
  )
  await page.reload()
  await expect(page.getByRole('region', { name: 'Review Analytics' })).toContainText('N/A')

  await page.route(call, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch analytics')
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { success: false, content: 'The figures are being counted' } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The figures are being counted')
})
