import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { submitAgainAndAgain } from '#e2e/support/application-failures.ts'
import { anApplicant, goToStep } from '#e2e/support/applications.ts'
import { expectOpenToAll } from '#e2e/support/axe.ts'
import { aFreshBuyer, pageOf, theDemo } from '#e2e/support/people.ts'
import { freshGstNumber } from '#e2e/support/shops.ts'

const license = 'demo/pictures/pvc-pipe-2-480.webp'
const passport = 'demo/pictures/bed-2-960.webp'
const company = `Meena Textiles ${Date.now()}`
const goods = `Block print cotton saree ${Date.now()}`

/** Larger than anybody needs to read it: the page scales it down before the upload. */
const aLargePhoto = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#dfe5ee' } })
    .jpeg()
    .toBuffer()

const calm = { reducedMotion: 'reduce' } as const

test('a person applies in five steps; a failure gives the form back, and success leads to the market', async ({
  browser,
  request,
}) => {
  const applicant = await pageOf(browser, await aFreshBuyer(request, 'Meena Kumari', freshGstNumber()), calm)
  await apply(applicant)
})

test('a person becomes a seller, lists a product, and ships what a buyer orders', async ({
  browser,
  request,
}) => {
  const person = await aFreshBuyer(request, 'Meena Kumari', freshGstNumber())
  await anApplicant(person, company)
  const admin = await pageOf(browser, await theDemo('admin', request), calm)
  await approve(admin)

  const applicant = await pageOf(browser, person, calm)
  await list(applicant)
  const buyer = await pageOf(browser, await aFreshBuyer(request, 'Ravi Shekhawat'), calm)
  const orderId = await order(buyer)

  await applicant.goto('/seller_console/orders')
  await applicant.getByLabel(`Status of ${orderId}`).selectOption('Shipped')
  await expect(applicant.getByText('Order status updated!')).toBeVisible()
  await buyer.reload()
  await expect(
    buyer.getByRole('list', { name: 'Delivery status' }).locator('[aria-current=step]'),
  ).toContainText('Shipped')
})

test('the steps stand in the history, and leaving asks before documents are lost', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await aFreshBuyer(request), calm)
  const step = (number: number) => page.getByText(`Step ${number} of 5`).first()
  await page.goto('/live_market')
  await page.getByRole('link', { name: 'Become a Seller' }).click()
  await goToStep(page, 4)
  await page.goBack()
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('12345678901')
  await page.goBack()
  await expect(page.getByRole('img', { name: 'Preview: Business license image' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step(2)).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('12345678901')

  const inNewTab = await page.context().newPage()
  await inNewTab.goto('/seller_contract')
  await expect(inNewTab.getByText('Step 2 of 5').first()).toBeVisible()
  await inNewTab.getByRole('button', { name: 'Back' }).click()
  await expect(inNewTab.getByLabel('Company name')).not.toHaveValue('')

  await page.goBack()
  await page.goBack()
  await expect(step(1)).toBeVisible()
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(step(1)).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/live_market$/)
})

async function apply(page: Page) {
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto('/live_market')
  await page.getByRole('link', { name: 'Become a Seller' }).click()
  await expect(page.getByRole('heading', { name: 'Become A Seller', level: 1 })).toBeVisible()
  // A phone shows the names of all five steps too.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of [
    'Business Information',
    'Business License & Proprietor Information',
    'Bank Details',
    'Business Details',
    'Terms & Conditions',
  ])
    await expect(page.getByRole('list').getByRole('button', { name, exact: false }).first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await next.click()
  await expect(page.getByText('Company name cannot be empty')).toBeVisible()
  await page.getByLabel('Company name').fill('Meena Textiles')
  await page.getByLabel('Business address').fill('14 Johari Bazar, Jaipur')
  await page.getByLabel('Business PIN code').fill('302003')
  await next.click()

  // The input survives a reload.
  await page.reload()
  await expect(page.getByText('Step 2 of 5').first()).toBeVisible()
  await page.getByRole('radio', { name: 'GST' }).check()
  await page
    .getByLabel('Business license image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'license.jpg', mimeType: 'image/jpeg', buffer: await aLargePhoto() })
  await page.getByRole('radio', { name: 'Passport' }).check()
  await page
    .getByLabel('Proprietor document image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(passport)
  await expect(page.getByRole('img', { name: 'Preview: Business license image' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview: Proprietor document image' })).toBeVisible()
  await next.click()

  await fillBank(page)
  await page.getByLabel('Business category').selectOption('Apparel & Fashion')
  await page.getByLabel('Specialization').fill('Block prints')
  await page.getByRole('checkbox', { name: 'Stockiest' }).check()
  // The second half of a double press does not press the next step.
  await page.setViewportSize({ width: 1280, height: 900 })
  await next.dblclick()
  const submit = page.getByRole('button', { name: 'Submit & Register' })
  await expect(submit).toBeDisabled()
  await expect(page.getByRole('main').locator('a[href="/terms_and_conditions"]')).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Specialization')).toHaveValue('Block prints')
  await next.click()
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await submitAgainAndAgain(page)
  await page.goto('/seller_contract')
  await expect(page.getByText('wait for KYC verification, then access the Seller Console')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Next|Back|Submit & Register)$/ })).toHaveCount(0)
  await expectOpenToAll(page)
}

async function fillBank(page: Page) {
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('Bank name').fill('State Bank of India')
  await page.getByLabel('Account number', { exact: true }).fill('12345678901')
  await page.getByLabel('Re-enter account number').fill('12345678910')
  await page.getByRole('radio', { name: 'Current' }).check()
  await page.getByLabel('IFSC code').fill('sbin0001234')
  await next.click()
  await expect(page.getByText('The two account numbers are not the same')).toBeVisible()
  await page.getByLabel('Re-enter account number').fill('12345678901')
  await next.click()
}

async function approve(page: Page) {
  await page.goto('/live_market')
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await page.getByRole('link', { name: 'KYC', exact: true }).first().click()
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('img', { name: `Business license of ${company}` })).toBeVisible()
  await page.getByRole('tab', { name: /Proprietor document: PAN/ }).click()
  await expect(page.getByRole('img', { name: `Proprietor document of ${company}` })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve this seller' })
  await dialog.getByLabel('City').fill('Jaipur')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
}

async function list(page: Page) {
  await page.goto('/seller_contract')
  await expect(page).toHaveURL(/\/seller_console$/)
  await page.goto('/seller_console/products/add_product')
  await page.getByLabel('Product Name').fill(goods)
  await page.getByLabel('Product Description').fill('Hand block print, 5.5 metres, with blouse piece.')
  await page.getByLabel('Category Type').selectOption({ label: 'Apparel & Fashion' })
  await page.getByLabel('Unit of quantity').fill('piece')
  await page.getByLabel('Product Images', { exact: true }).and(page.locator('input')).setInputFiles(license)
  await page.getByLabel('Price in ₹').fill('640')
  await page.getByRole('button', { name: 'Upload Product' }).first().click()
  await expect(page.getByText('Product uploaded successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/seller_console\/products$/)
}

async function order(page: Page) {
  await page.goto(`/search?q=${encodeURIComponent(goods)}`)
  await page.getByRole('main').getByRole('link', { name: goods, exact: true }).click()
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await expect(page.getByText('Added to the cart')).toBeVisible()
  await page.goto('/view_cart')
  await page.getByRole('button', { name: 'Proceed' }).first().click()
  await page.getByLabel('PIN code').fill('302003')
  await page.getByLabel('City').fill('Jaipur')
  await page.getByRole('textbox', { name: /Shipping address/ }).fill('3 MI Road')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('link', { name: /View order VJ-/ }).click()
  await expect(page).toHaveURL(/\/order_details\/VJ-/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
