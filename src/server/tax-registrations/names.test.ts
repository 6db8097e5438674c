import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
} from '#contract/admin/admin-profile-changes.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { listTaxRegistrations, saveTaxRegistration } from '#contract/sellers/tax-registration.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aGstin } from '#server/testing/billing.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { pinIn } from '#server/testing/documents/places.ts'
import { untilLockWait } from '#server/testing/lock-waits.ts'
import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { areVetted, nameKeyOf } from './names.rules.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const others = {
  address: '14 Avinashi Road, Tiruppur',
  pin: '302001',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'INV',
} as const
const tata = { legal_name: 'TATA STEEL LIMITED', trade_name: '' }

async function aShop(company_name = 'Kaveri Knits') {
  const seller = await aSeller(testApp.db, { company_name })
  const call = testApp.as(seller)
  const own = async () => (await call(listTaxRegistrations, {})).registrations
  const [first] = await own()
  const gstin = first?.gstin ?? ''
  const save = async (names: object, more: object = {}) =>
    call(saveTaxRegistration, { gstin, ...others, ...tata, ...names, ...more })
  const waiting = async () =>
    (await testApp.as(admin)(listProfileChanges, {})).changes.filter(
      ({ seller: { user_id } }) => user_id === seller.user_id,
    )
  const waitingId = async () => (await waiting())[0]?.change_id ?? ''
  const news = async () => (await call(listNotifications, {})).notifications.map(({ message }) => message)
  return { seller, gstin, own, save, waiting, waitingId, news }
}

test('a name that no admin has seen waits, and papers print the former one until it is approved', async () => {
  const { seller, gstin, own, save, waiting, waitingId, news } = await aShop()
  const { content, data } = await save(tata)
  expect(content).toBe(
    'GST registration saved. The new name waits for our check; until then bills print the former one.',
  )
  expect(data).toMatchObject({ legal_name: 'Kaveri Knits', pin: '302001', waiting_names: tata })
  expect(await waiting()).toMatchObject([
    {
      field: 'registration_names',
      former: 'Kaveri Knits',
      wanted: 'TATA STEEL LIMITED',
      registration: { gstin, former_trade_name: '', trade_name: '' },
    },
  ])
  await testApp.as(admin)(approveProfileChange, { changeId: await waitingId() })
  expect(await own()).toMatchObject([{ ...tata, waiting_names: null }])
  expect((await news())[0]).toBe(
    `The name TATA STEEL LIMITED of your GST registration ${gstin} is approved and printed on new bills.`,
  )
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: seller.user_id })
  const details = { gstin, former: 'Kaveri Knits', wanted: 'TATA STEEL LIMITED' }
  expect(events).toMatchObject([
    { action: 'seller.approve-change', details },
    { action: 'seller.ask-change', details },
  ])
})

test('an admin decides while the seller saves other names, and neither ends the other', async () => {
  const { seller, save, own, waitingId } = await aShop()
  await save(tata)
  const changeId = await waitingId()
  // As a save does: the seller first, then the names that wait.
  const { decided } = await testApp.db.transaction(async (tx) => {
    await tx.run(sql`select from users where user_id = ${seller.user_id} for no key update`)
    const decided = testApp.as(admin)(approveProfileChange, { changeId })
    await untilLockWait(testApp)
    await tx.run(sql`select from registration_names where seller_id = ${seller.user_id} for no key update`)
    return { decided }
  })
  await decided
  expect(await own()).toMatchObject([tata])
})

test('a bill prints the name that was seen, until the new one is', async () => {
  const { seller, waitingId } = await aShop('Kovai Mills Pvt Ltd')
  const bill = async (before: () => unknown = () => {}) => {
    const { orderId, gstin } = await aBillableOrder(testApp, { seller })
    await testApp.as(seller)(saveTaxRegistration, { ...others, ...tata, gstin, pin: pinIn('33') })
    await before()
    const { document } = await testApp.as(seller)(issueInvoice, { orderId })
    return document.number && printedName(orderId)
  }
  expect(await bill()).toBe('Kovai Mills Private Limited')
  await testApp.db.run(sql`
    update registration_names set status = 'withdrawn', decided_at = now() where seller_id = ${seller.user_id}`)
  const approve = async () => testApp.as(admin)(approveProfileChange, { changeId: await waitingId() })
  expect(await bill(approve)).toBe('TATA STEEL LIMITED')
})

const Printed = z.object({ name: z.string() })

const printedName = async (orderId: string) =>
  (
    await testApp.db.one(rows(Printed)`
      select particulars #>> '{seller,name}' as name from invoices where order_id = ${orderId}`)
  ).name

test('a name that is declined is never printed, and the seller reads why', async () => {
  const { own, save, waitingId, news } = await aShop()
  await save({ legal_name: 'Kaveri Knits', trade_name: 'Tata Steel' })
  await testApp.as(admin)(declineProfileChange, { changeId: await waitingId(), reason: 'Not your company' })
  expect(await own()).toMatchObject([{ legal_name: 'Kaveri Knits', trade_name: '', waiting_names: null }])
  expect((await news())[0]).toMatch(/^The name Kaveri Knits of .* was not approved: Not your company$/)
})

test('the name of the company in another writing stands at once, and takes back the one that waits', async () => {
  const { save, waiting, waitingId } = await aShop('Kaveri Knits Pvt. Ltd.')
  await save(tata)
  const seen = await waitingId()
  const names = { legal_name: 'M/s KAVERI KNITS PRIVATE LIMITED', trade_name: 'Kaveri Knits Pvt Ltd' }
  expect((await save(names)).data).toMatchObject({ ...names, waiting_names: null })
  expect(await waiting()).toEqual([])
  await expect(testApp.as(admin)(approveProfileChange, { changeId: seen })).rejects.toMatchObject({
    status: 409,
  })
})

test('a further registration prints what was seen of the first, while its own name waits', async () => {
  const { seller, gstin, save } = await aShop()
  await givePassword(testApp, seller)
  const { password } = payeeDraft
  const further = { gstin: aGstin('33', gstin.slice(2, 12)), pin: pinIn('33') }
  const { data } = await save(tata, { ...further, password })
  expect(data).toMatchObject({ legal_name: 'Kaveri Knits', waiting_names: tata })
})

test('a shop of which nothing was seen issues no bill before it is', async () => {
  const { seller } = await aShop()
  const { orderId, gstin } = await aBillableOrder(testApp, { seller })
  await testApp.db.run(sql`update tax_registrations set legal_name = '' where gstin = ${gstin}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    `The name of ${gstin} waits for our check. Bills can be issued once it is approved.`,
  )
})

test('the desk reads that another verified seller has the name, on its shop or on its bills', async () => {
  const [{ save, waiting }, other] = [await aShop('Veena Yarns'), await aShop('Lotus Textiles Ltd')]
  await save({ legal_name: 'LOTUS TEXTILES LIMITED' })
  expect(await waiting()).toMatchObject([{ same_sellers: 1 }])
  await other.save({ legal_name: 'Padma Textiles' })
  await testApp.as(admin)(approveProfileChange, { changeId: await other.waitingId() })
  await save({ legal_name: 'Veena Yarns', trade_name: 'padma textiles' })
  expect(await waiting()).toMatchObject([{ same_sellers: 1 }])
  await save({ legal_name: 'Veena Yarns', trade_name: 'Veena Silks' })
  expect(await waiting()).toMatchObject([{ same_sellers: 0 }])
})

test('a name is one line of ordinary letters', async () => {
  const { save } = await aShop()
  const { data } = await save({ legal_name: 'Tata\nSteel\u202e', trade_name: 'Ta\u200bta' })
  expect(data.waiting_names).toEqual({ legal_name: 'Tata Steel', trade_name: 'Tata' })
  await expect(save({ legal_name: ' \u200b ' })).rejects.toMatchObject({ status: 400 })
})

test('no seller decides about names, and no admin about their own', async () => {
  const { seller, save, waitingId } = await aShop()
  await save(tata)
  const changeId = await waitingId()
  await expect(testApp.as(seller)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 403 })
  await testApp.db.run(sql`update users set account_type = 'admin' where user_id = ${seller.user_id}`)
  await expect(testApp.as(seller)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 403 })
})

const Key = z.object({ key: z.string() })

test('database and server agree which names are one', async () => {
  for (const name of [
    'M/s. Kaveri Knits (Pvt.) Ltd',
    'KAVERI KNITS PRIVATE LIMITED',
    'Privateer & Sons',
    'कावेरी  मिल्स',
    '***',
  ]) {
    const { key } = await testApp.db.one(rows(Key)`select business_name_key(${name}) as key`)
    expect(nameKeyOf(name)).toBe(key)
  }
})

test.each([
  ['M/s. Kaveri Knits (P) Ltd', '', false],
  ['kaveri-knits private  limited', 'KAVERI', true],
  ['Kaveri Knits Pvt Ltd', 'Tata', false],
  ['Kаveri Knits Pvt Ltd', '', false],
  ['...', '', false],
])(
  'of a shop that was seen as Kaveri Knits Pvt Ltd and Kaveri: %s with %j, %s',
  (legal_name, trade_name, seen) => {
    expect(areVetted({ legal_name, trade_name }, ['Kaveri Knits Pvt Ltd', 'Kaveri', ''])).toBe(seen)
  },
)
