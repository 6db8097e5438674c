import { expect, type Page, test } from '@playwright/test'
import { listReviewedProducts } from '#contract/admin/admin-products.ts'
import { getOwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { anOrder } from '#e2e/support/orders.ts'
import { aFreshBuyer, enterAs, type Person, theDemo } from '#e2e/support/people.ts'
import { aFreshSeller, anOffer } from '#e2e/support/shops.ts'

const read = async (seller: Person, productId: string) =>
  (await seller.api(getOwnProduct, { productId })).product

/** Another tab or device of the same shop. */
async function change(seller: Person, productId: string, more: object) {
  const { product_name, description, prices, specs, category_type, unit } = await read(seller, productId)
  const now = { product_name, description, prices, specs, category_type, unit }
  await seller.api(updateProduct, { ...now, ...more, productId })
}

async function openForm(page: Page, productId: string) {
  await page.goto(`/seller_console/products/edit_product/${productId}`)
  await expect(page.getByLabel('Product Description')).toHaveValue('Zinc plated, grade 8.8.')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Changed meanwhile/ })

test.describe('a product form that was open meanwhile', () => {
  let seller: Person
  let productId: string
  test.beforeEach(async ({ page, request }) => {
    seller = await aFreshSeller(request, 'Edits & Sons')
    productId = await anOffer(seller, 'Hex bolt M8')
    await change(seller, productId, { stock: 10 })
    await enterAs(page, seller)
  })

  const sell = async (request: Parameters<typeof aFreshBuyer>[0], quantity: number) =>
    anOrder(await aFreshBuyer(request), [await read(seller, productId)], quantity)

  test('never brings sold stock back', async ({ page, request }) => {
    await openForm(page, productId)
    await sell(request, 7)
    await page.getByLabel('Product Description').fill('Zinc plated, grade 10.9.')
    await save(page).click()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    expect(await read(seller, productId)).toMatchObject({ stock: 3, description: 'Zinc plated, grade 10.9.' })
  })

  test('asks which stock stays when some was sold', async ({ page, request }) => {
    await openForm(page, productId)
    await page.getByLabel('Stock (optional)').fill('20')
    await sell(request, 3)
    await save(page).click()
    await expect(dialog(page)).toContainText('Sold meanwhile: 3. Keep 7, or set 20.')
    // A title of two lines keeps its distance from the dialog's edge.
    const distance = await dialog(page).evaluate((box) => {
      const title = box.querySelector('[data-dialog-title]')
      const words = title?.firstChild
      if (words) words.nodeValue = `${words.nodeValue} `.repeat(5)
      return (title?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top
    })
    expect(distance).toBeGreaterThanOrEqual(8)
    expect((await read(seller, productId)).stock).toBe(7)
    await dialog(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByLabel('Stock (optional)')).toHaveValue('20')
    await page.getByLabel('Stock (optional)').fill('17')
    await save(page).click()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    expect((await read(seller, productId)).stock).toBe(17)
  })

  test('never takes a newer price back, and loses nothing that was typed', async ({ page }) => {
    await openForm(page, productId)
    await page.getByLabel('Product Name').fill('Hex bolt M8, black')
    await page.getByLabel('Product Description').fill('Mine.')
    await change(seller, productId, {
      prices: [{ price: 250, quantityRange: { min: 1, max: null } }],
      description: 'Theirs.',
    })
    await save(page).click()
    await expect(dialog(page)).toContainText('₹250')
    await expect(dialog(page).getByRole('group', { name: 'Product Description' })).toContainText('Theirs.')
    await dialog(page)
      .getByRole('radio', { name: /Theirs/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    expect(await read(seller, productId)).toMatchObject({
      product_name: 'Hex bolt M8, black',
      description: 'Theirs.',
      prices: [{ price: 250 }],
    })
  })

  test('keeps what was typed through a reload, and forgets it once it is saved', async ({ page }) => {
    await openForm(page, productId)
    await page.getByLabel('Product Name').fill('Hex bolt M8, black')
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page.getByText('What you changed and did not save is back.')).toBeVisible()
    await expect(page.getByLabel('Product Name')).toHaveValue('Hex bolt M8, black')
    await save(page).click()
    await expect(page).toHaveURL(/\/seller_console\/products$/)
    await page.goto(`/seller_console/products/edit_product/${productId}`)
    await expect(page.getByLabel('Product Name')).toHaveValue('Hex bolt M8, black')
    await expect(page.getByText('What you changed and did not save is back.')).toBeHidden()
  })

  test('lets its seller sign in again when the session ends, and is filled as before', async ({
    page,
    request,
  }) => {
    await openForm(page, productId)
    await page.getByLabel('Product Name').fill('Hex bolt M8, black')
    // Not before the press: from its socket or a poll the page would learn of it by itself.
    await page.route(
      `**/api/products/${productId}`,
      async (route) => {
        await request.post('/api/users/logout', { headers: { token: seller.token }, data: {} })
        await route.continue()
      },
      { times: 1 },
    )
    await save(page).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByLabel('Phone Number').fill(seller.phone_number)
    await page.getByLabel('Password', { exact: true }).fill(seller.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByLabel('Product Name')).toHaveValue('Hex bolt M8, black')
  })
})

test('a product that is none of the seller leads back to the list', async ({ page, request }) => {
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/products/edit_product/5f0c7a52-6f0b-4a3c-9b1d-0f2f4f0d9a11')
  await expect(page.getByText('Failed to load product details').first()).toBeVisible()
  await page.getByRole('link', { name: 'Your products' }).click()
  await expect(page).toHaveURL(/\/seller_console\/products$/)
})

test('an admin verifies nothing that changed since the desk was opened', async ({ page, request }) => {
  const seller = await aFreshSeller(request, 'Honest Chappals')
  const name = `Rubber chappal ${Date.now()}`
  const productId = await anOffer(seller, name)
  const admin = await theDemo('admin', request)
  await enterAs(page, admin)
  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await change(seller, productId, { product_name: `${name}, famous brand` })
  await page.getByRole('button', { name: new RegExp(`^Verify.*${name}`) }).click()
  await expect(page.getByText(`${name}, famous brand was changed since you opened it.`)).toBeVisible()
  await expect(page.getByRole('link', { name: `${name}, famous brand` })).toBeVisible()
  const { products } = await admin.api(listReviewedProducts, { q: name })
  expect(products).toMatchObject([{ verification: 'pending' }])
})

test('what was typed of a requirement and an address is there after a reload', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/post_requirements')
  await page.getByLabel('Product name').fill('Garden hose')
  await page.reload()
  await expect(page.getByLabel('Product name')).toHaveValue('Garden hose')
  await page.goto('/profile/addresses')
  await page.getByRole('button', { name: 'Add new address' }).first().click()
  await page.getByLabel('City').fill('Surat')
  await page.reload()
  await page.getByRole('button', { name: 'Add new address' }).first().click()
  await expect(page.getByLabel('City')).toHaveValue('Surat')
})

test('a shop whose settings changed in another tab loses neither change', async ({ page, request }) => {
  const seller = await aFreshSeller(request, 'Two Tabs Traders')
  await enterAs(page, seller)
  await page.goto('/seller_console/settings')
  await page.getByLabel('Website').fill('https://two-tabs.example')
  await seller.api(updateProfile, { city: 'Udaipur' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page)).toContainText('Udaipur')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Udaipur')
  await expect
    .poll(async () => seller.api(getProfile, {}))
    .toMatchObject({ city: 'Udaipur', website: 'https://two-tabs.example/' })
})
