import { Buffer } from 'node:buffer'
import { expect, type Page, test } from '@playwright/test'
import { deleteCartItem, getCart } from '#contract/cart.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { signIn } from '#contract/users/user.ts'
import { anOrder, goodsOf } from './support/orders.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your orders in numbers' }).getByText(name).locator('..')

test('the profile shows the account and its numbers, and leads to the orders', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page.getByText('Buyer', { exact: true })).toBeVisible()
  await expect(figure(page, 'Total spend')).toContainText('₹')

  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight')
  await expect(page).toHaveURL(/\/profile\?tab=orders$/)
  await expect(page.getByRole('button', { name: /^Reorder VJ-/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancelled' }).click()
  await expect(page).toHaveURL(/tab=orders&status=Cancelled$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Cancelled' })).toHaveAttribute('aria-pressed', 'false')
  await page.goForward()
  // The previous list stays until the next one has arrived, and holds a cancelled order too.
  const orders = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^View Order/ }) })
  await expect(orders.filter({ hasNotText: 'Cancelled' })).toHaveCount(0)
  await expect(orders.first()).toBeVisible()
  await page
    .getByRole('link', { name: /^View Order/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/order_details\/VJ-/)
  await expect(page.getByText(/^Cancelled on /)).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=orders$/)
})

test('details and picture are changed, and the account is left by Logout', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request, 'Meena Kumari'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Full name').fill('Me')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    /Full Name must be at least 3 characters long/,
  )
  await page.getByLabel('Full name').fill('मीना कुमारी')
  await page.getByLabel('Company name').fill('Meena Textiles')
  await page.getByLabel('Website').fill('meena-textiles.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('मीना कुमारी').first()).toBeVisible()
  await expect(page.getByText('https://meena-textiles.example')).toBeVisible()

  await page.getByLabel('Change picture').first().setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: redDot,
  })
  await expect(page.getByText('Successfully updated profile')).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/media\//)

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => [localStorage.token, localStorage.userData])).toEqual(
    [null, null].map(() => undefined),
  )
  await page.goto('/profile?tab=orders')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Ftab%3Dorders$/)
})

test('what fails is shown and can be tried again', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.route('**/api/orders/orders-list*', (route) => route.abort())
  await page.goto('/profile?tab=orders')
  await expect(page.getByText('Error fetching orders')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load orders.')
  await page.unroute('**/api/orders/orders-list*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()

  await page.route('**/api/users/profile', (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByText('Error fetching user data')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load user data.')
})

test('an order is cancelled with a reason while it has not left, and ordered again', async ({
  page,
  request,
}) => {
  const seller = await theDemo('seller', request)
  const goods = (await goodsOf(seller)).slice(4, 6)
  const buyer = await aFreshBuyer(request)
  const orderId = await anOrder(buyer, goods)
  await enterAs(page, buyer)
  await page.goto(`/order_details/${orderId}`)
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expect(dialog.getByText(/restocking charge of 25 %/)).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Cancel Order' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Another reason' }).check()
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Your reason').fill('The shop moves to Ajmer')
  await confirm.click()
  await expect(page.getByText(/^Cancelled on .* by you\.$/)).toBeVisible()
  await expect(page.getByText('Reason: The shop moves to Ajmer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden()

  await page.getByRole('button', { name: 'Reorder' }).click()
  await expect(page).toHaveURL(/\/view_cart$/)
  const { cart_items } = await buyer.api(getCart, {})
  expect(cart_items).toHaveLength(2)
  for (const { product_details } of cart_items)
    await buyer.api(deleteCartItem, { product_id: product_details.product_id })

  const shipped = await anOrder(buyer, goods)
  await seller.api(setDeliveryStatus, { orderId: shipped, delivery_status: 'Shipped' })
  await page.goto(`/order_details/${shipped}`)
  await expect(page.getByText('This order is on its way and can no longer be cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden()
})

test('a reorder says what is no longer sold', async ({ page, request }) => {
  const goods = (await goodsOf(await theDemo('seller', request))).slice(6, 8)
  const buyer = await aFreshBuyer(request)
  await anOrder(buyer, goods)
  await enterAs(page, buyer)
  await page.goto('/profile?tab=orders')
  const [gone] = goods
  await page.route('**/cart/add-item', async (route) => {
    if (route.request().postDataJSON().product_id !== gone?.product_id) return route.fallback()
    await route.fulfill({ status: 404, json: { success: false, content: 'Product not found' } })
  })
  await page.getByRole('button', { name: /^Reorder/ }).click()
  await expect(page).toHaveURL(/\/view_cart$/)
  await expect(page.getByText(`No longer sold and not added: ${gone?.product_name}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('addresses are saved, changed and deleted after a question', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Saved addresses' }).click()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add new address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN code').fill('302003')
  await expect(dialog.getByLabel('State')).toHaveValue('Rajasthan')
  await dialog.getByLabel('City').fill('Jaipur')
  await dialog.getByLabel('Shipping address').fill('14 Johari Bazar')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('main').getByRole('listitem')
  await expect(card).toContainText('14 Johari Bazar')

  await page.getByRole('button', { name: /^Edit the address/ }).click()
  await expect(dialog.getByLabel('City')).toHaveValue('Jaipur')
  await dialog.getByLabel('Shipping address').fill('15 Johari Bazar')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('15 Johari Bazar')

  await page.getByRole('button', { name: /^Delete the address/ }).click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(card).toHaveCount(1)
  await page.getByRole('button', { name: /^Delete the address/ }).click()
  let answered: ('refused' | 'lost' | 'as ever')[] = ['refused', 'as ever', 'lost']
  await page.route('**/api/address/**', async (route) => {
    const [next = 'as ever', ...rest] = answered
    answered = rest
    if (next === 'as ever') return route.fallback()
    await (next === 'lost' ? route.abort() : route.fulfill({ status: 503, json: {} }))
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  // The address is deleted, although the list could not be loaded afterwards.
  await expect(page.getByText('The address is deleted.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
})

test('other devices are signed out one by one, and all of them by a new password', async ({
  page,
  request,
}) => {
  const buyer = await aFreshBuyer(request)
  const { phone_number, password } = buyer
  await buyer.api(signIn, { phone_number, password })
  await enterAs(page, buyer)
  await page.goto('/profile/sessions')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(devices).toHaveCount(1)

  await page.getByRole('link', { name: 'Profile' }).first().click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill('wrong-one')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('bazaar44')
  await page.getByLabel('New password again').fill('bazaar44')
  await page.getByRole('button', { name: 'Change password' }).click()
  const current = page.getByLabel('Current password', { exact: true })
  await expect(current).toHaveAccessibleDescription('Your current password is wrong.')
  await expect(current).toBeFocused()
  await current.fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await buyer.api(signIn, { phone_number, password: 'bazaar44' })).toMatchObject({ success: true })
})
