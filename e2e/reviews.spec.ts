import { expect, test } from '@playwright/test'
import { setDeliveryStatus } from '#contract/order.ts'
import type { Product } from '#contract/products/product.ts'
import { listReviews, reviewProduct } from '#contract/review.ts'
import { expectOpenToAll } from './support/axe.ts'
import { untilAlive, untilPartAlive } from './support/browser.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const aPhoto = (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4YSOHFTEMLQkAfuxIgXbZGRgAAAAASUVORK5CYII=',
    'base64',
  ),
})

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
  await form
    .getByLabel(`Photos for the review of ${first.product_name}`)
    .setInputFiles(['one', 'two'].map(aPhoto))
  await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await form.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(form.getByRole('img', { name: 'Photo 2' })).toBeHidden()
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

  await page.goto(`/product_details/${first.product_id}`)
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  const photo = page
    .getByRole('button', { name: 'Photo 1 of 1 of the review by Kavita: open in full screen' })
    .first()
  await untilPartAlive(photo)
  await photo.click()
  const viewer = page.getByRole('dialog', { name: 'Photos of the review by Kavita' })
  await expect(viewer.getByRole('img', { name: 'the review by Kavita, photo 1 of 1' })).toBeVisible()
  await expectOpenToAll(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('the product page shows what buyers say, how many gave how many stars, and takes reports', async ({
  page,
  request,
}) => {
  const seller = await theDemo('seller', request)
  const product = (await goodsOf(seller)).slice(4)[0]
  if (!product) throw new Error('the demo seller lists too little')
  const author = await aFreshBuyer(request, 'Lakshmi Nair')
  const orderId = await anOrder(author, [product])
  await seller.api(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
  const { product_id: productId } = product
  await author.api(reviewProduct, { productId, orderId, rating: 2, comment: 'The colour runs.' })
  const { total, histogram } = await author.api(listReviews, { productId })

  const address = `/product_details/${productId}`
  await page.goto(address)
  await page.getByRole('link', { name: /^\d+ reviews?$/ }).click()
  const mine = page
    .getByRole('list', { name: 'Reviews' })
    .getByRole('listitem')
    .filter({ hasText: 'The colour runs.' })
  await expect(mine).toContainText('Lakshmi')
  await expect(mine.getByRole('img', { name: '2.0 out of 5' })).toBeVisible()
  const stars = page.getByRole('list', { name: 'How many gave how many stars' }).getByRole('listitem')
  await expect(stars).toHaveCount(5)
  await expect(stars.nth(3)).toContainText(`2 stars: 2${histogram[3]?.count}`)
  expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(total)

  await mine.getByRole('button', { name: 'Report the review by Lakshmi' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await enterAs(page, await aFreshBuyer(request))
  await page.goto(`${address}#reviews`)
  await mine.getByRole('button', { name: 'Report the review by Lakshmi' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Report' })
  await expect(send).toBeDisabled()
  await dialog.getByRole('radio', { name: 'It is false or misleading' }).check()
  await send.click()
  await expect(mine.getByText('Reported')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('more reviews come ten at a time; what fails can be tried again', async ({ page }) => {
  const { products } = await (await page.request.get('/api/products/search?q=')).json()
  const { product_name } = products.find(({ review_count }: Product) => review_count > 0)
  const reviews = Array.from({ length: 12 }, (_, index) => ({
    review_id: `00000000-0000-4000-8000-0000000000${index + 10}`,
    ...{ rating: 5, comment: `Lot ${index} was good`, created_at: '2026-11-01T10:00:00.000Z' },
    reviewer: { name: 'Asha', from: null },
    images: [],
  }))
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 12 : 0 }))
  await page.route('**/reviews*', (route) => route.abort())
  // By a link of the market: opened by its address, the page comes with its reviews.
  await page.goto('/live_market')
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: product_name, exact: true }).first().click()
  await page.getByRole('link', { name: /^\d+ reviews?$/ }).click()
  await expect(page.getByText('The reviews could not be loaded.')).toBeVisible()
  await page.unroute('**/reviews*')
  await page.route('**/reviews*', (route) => {
    const isSecond = route.request().url().includes('cursor=')
    const shown = isSecond ? reviews.slice(10) : reviews.slice(0, 10)
    return route.fulfill({
      json: { success: true, reviews: shown, histogram, average: 5, total: 12, next: isSecond ? null : 'x' },
    })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  const list = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(list).toHaveCount(12)
})

test('products looked at are found again, and forgotten with the sign-out', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products/search?q=')).json()
  const [first, second] = products
  await enterAs(page, await aFreshBuyer(request))
  await page.goto(`/product_details/${first.product_id}`)
  await expect.poll(() => page.evaluate(() => localStorage.recently_viewed)).toContain(first.product_id)
  await page.goto(`/product_details/${second.product_id}`)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  /** They load when they are scrolled to, and what loads above pushes them out of view again. */
  const expectRecent = (names: readonly string[]) =>
    expect(async () => {
      await page.keyboard.press('End')
      await expect(recent.getByRole('link')).toHaveText([...names], { timeout: 500 })
    }).toPass({ timeout: 60_000 })
  await expectRecent([first.product_name])

  await page.goto('/live_market')
  await expectRecent([second.product_name, first.product_name])
  await page.route(`**/api/products/${first.product_id}`, (route) =>
    route.fulfill({ status: 404, json: { success: false, content: 'Product not found' } }),
  )
  await page.reload()
  await expectRecent([second.product_name])

  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => localStorage.recently_viewed)).toBeUndefined()
})
