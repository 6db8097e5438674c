import { expect, test } from '@playwright/test'
import { deleteProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { enterAs, type Person, theDemo } from '#e2e/support/people.ts'
import { aPhoto, fillProduct } from '#e2e/support/product-form.ts'

const photos = [aPhoto('first.png'), aPhoto('second.png')]

let seller: Person
/** Products of this run alone, which are removed again. */
const mark = `E2E ${Date.now()}`

test.beforeEach(async ({ page, request }) => {
  seller = await theDemo('seller', request)
  await enterAs(page, seller)
})

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { api } = await theDemo('seller', request)
  const { products } = await api(listOwnProducts, { q: mark })
  for (const { product_id } of products) await api(deleteProduct, { productId: product_id })
  await request.dispose()
})

test('own products are searched, filtered and seen as a list that stays', async ({ page }) => {
  await page.goto('/seller_console/products')
  const list = page.getByRole('list', { name: 'Your products' })
  await expect(list.getByRole('listitem')).toHaveCount(24)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(list.getByRole('listitem').nth(24)).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: /^Pending/ }).click()
  await expect(page).toHaveURL(/filter=pending/)
  await expect(list.getByText('Pending verification').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/\/seller_console\/products$/)
  await page.getByLabel('Search by name or category').fill('no such thing at all')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByLabel('Search by name or category')).toBeFocused()
  await page.goto('/seller_console/products')
  await expect(list.getByRole('listitem').first()).toBeVisible()
})

test('a name is cut at 50 letters, a description at 80, and in the list at 100', async ({ page }) => {
  await page.route('**/api/seller/products?*', async (route) => {
    const answer = await route.fetch()
    const { products, ...rest } = await answer.json()
    const [first] = products
    const prices = [
      { price: 150, quantityRange: { min: 1, max: 9 } },
      { price: 123456.5, quantityRange: { min: 10, max: null } },
    ]
    const long = { ...first, product_name: 'N'.repeat(60), description: 'd'.repeat(120), prices }
    await route.fulfill({ json: { ...rest, products: [long] } })
  })
  await page.goto('/seller_console/products')
  const item = page.getByRole('list', { name: 'Your products' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Grid', exact: true }).click()
  await expect(item.getByText(`${'N'.repeat(50)}…`, { exact: true })).toBeVisible()
  await expect(item.getByText(`${'d'.repeat(80)}…`, { exact: true })).toBeVisible()
  await expect(item.getByText('₹1,23,456.50')).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(item.getByText(`${'d'.repeat(100)}…`, { exact: true })).toBeVisible()
})

test('a product is added, changed and deleted', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const { setTimeout: wait, document } = window
    const noted = (task: () => void, delay?: number) => {
      if (delay === 1_500) document.documentElement.dataset.leads = 'after 1.5 s'
      return wait(task, delay)
    }
    Object.assign(window, { setTimeout: noted })
  })
  const name = `${mark} drip pipe`
  await page.goto('/seller_console/products/add_product')
  await expect(page.getByRole('heading', { name: 'Add New Product', level: 1 })).toBeVisible()
  await expect(page.getByText('e.g. Size = S,L,XL')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Please check 5 fields.')).toBeVisible()
  await expect(page.getByLabel('Product Name')).toBeFocused()
  await expect(page.getByLabel('Product Name')).toHaveAttribute('maxlength', '100')
  await expect(page.getByLabel('Product Description')).toHaveAttribute('maxlength', '500')
  for (const counter of ['0 / 100', '0 / 500']) await expect(page.getByText(counter)).toBeVisible()
  await fillProduct(page, name, photos)
  await page.getByRole('button', { name: 'Move right: picture 1' }).click()
  // The button is aria-disabled, and a press leaves the last row all the same.
  await page.getByRole('button', { name: 'Remove last slab' }).click({ force: true })
  await expect(page.getByLabel('Price in ₹ per roll')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove last specification' }).click({ force: true })
  await expect(page.getByPlaceholder('Black, Red, Green')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add slab' }).click()
  await page.getByLabel('Price in ₹ per roll').nth(1).fill('1')
  await page.getByRole('button', { name: 'Remove last slab' }).click()
  await expect(page.getByLabel('Price in ₹ per roll')).toHaveValue('950.50')
  await page.getByRole('button', { name: 'Add slab' }).click()
  await expect(page.getByLabel('Price in ₹ per roll').nth(1)).toHaveValue('')
  await page.getByLabel('Price in ₹ per roll').nth(1).fill('900')
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(
    page.getByText('Slab 2 needs a minimum quantity, because the slab before it has no maximum'),
  ).toBeVisible()
  await page.getByLabel('Max quantity').first().fill('49')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/products/upload')) sent += 1
  })
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-leads')
  await page.getByRole('button', { name: 'Upload Product' }).dblclick()
  await expect(page.getByText('Product uploaded successfully!')).toBeVisible()
  await expect(root).toHaveAttribute('data-leads', 'after 1.5 s')
  await expect(page).toHaveURL('/seller_console/products')
  expect(sent).toBe(1)

  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Edit Product', level: 1 })).toBeVisible()
  await page.getByLabel('Stock (optional)').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/seller_console/products')
  await expect(page.getByText('Only 3 in stock').first()).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this product? This action cannot be undone.',
  )
  await page.route('**/api/products/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('Failed to delete product. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeHidden()
})

test('a draft survives a reload, and leaving it is asked about', async ({ page }) => {
  await page.goto('/seller_console/products/add_product')
  await page.getByLabel('Product Name').fill('Half a product')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Your draft is back.')).toBeVisible()
  await expect(page.getByLabel('Product Name')).toHaveValue('Half a product')
  await page.getByLabel('Product Name').fill('Half a product still')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Product Name')).toHaveValue('Half a product still')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/seller_console/products')
  await page.goto('/seller_console/products/add_product')
  await expect(page.getByLabel('Product Name')).toHaveValue('')
})

test('a refused upload says why and keeps what was typed', async ({ page }) => {
  await page.route('**/api/products/upload', (route) => route.abort(), { times: 1 })
  await page.goto('/seller_console/products/add_product')
  await fillProduct(page, `${mark} refused`, photos)
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Failed to upload product. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Product Name')).toHaveValue(`${mark} refused`)
  await page.route(
    '**/api/products/upload',
    (route) => route.fulfill({ status: 400, json: { success: false, content: 'Choose another name' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Choose another name').first()).toBeVisible()
  const wordless = { status: 500, json: { success: false } }
  await page.route('**/api/products/upload', (route) => route.fulfill(wordless), { times: 1 })
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Failed to upload product', { exact: true }).first()).toBeVisible()
})

test('a live product is uploaded, the form starts again, and the offer is listed', async ({ page }) => {
  test.slow()
  await page.goto('/seller_console/products/add_live_product')
  await expect(page.getByRole('heading', { name: 'Upload Live Product' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vanij home' })).toBeVisible()
  await expect(page.getByLabel('Category Type').getByRole('option').nth(8)).toHaveText(/^energy & power$/i)
  await page.getByLabel('Product Name').fill('Half an offer')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Your draft is back.')).toBeVisible()
  await expect(page.getByLabel('Product Name')).toHaveValue('Half an offer')
  await fillProduct(page, `${mark} live`, photos)
  const call = '**/api/products/uploadlive'
  const refusal = { status: 400, json: { success: false, content: 'The offer cannot be read' } }
  const answered = Promise.withResolvers<void>()
  await page.route(call, (route) => answered.promise.then(() => route.fulfill(refusal)), { times: 1 })
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Uploading your product…')).toBeVisible()
  await expect(page.getByLabel('Product Name')).toBeHidden()
  answered.resolve()
  await expect(page.getByText('The offer cannot be read').first()).toBeVisible()
  await expect(page.getByLabel('Product Name')).toHaveValue(`${mark} live`)
  const uploaded = page.waitForRequest(call)
  await page.getByRole('button', { name: 'Upload Product' }).click()
  const asText = expect.any(String)
  expect((await uploaded).postDataJSON()).toMatchObject({ expireIn: '2 Days 2 hr 15min', specs: asText })
  await expect(page.getByText('Product uploaded successfully!')).toBeVisible()
  await expect(page.getByLabel('Product Name')).toHaveValue('')
  await expect(page.getByLabel('Category Type')).toHaveValue('agri products & equipments')
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeHidden()
  await expect(page.getByLabel('Price in ₹')).toHaveValue('')
  await expect(page.getByPlaceholder('Colour')).toHaveValue('')
  await page.getByRole('link', { name: 'See your live offers' }).click()
  const running = page.getByRole('list', { name: 'Live now' })
  await expect(running.getByText('2d 2h', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: `List again: ${mark} live` }).click()
  await expect(page.getByText(/The offer is live until/)).toBeVisible()
  await page.goto('/seller_console/products/add_live_product')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/seller_console/products')
})

test('a file is checked row by row, and only what is right is saved', async ({ page }) => {
  const csv = [
    'product_name,description,category_type,unit,price_1,image_1',
    `${mark} import 1,Good pipe,Drip Irrigation,roll,950,pipe.png`,
    `${mark} import 2 ${'of a long name '.repeat(4)},Bad pipe,No such category,roll,-4,pipe.png`,
  ].join('\n')
  await page.goto('/seller_console/products/import')
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles([
      { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      aPhoto('pipe.png'),
    ])
  await expect(page.getByText('2 rows read. 1 row with problems.')).toBeVisible()
  await expect(page.getByText('Choose a category from the list')).toBeVisible()
  // However long the name is, its number stays on one line.
  await page.setViewportSize({ width: 390, height: 844 })
  const number = page.getByRole('list', { name: 'Rows of the file' }).getByText('Row 3', { exact: true })
  expect(await number.evaluate((words) => words.getClientRects().length)).toBe(1)
  await page.reload()
  await expect(page.getByText('2 rows read. 1 row with problems.')).toBeVisible()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Save 1 correct row' }).click()
  await expect(page.getByText('1 product saved.')).toBeVisible()
})
