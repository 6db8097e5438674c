import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
} from '#contract/admin/admin-profile-changes.ts'
import { approveSeller } from '#contract/admin/admin-seller-applications.ts'
import { listTaxRegistrations, saveTaxRegistration } from '#contract/sellers/tax-registration.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { migrationsFolder } from '#server/db/run-migration.ts'
import { sql } from '#server/db/sql.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { anOpenOrder } from '#server/testing/payments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
let update: string
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  update = await readFile(join(migrationsFolder, '0326-names-not-seen.repeat.sql'), 'utf8')
})

/** A shop that wrote names into its registration before anybody looked at them, as it is after the update. */
async function aShopFromBefore(names: { legal_name: string; trade_name: string }) {
  const seller = await aSeller(testApp.db, { company_name: 'Shree Traders' })
  await testApp.db.run(sql`
    update tax_registrations set legal_name = ${names.legal_name}, trade_name = ${names.trade_name}
    where seller_id = ${seller.user_id}`)
  while (((await testApp.pool.query(update)).rowCount ?? 0) > 0);
  const registration = async () => (await testApp.as(seller)(listTaxRegistrations, {})).registrations[0]
  const waiting = async () =>
    (await testApp.as(admin)(listProfileChanges, {})).changes.find(
      ({ seller: { user_id } }) => user_id === seller.user_id,
    )
  const changeId = async () => (await waiting())?.change_id ?? ''
  return { seller, registration, waiting, changeId }
}

const thief = { legal_name: 'Shree Traders', trade_name: 'Ramesh Thief' }

test('names from before that are those of the company are no work for the desk', async () => {
  const { waiting, registration } = await aShopFromBefore({
    legal_name: 'M/s. SHREE TRADERS',
    trade_name: 'Shree Traders',
  })
  expect(await waiting()).toBeUndefined()
  expect(await registration()).toMatchObject({ legal_name: 'M/s. SHREE TRADERS', waiting_names: null })
})

test('other names from before are printed on until an admin declines them', async () => {
  const { registration, waiting, changeId } = await aShopFromBefore(thief)
  expect(await registration()).toMatchObject({ ...thief, waiting_names: thief })
  expect(await waiting()).toMatchObject({
    former: 'Shree Traders',
    registration: { former_trade_name: '', trade_name: 'Ramesh Thief' },
  })
  await testApp.as(admin)(declineProfileChange, { changeId: await changeId(), reason: 'Not your name' })
  expect(await registration()).toMatchObject({ legal_name: 'Shree Traders', trade_name: '' })
})

test('only names that an admin has seen speak for a payee, however the registration is saved', async () => {
  const { seller, registration, changeId } = await aShopFromBefore(thief)
  const order = await anOpenOrder(testApp, { seller, payee: { name: 'Ramesh Thief' } })
  const isUnlike = async () => (await order.look()).payee?.is_name_unlike
  const save = async (names: object) => {
    const gstin = (await registration())?.gstin ?? ''
    await testApp.as(seller)(saveTaxRegistration, { ...others, ...names, gstin })
  }
  expect(await isUnlike()).toBe(true)
  await save(thief)
  expect(await isUnlike()).toBe(true)
  await save({ legal_name: 'Shree Traders', trade_name: 'Ramesh Brothers' })
  expect([await isUnlike(), (await registration())?.trade_name]).toEqual([true, 'Ramesh Thief'])
  await testApp.as(admin)(approveProfileChange, { changeId: await changeId() })
  expect([await isUnlike(), (await registration())?.trade_name]).toEqual([false, 'Ramesh Brothers'])
})

const others = {
  legal_name: 'Shree Traders',
  address: '12 Station Road, Jaipur',
  pin: '302001',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'INV',
} as const

test('the person whose papers were read speaks for a payee, whatever the profile says since', async () => {
  const person = await anOpenApplication(testApp)
  await testApp.as(admin)(approveSeller, { userId: person.user_id })
  const { full_name } = await testApp.as(person)(getProfile, {})
  await testApp.as(person)(updateProfile, { full_name: 'Ramesh Thief' })
  const isUnlike = async (name: string) => {
    const order = await anOpenOrder(testApp, { seller: person, payee: { name } })
    return (await order.look()).payee?.is_name_unlike
  }
  expect([await isUnlike(full_name), await isUnlike('Ramesh Thief')]).toEqual([false, true])
})

test('a name that waits speaks for no payee', async () => {
  const order = await anOpenOrder(testApp, { payee: { name: 'Ramesh Thief' } })
  const { registrations } = await testApp.as(order.seller)(listTaxRegistrations, {})
  await testApp.as(order.seller)(saveTaxRegistration, {
    ...others,
    ...thief,
    gstin: registrations[0]?.gstin ?? '',
  })
  expect((await order.look()).payee?.is_name_unlike).toBe(true)
})
