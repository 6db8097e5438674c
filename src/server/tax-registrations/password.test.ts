import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { listNotifications } from '#contract/notification.ts'
import { listTaxRegistrations, saveTaxRegistration } from '#contract/sellers/tax-registration.ts'
import { sql } from '#server/db/sql.ts'
import { aGstin } from '#server/testing/billing.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { pinIn } from '#server/testing/documents/places.ts'
import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const limited = openTestApp({ rateLimits: true })
const { password } = payeeDraft

const kept = {
  legal_name: 'Kaveri Knits',
  address: '14 Avinashi Road, Tiruppur',
  pin: '302001',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'INV',
} as const

/** A shop with a registration in use and another one beside it. */
async function aShop(app: TestApp = testApp) {
  const seller = await aSeller(app.db, { company_name: 'Kaveri Knits' })
  await givePassword(app, seller)
  const call = app.as(seller)
  const own = async () => (await call(listTaxRegistrations, {})).registrations
  const [first] = await own()
  const gstin = first?.gstin ?? ''
  const inState = (state: string) => aGstin(state, gstin.slice(2, 12))
  const save = (more: { readonly gstin?: string; [field: string]: unknown }) =>
    call(saveTaxRegistration, { ...kept, gstin, pin: pinIn((more.gstin ?? gstin).slice(0, 2)), ...more })
  await save({ gstin: inState('33'), password })
  const news = async () => (await call(listNotifications, {})).notifications.map(({ message }) => message)
  return { seller, gstin, inState, own, save, news }
}

test.each([
  ['another scheme', () => ({ scheme: 'composition' })],
  ['another prefix', () => ({ invoice_prefix: 'XX' })],
  ['another default', (inState: InState) => ({ gstin: inState('33'), is_default: true })],
  ['a further registration', (inState: InState) => ({ gstin: inState('29') })],
] as const)('a stolen session is not enough for %s: the password is asked for', async (_, changeOf) => {
  const { inState, own, save, news } = await aShop()
  const [before, earlierNews] = [await own(), await news()]
  const change = changeOf(inState)
  await expect(save(change)).rejects.toMatchObject({ status: 400, message: 'Please enter your password' })
  await expect(save({ ...change, password: 'guessed' })).rejects.toMatchObject({
    message: 'Your current password is wrong.',
  })
  expect([await own(), await news()]).toEqual([before, earlierNews])
  await save({ ...change, password })
  expect(await own()).not.toEqual(before)
})

type InState = (state: string) => string

test('the owner is told of a change, and the audit has what was before', async () => {
  const { seller, gstin, save, news } = await aShop()
  await save({ scheme: 'composition', invoice_prefix: 'KK', password })
  expect((await news())[0]).toBe(
    `The GST registration ${gstin} of your shop was changed. If this was not you, contact support now.`,
  )
  const admin = await anAdmin(testApp.db)
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: seller.user_id })
  expect(events[0]).toMatchObject({
    action: 'user.change-registration',
    details: {
      gstin,
      former_scheme: 'regular',
      scheme: 'composition',
      former_prefix: 'INV',
      prefix: 'KK',
      is_default: true,
    },
  })
})

test('the rest of a registration is changed without it, and nobody is told', async () => {
  const { own, save, news } = await aShop()
  const earlierNews = await news()
  await save({ address: '2 New Road, Tiruppur', turnover: 'above_10', is_default: true })
  expect((await own())[0]).toMatchObject({ address: '2 New Road, Tiruppur', turnover: 'above_10' })
  expect(await news()).toEqual(earlierNews)
})

test('the first registration of a shop is stated without it', async () => {
  const { seller, gstin, save, own } = await aShop()
  await testApp.db.run(sql`delete from tax_registrations where seller_id = ${seller.user_id}`)
  await save({ scheme: 'composition', invoice_prefix: 'KK' })
  expect(await own()).toMatchObject([{ gstin, scheme: 'composition', is_default: true }])
})

test('the tries are those of the sign-in', async () => {
  const { own, save } = await aShop(limited)
  const change = (tried: string) => save({ scheme: 'composition', password: tried })
  for (let tries = 0; tries < 5; tries += 1)
    await expect(change('wrong-one')).rejects.toThrow('Your current password is wrong.')
  await expect(change(password)).rejects.toThrow(/^Too many wrong tries/)
  expect((await own())[0]?.scheme).toBe('regular')
})
