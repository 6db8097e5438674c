import { expect, type Page, test } from '@playwright/test'
import { aFreshBuyer, enterAs } from './support/people.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
const signUpButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Up' })

async function fillLogin(page: Page, { phone = '90000 00001', password = 'demo1234' } = {}) {
  await field(page, 'Phone number').fill(phone)
  await field(page, 'Password').fill(password)
}

async function fillSignUp(page: Page, phone: string) {
  await field(page, 'Full name').fill('Asha Verma')
  await field(page, 'Email').fill(`asha.${phone}@example.in`)
  await field(page, 'Phone number').fill(phone)
  await field(page, 'Password').fill('secret1')
  await field(page, 'Address').fill('12 Station Road, Jaipur 302001')
  await field(page, 'GST number').fill('08abcde1234f1z5')
  await page.getByRole('checkbox').check()
}

const somePhone = () => `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

test('a buyer logs in and finds the market', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Login', exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('IN')
  await expect(field(page, 'Phone number')).toHaveAttribute('placeholder', '+91 xxxxx-xxxxx')
  await expect(field(page, 'Password')).toHaveAttribute('placeholder', 'Enter your Password')
  await expect(page.locator('#otp-login')).toBeAttached()
  await fillLogin(page)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/live_market')
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept.token).toBeTruthy()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toContain('buyer')
})

test('who was led to the login comes back, and never to another site', async ({ page }) => {
  await page.goto('/login?next=%2Fview_cart')
  await fillLogin(page)
  await field(page, 'Password').press('Enter')
  await expect(page).toHaveURL('/view_cart')
  await page.goto('/login?next=https%3A%2F%2Fevil.example')
  await expect(page).toHaveURL('/live_market')
  await page.goto('/signup')
  await expect(page).toHaveURL('/live_market')
})

test('a session that has ended asks to log in again', async ({ page }) => {
  // A page of the app might learn of the end first, before the cart is opened.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('token', 'gone')
    localStorage.setItem('userData', '{"account_type":"buyer"}')
  })
  await page.goto('/view_cart')
  await expect(page).toHaveURL('/login?next=%2Fview_cart')
  await expect(page.getByText('Please log in again')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.token, localStorage.userData])).toEqual([
    undefined,
    undefined,
  ])
})

test('signing out in one tab leaves private pages in the others too', async ({ context, page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/view_cart')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(other).toHaveURL('/login?next=%2Fview_cart')
})

test('a wrong password gives the form back with what was typed', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, { password: 'not-it' })
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'Phone number')).toHaveValue('90000 00001')
  await expect(field(page, 'Password')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a loader takes the place of the form, and two presses send once', async ({ page }) => {
  let sent = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/users/secret-login', async (route) => {
    sent += 1
    await answer.promise
    await route.fulfill({ status: 200, body: '' })
  })
  await page.goto('/login')
  await fillLogin(page)
  await page.getByRole('button', { name: 'Log In' }).dblclick()
  await expect(page.getByText('Logging you in')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeHidden()
  answer.resolve()
  await expect(toast(page).getByText('Server returned an empty response')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  expect(sent).toBe(1)
})

test('answers that are none are named', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/users/secret-login', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await fillLogin(page)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(toast(page).getByText('Server returned an invalid JSON response')).toBeVisible()
  await page.unroute('**/api/users/secret-login')
  await page.route('**/api/users/secret-login', (route) => route.abort())
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(
    toast(page).getByText('Server side error: No connection. Check your network and try again.'),
  ).toBeVisible()
})

test('the eight checks of sign-up stop at the first that fails', async ({ page }) => {
  await page.goto('/signup')
  const steps = [
    ['Full Name must be at least 3 characters long', 'Full name', 'Asha'],
    ['Email is not valid', 'Email', 'asha@example.in'],
    ['Phone number must be valid', 'Phone number', '98765 43210'],
    ['Password must be at least 6 characters long', 'Password', 'secret'],
    ['Address cannot be empty', 'Address', '12 Station Road'],
    ['GST Number cannot be empty', 'GST number', '22AAAA'],
    ['Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)', 'GST number', '22aaaaa0000a1z5'],
  ] as const
  for (const [text, name, good] of steps) {
    await signUpButton(page).click()
    await expect(toast(page).getByText(text)).toBeVisible()
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(escaped(text)))
    await field(page, name).fill(good)
  }
  await signUpButton(page).click()
  await expect(toast(page).getByText('terms and conditions must be accepted')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a pasted phone number is cleaned, and sent with its country code', async ({ page }) => {
  await page.goto('/signup')
  const phone = field(page, 'Phone number')
  for (const pasted of ['+91-98765 43210', '09876543210', '9876543210']) {
    await phone.fill(pasted)
    await expect(phone).toHaveValue('98765 43210')
  }
  await phone.fill('')
  await phone.pressSequentially('9876543210')
  await expect(phone).toHaveValue('98765 43210')
  await phone.press('Home')
  await phone.press('Delete')
  await phone.pressSequentially('80')
  await expect(phone).toHaveValue('80876 543210')
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('AE')
  await expect(phone).toHaveAttribute('placeholder', '+971')
})

test('the GST number is read as it is typed', async ({ page }) => {
  await page.goto('/signup')
  const gst = field(page, 'GST number')
  await gst.pressSequentially('22aaaaa0000a1z5')
  await expect(gst).toHaveValue('22AAAAA0000A1Z5')
  await expect(page.getByText('Chhattisgarh')).toBeVisible()
  await expect(page.getByText('The last character does not fit the others.')).toBeVisible()
  await gst.press('Backspace')
  await gst.press('c')
  await expect(page.getByText('The last character does not fit the others.')).toBeHidden()
})

test('a stranger signs up; the draft has survived a reload, without the password', async ({ page }) => {
  const phone = somePhone()
  await page.goto('/signup')
  await fillSignUp(page, phone)
  await page.reload()
  await expect(field(page, 'Full name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up-draft'))).not.toContain('secret1')
  await fillSignUp(page, phone)
  await signUpButton(page).click()
  await expect(page).toHaveURL('/live_market')
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up-draft'))).toBeNull()
  const profile = await page.evaluate(() => localStorage.getItem('userData'))
  expect(profile).toContain(`91${phone}`)
  expect(profile).toContain('08ABCDE1234F1Z5')
})

test('a number that is taken is refused, and the form stays as it was', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, '9000000001')
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/users/register', (route) => seen.promise.then(() => route.continue()))
  await signUpButton(page).click()
  await expect(signUpButton(page)).toBeHidden()
  seen.resolve()
  await expect(
    toast(page).getByText('An account with this phone number or email already exists.'),
  ).toBeVisible()
  await expect(signUpButton(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(field(page, 'Full name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Password')).toHaveValue('secret1')
  await expect(page.getByRole('checkbox')).toBeChecked()
})
