import { expect, test } from '@playwright/test'
import { aListedProduct, hasThreeSlabs, pathOf, rupees } from './support/goods.ts'

test('photos turn by thumbnail, key and button, and open over the whole screen', async ({
  page,
  request,
}) => {
  const product = await aListedProduct(request, ({ images }) => images.length === 3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathOf(product))
  const photos = page.getByRole('group', { name: 'Photos' })
  await expect(photos.getByText('1 / 3')).toBeVisible()
  await photos.getByRole('button', { name: 'Show photo 3 of 3' }).click()
  await expect(photos.getByText('3 / 3')).toBeVisible()
  await photos.getByRole('button', { name: 'Previous photo' }).click()
  await expect(photos.getByText('2 / 3')).toBeVisible()
  await photos.getByRole('button', { name: /photo 2 of 3: open/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(photos.getByText('1 / 3')).toBeVisible()
  await expect(photos.getByRole('button', { name: /photo 1 of 3: open/ })).toBeFocused()

  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `Photos of ${product.product_name}` })
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  const photo = viewer.getByRole('img', { name: `${product.product_name}, photo 2 of 3` })
  const wide = async () => (await photo.boundingBox())?.width ?? 0
  const whole = await wide()
  await page.keyboard.press('+')
  await expect.poll(wide).toBe(2 * whole)
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(wide).toBe(whole)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(photos.getByText('2 / 3')).toBeVisible()
})

test('a product is shared as a message for WhatsApp with its prices', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto(pathOf(product))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this product' })
  const chat = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  const message = new URL(chat ?? '').searchParams.get('text')
  expect(message).toContain(`${page.url()}?via=wa`)
  expect(message?.match(/₹/g)).toHaveLength(3)
})

test('the link is copied where the device has no way to share', async ({ page, request, context }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(pathOf(product))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}?via=link`)
})

test('an unknown product is not found and leads to the market', async ({ page }) => {
  for (const id of ['no-such-product', '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11']) {
    const answer = await page.goto(`/product_details/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to Live Market' }).click()
  await expect(page).toHaveURL('/live_market')
})

test('a product that did not load can be tried again', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto('/live_market')
  const call = `**/api/products/${product.product_id}`
  await page.route(call, (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: product.product_name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to load product' })).toBeVisible()
  await page.unroute(call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.product_name })).toBeVisible()
})

test('Back leads to where one came from, at first to the market', async ({ page, request }) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto(pathOf(product))
  const back = page.getByRole('main').getByRole('button', { name: 'Back', exact: true })
  await back.click()
  await expect(page).toHaveURL('/live_market')
  await page.goto(`/live_market?category=${product.category}`)
  await page.getByRole('main').getByRole('link', { name: product.product_name, exact: true }).first().click()
  await expect(page).toHaveURL(pathOf(product))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(product.product_name).waitFor()
  await back.click()
  await expect(page).toHaveURL(`/live_market?category=${product.category}`)
})

test('search engines read the prices, the supplier and the way to it', async ({ page, request }) => {
  const product = await aListedProduct(request, ({ review_count }) => review_count > 0)
  await page.goto(pathOf(product))
  await expect(page).toHaveTitle(`${product.product_name} | Vanij`)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [thing, path] = texts.map((text) => JSON.parse(text))
  const all = product.prices.map(({ price }) => price)
  expect(thing).toMatchObject({
    '@type': 'Product',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: Math.min(...all).toFixed(2),
      highPrice: Math.max(...all).toFixed(2),
      offerCount: all.length,
    },
    aggregateRating: { ratingValue: product.rating, reviewCount: product.review_count },
  })
  expect(path).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`${pathOf(product)}$`),
  )
  const { reviews } = await (await request.get(`/api/products/${product.product_id}/reviews`)).json()
  const html = await (await request.get(pathOf(product))).text()
  const visible = html.replace(/<script.*?<\/script>/gs, '')
  for (const { reviewer } of reviews) expect(visible).toContain(`Report the review by ${reviewer.name}`)
})

test('the supplier, the full list of prices and more of the same supplier are there', async ({
  page,
  request,
}) => {
  const product = await aListedProduct(request, hasThreeSlabs)
  await page.goto(pathOf(product))
  const supplier = page.getByRole('complementary', { name: 'Supplier' })
  await expect(supplier.getByRole('heading')).toHaveText(product.seller_company)
  await expect(supplier).toContainText(product.seller_location ?? '')
  await expect(supplier.getByRole('link', { name: 'View supplier profile' })).toHaveAttribute(
    'href',
    `/seller/${product.seller_id}`,
  )
  const [high, , low] = product.prices.map(({ price }) => rupees(price))
  await expect(page.getByText(`${low} – ${high}`, { exact: true }).first()).toBeVisible()
  const prices = page.getByRole('group', { name: 'Price by quantity' })
  await expect(prices.getByRole('radio')).toHaveCount(3)
  for (const { price } of product.prices) await expect(prices).toContainText(rupees(price))
  await expect(prices.getByText(/^\d+(\.\d)? % less$/)).toHaveCount(2)
  const specs = page.getByRole('table', { name: 'Specifications' }).getByRole('row')
  for (const { key, value } of product.specs)
    for (const part of value.split(','))
      await expect(specs.filter({ hasText: key }).first()).toContainText(part.trim())
  const names = page.getByRole('table', { name: 'Specifications' }).getByRole('rowheader')
  // Some sell one piece as a sample.
  await expect(names.filter({ hasNotText: 'Sample' })).toHaveText([
    ...product.specs.map(({ key }) => key),
    ...['Item code', 'Country of origin', 'Unit', 'Tax'],
  ])
  const more = page.getByRole('region', { name: `More from ${product.seller_company}` })
  await expect(more.getByRole('article').first()).toBeVisible()
  await expect(more.getByRole('link', { name: product.product_name, exact: true })).toHaveCount(0)
})
