import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { approveSeller } from '#contract/admin/admin-seller-applications.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { dayInIndia, financialYear } from '#contract/documents/document-number.ts'
import { cancelOrder } from '#contract/order.ts'
import { listTaxRegistrations, saveTaxRegistration } from '#contract/sellers/tax-registration.ts'
import { stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { rows, sql } from '#server/db/sql.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { aGstin } from '#server/testing/billing.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { pinIn } from '#server/testing/documents/places.ts'
import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const Account = z.object({ gst_number: z.string() })

/** A shop, its calls, and numbers with its PAN. */
async function aShop() {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits Private Limited' })
  await givePassword(testApp, seller)
  const { gst_number } = await testApp.db.one(
    rows(Account)`select gst_number from users where user_id = ${seller.user_id}`,
  )
  const numberIn = (state: string) => aGstin(state, gst_number.slice(2, 12))
  const inState = (state: string) => ({ gstin: numberIn(state), pin: pinIn(state) })
  return { seller, call: testApp.as(seller), gst_number, numberIn, inState }
}

const typed = {
  legal_name: 'Kaveri Knits Pvt Ltd',
  address: '14 Avinashi Road, Tiruppur',
  pin: '302001',
  scheme: 'regular',
  turnover: '5_to_10',
  invoice_prefix: 'KK',
} as const
const draft = { ...typed, password: payeeDraft.password }

test('an approved seller begins with the registration of the application', async () => {
  const person = await anOpenApplication(testApp)
  await testApp.as(admin)(approveSeller, { userId: person.user_id })
  const { registrations } = await testApp.as(person)(listTaxRegistrations, {})
  expect(registrations).toEqual([
    {
      gstin: expect.stringMatching(/^08ABCDE/),
      legal_name: 'Kaveri Knits',
      trade_name: '',
      address: '14 Avinashi Road, Tiruppur',
      pin: '641602',
      state_code: '08',
      scheme: 'regular',
      turnover: 'up_to_5',
      invoice_prefix: 'INV',
      udyam_number: '',
      udyam_class: null,
      udyam_activity: null,
      is_default: true,
      last_number: null,
      next_number: `INV/${financialYear(dayInIndia(new Date()))}/0001`,
      waiting_names: null,
      revision: 1,
    },
  ])
})

test('a seller completes the first registration and adds one of another state', async () => {
  const { call, gst_number, inState } = await aShop()
  const { content, data } = await call(saveTaxRegistration, { ...draft, gstin: gst_number })
  expect(content).toBe('GST registration saved')
  expect(data).toMatchObject({ ...typed, gstin: gst_number, state_code: '08', is_default: true, revision: 2 })
  const { data: second } = await call(saveTaxRegistration, { ...draft, ...inState('33') })
  expect(second).toMatchObject({ state_code: '33', is_default: false })
  await call(saveTaxRegistration, { ...draft, ...inState('33'), is_default: true })
  const { registrations } = await call(listTaxRegistrations, {})
  expect(registrations.map(({ state_code, is_default }) => [state_code, is_default])).toEqual([
    ['33', true],
    ['08', false],
  ])
})

test('one registration is the default, also when several are saved at once', async () => {
  const { call, inState } = await aShop()
  await Promise.all(
    ['27', '29', '33', '36'].map((state) =>
      call(saveTaxRegistration, { ...draft, ...inState(state), is_default: true }),
    ),
  )
  const { registrations } = await call(listTaxRegistrations, {})
  expect(registrations.map(({ is_default }) => is_default)).toEqual([true, false, false, false, false])
})

test('a PIN code of another state than that of the number is refused: the portals would refuse its bills', async () => {
  const { call, gst_number } = await aShop()
  const save = (pin: string) => call(saveTaxRegistration, { ...draft, gstin: gst_number, pin })
  await expect(save('641602')).rejects.toMatchObject({
    ...{ status: 400, field: 'pin' },
    message: '641602 is no PIN code of Rajasthan, the state of this GST number. Please check both.',
  })
  expect((await save('900056')).data.pin).toBe('900056')
})

test('the number of another business, of another shop or with a wrong character is refused', async () => {
  const { call, gst_number, numberIn } = await aShop()
  const save = (gstin: string) =>
    call(saveTaxRegistration, { ...draft, gstin, pin: pinIn(gstin.slice(0, 2)) })
  const pan = gst_number.slice(2, 12)
  await expect(save(aGstin('33'))).rejects.toMatchObject({
    status: 400,
    message: `Your shop was approved with the PAN ${pan}. A GST number with another PAN belongs to another business.`,
  })
  await expect(save(`${numberIn('33').slice(0, 14)}*`)).rejects.toMatchObject({ status: 400 })
  const wrongEnd = numberIn('33').endsWith('7') ? '8' : '7'
  await expect(save(numberIn('33').slice(0, 14) + wrongEnd)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^The last character .* for a typing mistake\.$/),
  })
  const sister = await aShop()
  await testApp.db.run(
    sql`update tax_registrations set gstin = ${numberIn('27')}, state_code = '27' where gstin = ${sister.gst_number}`,
  )
  await expect(save(numberIn('27'))).rejects.toMatchObject({
    status: 409,
    message: 'Another shop sells under this GST number.',
  })
  expect((await call(listTaxRegistrations, {})).registrations).toHaveLength(1)
})

test.each(['', 'kk', '0K', '-K', 'K/', 'KAVER', 'K K', 'क'])(
  'the prefix %j is refused',
  async (invoice_prefix) => {
    const { call, gst_number } = await aShop()
    await expect(
      call(saveTaxRegistration, { ...draft, gstin: gst_number, invoice_prefix }),
    ).rejects.toMatchObject({
      status: 400,
      message:
        'A prefix has one to four capital letters, digits or hyphens, and begins with neither 0 nor a hyphen',
    })
  },
)

test('of two tabs the later is told that the registration has changed', async () => {
  const { call, gst_number } = await aShop()
  const inTab = (legal_name: string) =>
    call(saveTaxRegistration, { ...draft, gstin: gst_number, legal_name, revision: 1 })
  await inTab('Kaveri Knits')
  await expect(inTab('Kaveri Silks')).rejects.toMatchObject({ status: 409, code: 'changed' })
})

test('a corrected GST number of the account is the one that is sold under from then on', async () => {
  const { seller, call, numberIn } = await aShop()
  await testApp.db.run(sql`update users set gst_number = ${numberIn('25')} where user_id = ${seller.user_id}`)
  const { registrations } = await call(listTaxRegistrations, {})
  expect(registrations.map(({ state_code, is_default }) => [state_code, is_default])).toEqual([
    ['26', true],
    ['08', false],
  ])
})

test('a number of the business that a shop was before is not sold under again', async () => {
  const { seller, call, gst_number } = await aShop()
  await testApp.db.run(
    sql`update users set gst_number = ${aGstin('27', 'ZZZPK9999Z')} where user_id = ${seller.user_id}`,
  )
  const change = { ...draft, gstin: gst_number }
  await expect(call(saveTaxRegistration, { ...change, is_default: true })).rejects.toMatchObject({
    status: 400,
    message:
      'Your shop was approved with the PAN ZZZPK9999Z. A GST number with another PAN belongs to another business.',
  })
  expect((await call(saveTaxRegistration, change)).data).toMatchObject({
    gstin: gst_number,
    is_default: false,
  })
})

const Coded = z.object({ gstin: z.string(), state_code: z.string() })

test('database and contract agree on the state of a GST number', async () => {
  const coded = await testApp.db.many(rows(Coded)`
    select gstin, state_code_of_gstin(gstin) as state_code
    from (select lpad(g::text, 2, '0') || 'AABCK1234F1Z5' as gstin from generate_series(1, 38) g) numbers`)
  for (const { gstin, state_code } of coded) expect(stateCodeOfGstNumber(gstin)).toBe(state_code)
})

test('the Udyam registration is stated with class and activity, and stays when an older page saves', async () => {
  const { call, gst_number } = await aShop()
  const udyam = {
    udyam_number: 'udyam-tn-03-0012345 ',
    udyam_class: 'small',
    udyam_activity: 'manufacturing',
  } as const
  const save = (more: object) => call(saveTaxRegistration, { ...draft, gstin: gst_number, ...more })
  await expect(save({ udyam_number: 'UDYAM-1' })).rejects.toThrow('A Udyam number looks like')
  await expect(save({ udyam_number: udyam.udyam_number })).rejects.toThrow(
    'Choose the class that the Udyam certificate names',
  )
  const stated = { ...udyam, udyam_number: 'UDYAM-TN-03-0012345' }
  expect((await save(udyam)).data).toMatchObject(stated)
  expect((await save({ legal_name: 'Kaveri' })).data).toMatchObject(stated)
  expect((await save({ udyam_number: '' })).data).toMatchObject({ udyam_number: '', udyam_class: null })
})

test('what is sold to another state is billed or cancelled before a shop goes over to the composition scheme', async () => {
  const order = await aBillableOrder(testApp, { to: '29' })
  const { orderId, seller, buyer } = order
  const within = await aBillableOrder(testApp, { seller, buyer })
  await givePassword(testApp, seller)
  await testApp.db.run(sql`
    update users set gst_number = ${within.gstin} where user_id = ${seller.user_id}`)
  const save = async (gstin: string) => {
    const { registrations } = await testApp.as(seller)(listTaxRegistrations, {})
    const { revision } = registrations.find((each) => each.gstin === gstin) ?? {}
    const call = testApp.as(seller)(saveTaxRegistration, {
      ...{ ...draft, scheme: 'composition', gstin, revision },
      pin: '641004',
    })
    return (await call).data.scheme
  }
  await expect(save(order.gstin)).rejects.toMatchObject({
    status: 409,
    message: `Order ${orderId} goes to another state, where a shop under the composition scheme may not sell. Please bill or cancel it first.`,
  })
  expect(await save(within.gstin)).toBe('composition')
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered by mistake' })
  expect(await save(order.gstin)).toBe('composition')
})

test('a shop reads the last and the next number of its series, bills of supply by themselves', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  const numbers = async () => {
    const { registrations } = await testApp.as(seller)(listTaxRegistrations, {})
    const { last_number, next_number } = registrations.find((each) => each.gstin === gstin) ?? {}
    return [last_number, next_number]
  }
  const year = financialYear(dayInIndia(new Date()))
  expect(await numbers()).toEqual([null, `INV/${year}/0001`])
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(await numbers()).toEqual([document.number, `INV/${year}/0002`])
  await testApp.db.run(sql`update tax_registrations set scheme = 'composition' where gstin = ${gstin}`)
  expect(await numbers()).toEqual([null, `INV/${year}/B0001`])
  await testApp.db.run(sql`
    update tax_registrations set scheme = 'regular', invoice_prefix = 'KK' where gstin = ${gstin}`)
  expect(await numbers()).toEqual([null, `KK/${year}/0001`])
})
