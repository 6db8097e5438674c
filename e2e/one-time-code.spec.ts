import { expect, type Page, test } from '@playwright/test'
import { expectOpenToAll } from './support/axe.ts'
import { aFreshBuyer } from './support/people.ts'
import { newestCodeFor } from './support/phones.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

async function theCodeOf(phoneNumber: string) {
  await expect.poll(() => newestCodeFor(phoneNumber)).toMatch(/^\d{6}$/)
  return newestCodeFor(phoneNumber)
}
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

test('a buyer comes in with the code on the phone, by keyboard alone', async ({ page, request }) => {
  const { phone_number } = await aFreshBuyer(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login?next=%2Fview_cart')
  await field(page, 'Phone number').pressSequentially(phone_number.slice(2))
  await button(page, 'Use a one-time code').press('Enter')
  await expect(field(page, 'Phone number')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'One-time code')).toBeFocused()
  await expect(field(page, 'One-time code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field(page, 'One-time code')).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText(/You can ask for a new one in \d+ s/)).toBeVisible()
  await expectOpenToAll(page)

  const code = await theCodeOf(phone_number)
  // A phone may discard the tab while the person reads the message.
  await page.reload()
  await expect(page.getByText(`If +91 ${phone_number.slice(2, 7)} ${phone_number.slice(7)}`)).toBeVisible()
  await expect(page.getByText(/You can ask for a new one in \d+ s/)).toBeVisible()
  await expect(field(page, 'One-time code')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the 6 digits of the code')).toBeVisible()
  await page.keyboard.type(otherThan(code))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await expect(field(page, 'One-time code')).toBeFocused()
  await field(page, 'One-time code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field(page, 'One-time code')).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/view_cart')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
})

test('the number can be changed, and another code requested after half a minute', async ({
  page,
  request,
}) => {
  const { phone_number } = await aFreshBuyer(request)
  await page.clock.install()
  await page.goto('/login')
  await button(page, 'Use a one-time code').click()
  await field(page, 'Phone number').fill('98000 00000')
  await button(page, 'Send code').click()
  await expect(page.getByText('If +91 98000 00000 has an account, a code is on its way.')).toBeVisible()
  await button(page, 'Change number').click()
  await field(page, 'Phone number').fill(phone_number)
  await button(page, 'Send code').click()
  const first = await theCodeOf(phone_number)
  await expect(button(page, 'Send a new code')).toBeHidden()
  await page.clock.runFor(31_000)
  await button(page, 'Send a new code').click()
  await expect(page.getByText('A new code is on its way. The earlier code no longer works.')).toBeVisible()
  await expect.poll(() => newestCodeFor(phone_number)).not.toBe(first)
})

test('a forgotten password is reset, and the old one no longer works', async ({ page, request }) => {
  const { phone_number, password } = await aFreshBuyer(request)
  await page.goto('/login?next=%2Fview_cart')
  await field(page, 'Phone number').fill(phone_number)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot_password?next=%2Fview_cart')
  await expect(field(page, 'Phone number')).toHaveValue(/\d{5} \d{5}/)
  await button(page, 'Send code').click()
  await field(page, 'One-time code').fill(await theCodeOf(phone_number))
  await field(page, 'New password').fill('short')
  await button(page, 'Set password and log in').click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(field(page, 'New password')).toBeFocused()
  await expectOpenToAll(page)
  await field(page, 'New password').fill('nayi-chaabi')
  await field(page, 'New password').press('Enter')
  await expect(page).toHaveURL('/view_cart')
  const enter = (typed: string) =>
    request.post('/api/users/secret-login', { data: { phone_number, password: typed } })
  expect((await enter(password)).status()).toBe(401)
  expect((await enter('nayi-chaabi')).status()).toBe(200)
})

test('where no codes can be sent, the container stays empty, and a forgotten password leads to the support', async ({
  page,
}) => {
  await page.route('**/api/users/otp', (route) =>
    route.fulfill({ json: { success: true, is_available: false } }),
  )
  await page.goto('/signup')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(field(page, 'Password')).toBeVisible()
  await expect(page.locator('#otp-login')).toBeEmpty()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This market cannot send a code by SMS to reset your password.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toBeVisible()
})
