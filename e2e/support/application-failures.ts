import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** First no network, then a refusal, then success: after each failure the form is unchanged. */
export async function submitAgainAndAgain(page: Page) {
  const submit = page.getByRole('button', { name: 'Submit & Register' })
  const call = '**/api/users/make-seller'
  const failing = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await failing.promise
    await route.abort()
  })
  await submit.click()
  await expect(page.getByText('Sending your application')).toBeVisible()
  await expect(submit).toBeHidden()
  failing.resolve()
  await expect(page.getByText('server side error').first()).toBeVisible()
  await expect(submit).toBeEnabled()
  await page.unroute(call)
  const refusal = { status: 400, json: { success: false, content: 'The license cannot be read' } }
  let sent = ''
  await page.route(
    call,
    (route) => {
      sent = route.request().postDataJSON().businessLicenseImage
      return route.fulfill(refusal)
    },
    { times: 1 },
  )
  await submit.click()
  await expect(page.getByText('The license cannot be read').first()).toBeVisible()
  const picture = Buffer.from(sent.split(',')[1] ?? '', 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ width: 2000, height: 1000 })
  await expectToLeadToItsField(page, call)
  await submit.click()
  await expect(page).toHaveURL(/\/live_market$/)
  const kept = await page.evaluate(() => localStorage.getItem('userData'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ account_type: 'requested' })
}

/** The server's sentence about an answer appears at its field, two steps back. */
async function expectToLeadToItsField(page: Page, call: string) {
  const refusal = { success: false, content: 'Bank name holds a character', field: 'bankName' }
  await page.route(call, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
  await page.getByRole('button', { name: 'Submit & Register' }).click()
  const bankName = page.getByLabel('Bank name')
  await expect(bankName).toBeFocused()
  await expect(bankName).toHaveAccessibleDescription('Bank name holds a character')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 4 of 5').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
}
