import { expect, type Page, test } from '@playwright/test'

const shirt = 'Round neck cotton T-shirt, bio-washed, 180 gsm, men'

/** A number that no other run of this test uses. */
const freshPhone = () => `9${String(Date.now()).slice(-9)}`

test('a stranger signs up, finds a product, orders it and sees the seller confirm it', async ({
  page,
  request,
}) => {
  await signUp(page)
  await findProduct(page)
  await fillCart(page)
  await saveAddress(page)

  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Order placed successfully!')).toBeVisible()
  await page.getByRole('link', { name: /View order VJ-/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order VJ-[0-9A-Z]{8}$/)
  await expect(
    page.getByRole('list', { name: 'Delivery status' }).locator('[aria-current=step]'),
  ).toContainText('Pending')

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const seller = await request.post('/api/users/secret-login', {
    data: { phone_number: '919000000002', password: 'demo1234' },
  })
  const { token } = await seller.json()
  const moved = await request.put(`/api/orders/${orderId}`, {
    headers: { token },
    data: { delivery_status: 'Confirmed' },
  })
  expect(await moved.json()).toMatchObject({ success: true, content: 'Order status updated!' })
  // The page polls every ten seconds.
  await expect(
    page.getByRole('list', { name: 'Delivery status' }).locator('[aria-current=step]'),
  ).toContainText('Confirmed')
})

async function signUp(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('Full name').pressSequentially('Meena Kumari')
  await page.getByLabel('Email').pressSequentially(`meena${Date.now()}@shop.example`)
  await page.getByLabel('Phone number').pressSequentially(freshPhone())
  await page.getByLabel('Password', { exact: true }).pressSequentially('market22')
  await page.getByLabel('Address').pressSequentially('14 Johari Bazar, Jaipur 302003')
  await page.getByLabel('GST number').pressSequentially('08abcde1234f1z5')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/live_market$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Market')
}

async function findProduct(page: Page) {
  const search = page.getByRole('combobox', { name: 'Search the market' })
  await search.pressSequentially('cotton t-shirt bio-washed')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/live_market\/search\?q=/)
  await page.getByRole('link', { name: shirt }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shirt)
}

async function fillCart(page: Page) {
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await expect(page.getByText('Added to the cart')).toBeVisible()
  await page.getByRole('link', { name: /Cart/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${shirt}` })
  await quantity.fill('200')
  await quantity.press('Enter')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
}

async function saveAddress(page: Page) {
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await page.getByLabel('PIN code').pressSequentially('302003')
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan')
  await page.getByLabel('City').pressSequentially('Jaipur')
  await page.getByRole('textbox', { name: /Shipping address/ }).fill('   ')
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: /Shipping address/ }).fill('')
  await page.getByRole('textbox', { name: /Shipping address/ }).pressSequentially('14 Johari Bazar')
  await page.getByLabel('PIN code').fill('abc')
  await save.click()
  await expect(page.getByText('Indian PIN codes have six digits and do not begin with 0')).toBeVisible()
  await expect(page.getByLabel('PIN code')).toBeFocused()
  await page.getByLabel('PIN code').fill('302003')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
}
