import { expect, type Page, test } from '@playwright/test'
import { postRequirement } from '#contract/requirement.ts'
import { goToStep } from '#e2e/support/applications.ts'
import { aFreshBuyer, enterAs, type Person } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'

/** Ends the session from another device. */
const logOut = (request: Parameters<typeof aFreshBuyer>[0], { token }: Person) =>
  request.post('/api/users/logout', { headers: { token }, data: {} })

/** As on a line that is slow: the page has not learned that its session has ended. */
const hearNothing = (page: Page) => page.routeWebSocket(/socket\.io/, () => undefined)

async function signInAgain(page: Page, person: Person) {
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Phone Number').fill(person.phone_number)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

test('a quote that was typed is there again when the session ended before it was sent', async ({
  page,
  request,
}) => {
  const seller = await aFreshSeller(request, 'Interrupted Traders')
  const product_name = `Interrupted polo shirts ${Date.now()}`
  await (await aFreshBuyer(request)).api(postRequirement, {
    product_name,
    quantity: 1200,
    product_details: '',
    category_type: 'Apparel & fashion',
  })
  await enterAs(page, seller)
  await hearNothing(page)
  await page.goto(`/seller_console/requirements?q=${encodeURIComponent(product_name)}`)
  await page.getByRole('button', { name: `Send quote for ${product_name}` }).click()
  const drawer = page.getByRole('dialog', { name: product_name })
  await drawer.getByLabel('Price per unit').fill('146.50')
  await drawer.getByLabel('Minimum quantity').fill('500')
  await drawer.getByLabel('Delivery days').fill('9')
  await logOut(request, seller)
  await drawer.getByRole('button', { name: 'Send quote' }).click()
  await signInAgain(page, seller)
  await expect(drawer.getByLabel('Price per unit')).toHaveValue('146.50')
  await expect(drawer.getByLabel('Delivery days')).toHaveValue('9')
})

test('the wizard keeps what was typed, but no secret, when the session ended before it was sent', async ({
  page,
  request,
}) => {
  const person = await aFreshBuyer(request)
  await enterAs(page, person)
  await hearNothing(page)
  await page.goto('/seller_contract')
  await goToStep(page, 5)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await logOut(request, person)
  await page.getByRole('button', { name: 'Submit & Register' }).click()
  await signInAgain(page, person)
  // Documents have to be chosen again, so the wizard opens at the first of them.
  await expect(page.getByText('Step 2 of 5').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Meena Textiles')
})
