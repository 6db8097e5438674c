import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import {
  deleteBillingProfile,
  listBillingProfiles,
  saveBillingProfile,
  updateBillingProfile,
} from '#contract/users/billing.ts'
import { aGstin, billedIn, billingDraft } from '#server/testing/billing.ts'
import { aBuyer } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { pinIn } from '#server/testing/documents/places.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const aPerson = async () => testApp.as(await aBuyer(testApp.db))

test('the first billing profile is the default, with the state of its GST number', async () => {
  const buyer = await aPerson()
  const typed = ` ${billingDraft.gstin.toLowerCase().slice(0, 2)} ${billingDraft.gstin.slice(2)}`
  const { content, data } = await buyer(saveBillingProfile, { ...billingDraft, gstin: typed, pin: '३९५००३' })
  expect(content).toBe('Billing profile saved')
  expect(data).toMatchObject({ ...billingDraft, state_code: '24', is_default: true, revision: 1 })
  const { data: second } = await buyer(saveBillingProfile, billedIn('25'))
  expect(second).toMatchObject({ state_code: '26', is_default: false })
  expect((await buyer(listBillingProfiles, {})).data).toEqual([data, second])
})

test.each([
  ['0717USA00001UN', '07'],
  ['2718SGP00010NR', '27'],
  ['27MUMK12345A1D', '27'],
  ['29AAFCB7707D1C', '29'],
])('an order may be billed to a number of any kind: %s', async (first14, state_code) => {
  const buyer = await aPerson()
  const gstin = first14 + gstCheckCharacter(first14)
  const { data } = await buyer(saveBillingProfile, { ...billingDraft, gstin, pin: pinIn(state_code) })
  expect(data).toMatchObject({ gstin, state_code })
  const wrong = first14 + (gstin.endsWith('7') ? '8' : '7')
  await expect(buyer(saveBillingProfile, { ...billingDraft, gstin: wrong })).rejects.toMatchObject({
    status: 400,
    message:
      'The last character of this GST number does not fit the others. Please check for a typing mistake.',
  })
})

test('one profile is the default, whichever was chosen last, also at once', async () => {
  const buyer = await aPerson()
  const saving = ['27', '33', '23'].map((state) =>
    buyer(saveBillingProfile, { ...billedIn(state), is_default: true }),
  )
  await Promise.all(saving)
  const { data } = await buyer(listBillingProfiles, {})
  expect(data.map(({ is_default }) => is_default)).toEqual([true, false, false])
  const { state_code: _, billing_id: billingId = '', ...last } = data[2] ?? expect.fail('three were saved')
  await buyer(updateBillingProfile, { ...last, billingId, is_default: true })
  const after = (await buyer(listBillingProfiles, {})).data
  expect(after.filter(({ is_default }) => is_default).map(({ billing_id }) => billing_id)).toEqual([
    billingId,
  ])
  await buyer(deleteBillingProfile, { billingId })
  const left = (await buyer(listBillingProfiles, {})).data
  expect(left.map(({ is_default }) => is_default)).toEqual([true, false])
})

test.each([
  [{ gstin: '24AABCK1234F1Z' }, 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)'],
  [
    { gstin: '22AAAAA0000A1Z5' },
    'The last character of this GST number does not fit the others. Please check for a typing mistake.',
  ],
  [{ gstin: aGstin('99') }, 'This GST number begins with the code of no state. Please check it.'],
  [{ legal_name: ' ' }, 'Legal name cannot be empty'],
  [{ address: '' }, 'Address cannot be empty'],
  [{ pin: '0123' }, 'Indian PIN codes have six digits and do not begin with 0'],
  [{ pin: '641602' }, '641602 is no PIN code of Gujarat, the state of this GST number. Please check both.'],
])('%j is refused', async (wrong, sentence) => {
  const buyer = await aPerson()
  await expect(buyer(saveBillingProfile, { ...billingDraft, ...wrong })).rejects.toMatchObject({
    status: 400,
    message: sentence,
  })
  expect((await buyer(listBillingProfiles, {})).data).toEqual([])
})

test('an account saves twenty profiles, also when the last are saved at once', async () => {
  const buyer = await aPerson()
  for (let i = 0; i < 18; i += 1) await buyer(saveBillingProfile, billingDraft)
  const more = Array.from({ length: 4 }, () => buyer(saveBillingProfile, billingDraft))
  const refusals = (await Promise.allSettled(more)).flatMap((each) =>
    each.status === 'rejected' ? [each.reason] : [],
  )
  expect(refusals).toMatchObject(
    Array(2).fill({
      status: 409,
      message: 'You can save 20 billing profiles. Please delete one that you no longer need.',
    }),
  )
})

test('a profile that is sent twice under its key is saved once', async () => {
  const person = await aBuyer(testApp.db)
  const request = { url: '/api/billing', body: billingDraft, key: randomUUID() }
  const [first, second] = await Promise.all([send(testApp, person, request), send(testApp, person, request)])
  expect(first.json.data).toEqual(second.json.data)
  expect((await testApp.as(person)(listBillingProfiles, {})).data).toHaveLength(1)
})

test('a profile of somebody else is not there, and stays as it is', async () => {
  const [owner, stranger] = [await aPerson(), await aPerson()]
  const { data } = await owner(saveBillingProfile, billingDraft)
  const absent = { status: 404, message: 'Billing profile not found' }
  for (const billingId of [data.billing_id, randomUUID(), 'abc']) {
    const change = stranger(updateBillingProfile, { ...billingDraft, billingId, is_default: true })
    await expect(change).rejects.toMatchObject(absent)
    await expect(stranger(deleteBillingProfile, { billingId })).rejects.toMatchObject(absent)
  }
  expect((await owner(listBillingProfiles, {})).data).toEqual([data])
})

test('of two tabs the later one reads that the profile has changed', async () => {
  const buyer = await aPerson()
  const { data } = await buyer(saveBillingProfile, billingDraft)
  const { billing_id: billingId, revision } = data
  const inTab = (address: string) =>
    buyer(updateBillingProfile, { ...billingDraft, billingId, address, revision })
  expect((await inTab('1 Textile Market, Surat')).data.revision).toBe(revision + 1)
  await expect(inTab('2 Textile Market, Surat')).rejects.toMatchObject({ status: 409, code: 'changed' })
})
