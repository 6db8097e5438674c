import { expect, test } from '@playwright/test'

test('a search leads to its results, a blank one nowhere', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL('/')
  await field.fill('nuts & bolts')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=nuts%20%26%20bolts')
})

test('each popular search finds products', async ({ page }) => {
  await page.goto('/')
  const searches = page.getByRole('navigation', { name: 'Popular:' }).getByRole('link')
  const paths = await searches.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('16 categories pass by until somebody looks at them or pauses them', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Product categories' })
  const tiles = strip.getByRole('link')
  await expect(tiles).toHaveCount(16)
  const place = async () => (await tiles.first().boundingBox())?.x ?? 0
  const moves = async () => {
    const before = await place()
    await page.waitForTimeout(250)
    return (await place()) !== before
  }
  await expect.poll(moves).toBe(true)
  await tiles.nth(3).focus()
  await expect.poll(moves).toBe(false)
  // Keyboard users reach what has scrolled out at the left, too.
  await tiles.first().focus()
  await expect(tiles.first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('combobox', { name: 'Search products' }).focus()
  await expect.poll(moves).toBe(true)
  await strip.getByRole('button', { name: 'Pause moving categories' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).focus()
  await expect.poll(moves).toBe(false)
  await strip.getByRole('button', { name: 'Move categories again' }).click()
  await expect.poll(moves).toBe(true)
})

test('the categories stand still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Product categories' })
  const first = strip.getByRole('link').first()
  const before = await first.boundingBox()
  await page.waitForTimeout(300)
  expect(await first.boundingBox()).toEqual(before)
  await expect(strip.getByRole('button')).toHaveCount(0)
})

test('a category opens its part of the market', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Product categories' })
  await strip.getByRole('link', { name: 'Apparel & Fashion' }).press('Enter')
  await expect(page).toHaveURL('/live_market?category=apparel-fashion')
})

test('trending products name their price in rs', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products/search?q=')).json()
  const top = products.filter((product: { is_top_product: boolean }) => product.is_top_product)
  await page.goto('/')
  const trending = page.getByRole('region', { name: 'Trending Products In Market' }).getByRole('article')
  await expect(trending).toHaveCount(top.length)
  const price = top[0].prices.at(-1).price.toLocaleString('en-IN')
  await expect(trending.first()).toContainText(new RegExp(`${price}0? rs`))
})

test('without its products the front page stands all the same', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/products/search**', (route) =>
    route.fulfill({ status: 500, json: { success: false, content: 'Something went wrong' } }),
  )
  await page.getByRole('link', { name: 'Vanij home' }).first().click()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending Products In Market' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('features, problems and solutions are tables', async ({ page }) => {
  await page.goto('/')
  const features = page.getByRole('table', { name: 'Everything a small business needs to trade' })
  await expect(features.getByRole('columnheader')).toHaveText(['Feature', 'For buyers', 'For sellers'])
  const problems = page.getByRole('table', { name: 'Old problems, simple answers' })
  await expect(problems.getByRole('columnheader')).toHaveText(['Problem', 'Solution'])
})

test('the three steps, the traders and the press are there', async ({ page }) => {
  await page.goto('/')
  const headings = page.getByRole('heading', { level: 3 })
  for (const name of ['Sign Up', 'Connect', 'Grow'])
    await expect(headings.filter({ hasText: name })).toBeVisible()
  const traders = page.getByRole('region', { name: 'Exploring Vanijes' })
  await expect(traders.getByRole('heading', { level: 3 })).toHaveText([
    'Manufacturers',
    'Wholesalers',
    'Retailers',
  ])
  const press = page.getByRole('region', { name: 'Featured On' }).getByRole('link')
  await expect(press).toHaveAttribute('href', 'https://press.example')
  await traders.getByRole('link', { name: 'See wholesalers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products from wholesalers')
})

test('the bar turns dark after 200 px', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const dark = await page
    .getByRole('contentinfo')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  const clear = await ground()
  await page.mouse.wheel(0, 190)
  await page.waitForTimeout(300)
  expect(await ground()).toBe(clear)
  await page.mouse.wheel(0, 30)
  await expect.poll(ground).toBe(dark)
  expect(dark).not.toBe(clear)
})

test('a visitor is asked to join, a member is led to the market', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Join Us' })).toBeVisible()
  const offer = page.getByRole('region', { name: 'Sell to all of India with the Pro Plan' })
  await expect(offer.getByText('Special offer', { exact: true })).toBeVisible()
  await expect(offer.getByRole('link', { name: 'Select Package' })).toHaveAttribute('href', '/pricings')
  const reply = await request.post('/api/users/secret-login', {
    data: { phone_number: '919000000001', password: 'demo1234' },
  })
  const { token } = await reply.json()
  await page.evaluate((token) => localStorage.setItem('token', token), token)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Live Market' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Join Us' })).toHaveCount(0)
})

test('search engines read who runs the site and how it is searched', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveTitle('Vanij: Trade Easy, Expand Faster')
  await expect(page.getByText('Trade Easy, Expand Faster', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Empowering MSMEs with seamless B2B commerce',
  )
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/')
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
})
