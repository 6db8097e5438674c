import { expect, test } from '@playwright/test'
import { getApplicant, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { getProfile } from '#contract/users/user.ts'
import { anApplicant, goToStep } from '#e2e/support/applications.ts'
import { aFreshBuyer, pageOf, theDemo } from '#e2e/support/people.ts'

const reason =
  'We could not reach you by phone. The pincode is of another state. The license picture cannot be read. The GST number does not match the license.'

test('a rejected applicant reads at each field what was wrong with it, corrects the GST number and sends again', async ({
  browser,
  request,
}) => {
  const person = await aFreshBuyer(request)
  const admin = await theDemo('admin', request)
  const userId = await anApplicant(person, 'Meena Textiles')
  await admin.api(rejectSeller, { userId, reason })

  const page = await pageOf(browser, person, { reducedMotion: 'reduce' })
  await page.goto('/seller_contract')
  await expect(page.getByText('The license picture cannot be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Fix and send again' }).click()
  const form = page.getByRole('form', { name: 'Become A Seller' })
  await expect(form.getByText('We could not reach you by phone.', { exact: true })).toBeVisible()
  const pin = page.getByLabel('Business PIN code')
  await expect(pin).toHaveAccessibleDescription(/The pincode is of another state\./)
  await pin.fill('302004')
  await expect(form.getByText('The pincode is of another state.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(form.getByText(/The license picture cannot be read\./)).toBeVisible()
  const gst = page.getByLabel('GST number')
  await expect(gst).toHaveAccessibleDescription(/The GST number does not match the license\./)
  await expect(gst).toHaveValue((await person.api(getProfile, {})).gst_number)
  await gst.fill('08ABC')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(gst).toHaveAccessibleDescription(/Please enter a valid GST Number/)
  await gst.fill('08AAACB5432K1Z7')
  await page.getByRole('button', { name: 'Back' }).click()
  await goToStep(page, 5)
  await page.getByLabel('I agree to the terms and conditions').check()
  await page.getByRole('button', { name: 'Submit & Register' }).click()
  await expect(page).toHaveURL(/\/live_market$/)
  expect(await person.api(getProfile, {})).toMatchObject({
    account_type: 'requested',
    gst_number: '08AAACB5432K1Z7',
  })
  expect((await admin.api(getApplicant, { userId })).seller).toMatchObject({ status: 'pending' })
})
