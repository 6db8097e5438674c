import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
} from '#contract/admin/admin-profile-changes.ts'
import { listNotifications } from '#contract/notification.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const shown = async (seller: Someone) =>
  (await testApp.as(null)(getSeller, { sellerId: seller.user_id })).company_name

async function aWaitingName(name = 'State Bank of India') {
  const [admin, seller] = [
    await anAdmin(testApp.db),
    await aSeller(testApp.db, { company_name: 'Kaveri Knits' }),
  ]
  const saved = await testApp.as(seller)(updateProfile, { company_name: name, city: 'Erode' })
  const { changes } = await testApp.as(admin)(listProfileChanges, {})
  const change = changes.find(({ seller: { user_id } }) => user_id === seller.user_id)
  return { admin, seller, saved, changeId: change?.change_id ?? '', change }
}

test('the former name of a verified shop stands until an admin has looked at the new one', async () => {
  const { admin, seller, saved, change, changeId } = await aWaitingName()
  expect(saved).toMatchObject({
    company_name: 'Kaveri Knits',
    waiting_company_name: 'State Bank of India',
    city: 'Erode',
    content: 'Successfully updated profile',
  })
  expect(await shown(seller)).toBe('Kaveri Knits')
  expect(change).toMatchObject({
    field: 'company_name',
    former: 'Kaveri Knits',
    wanted: 'State Bank of India',
    status: 'pending',
  })
  expect(await testApp.as(admin)(approveProfileChange, { changeId })).toMatchObject({
    content: 'State Bank of India stands now.',
  })
  expect(await shown(seller)).toBe('State Bank of India')
  expect(await testApp.as(seller)(getProfile, {})).toMatchObject({ waiting_company_name: null })
  expect((await testApp.as(seller)(listNotifications, {})).notifications[0]).toMatchObject({
    message: 'Your new company name State Bank of India is approved and shown now.',
    link: '/seller_console/settings',
  })
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: seller.user_id })
  expect(events).toMatchObject([
    { action: 'seller.approve-change', details: { former: 'Kaveri Knits', wanted: 'State Bank of India' } },
    { action: 'seller.ask-change', details: { former: 'Kaveri Knits', wanted: 'State Bank of India' } },
  ])
})

test('a change that is declined leaves the former name, and says why', async () => {
  const { admin, seller, changeId } = await aWaitingName()
  const reason = 'The certificate names another company'
  await testApp.as(admin)(declineProfileChange, { changeId, reason })
  expect(await shown(seller)).toBe('Kaveri Knits')
  expect((await testApp.as(seller)(listNotifications, {})).notifications[0]?.message).toBe(
    `Your new company name State Bank of India was not approved: ${reason}`,
  )
  await expect(testApp.as(admin)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 409 })
})

test('a later wish takes the place of the one that waits, and the former name takes it back', async () => {
  const { admin, seller, changeId } = await aWaitingName()
  expect(await testApp.as(seller)(updateProfile, { company_name: 'Kaveri Weavers' })).toMatchObject({
    waiting_company_name: 'Kaveri Weavers',
  })
  // The admin saw another name than the one that waits now.
  await expect(testApp.as(admin)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 404 })
  expect(await testApp.as(seller)(updateProfile, { company_name: 'Kaveri Knits' })).toMatchObject({
    company_name: 'Kaveri Knits',
    waiting_company_name: null,
  })
})

test('a GST number: a buyer’s is corrected at once, a seller’s waits, an applicant’s is refused', async () => {
  const gst_number = '29ABCDE1234F1Z5'
  const [admin, buyer, seller] = [
    await anAdmin(testApp.db),
    await aBuyer(testApp.db),
    await aSeller(testApp.db),
  ]
  expect(await testApp.as(buyer)(updateProfile, { gst_number: '29abcde1234f1z5' })).toMatchObject({
    gst_number,
  })
  expect((await testApp.as(buyer)(listNotifications, {})).notifications[0]?.message).toBe(
    `Your GST number is ${gst_number} now.`,
  )
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: buyer.user_id })
  expect(events).toMatchObject([{ action: 'user.change-profile', details: { wanted: gst_number } }])

  const before = await testApp.as(seller)(getProfile, {})
  expect(await testApp.as(seller)(updateProfile, { gst_number })).toMatchObject({
    gst_number: before.gst_number,
    waiting_gst_number: gst_number,
  })
  const { changes } = await testApp.as(admin)(listProfileChanges, {})
  const changeId = changes.find(({ seller: { user_id } }) => user_id === seller.user_id)?.change_id ?? ''
  await testApp.as(admin)(approveProfileChange, { changeId })
  expect(await testApp.as(seller)(getProfile, {})).toMatchObject({ gst_number, state: 'Karnataka' })

  await expect(
    testApp.as(await anApplicant(testApp.db))(updateProfile, { gst_number }),
  ).rejects.toMatchObject({
    status: 409,
  })
})

test('two verified sellers never come to one GST number', async () => {
  const gst_number = '33ABCDE9999F1Z5'
  const [admin, first, second] = [
    await anAdmin(testApp.db),
    await aSeller(testApp.db),
    await aSeller(testApp.db),
  ]
  for (const seller of [first, second]) await testApp.as(seller)(updateProfile, { gst_number })
  const waiting = (await testApp.as(admin)(listProfileChanges, {})).changes.filter(
    ({ wanted: value }) => value === gst_number,
  )
  const answers = await Promise.allSettled(
    waiting.map(({ change_id }) => testApp.as(admin)(approveProfileChange, { changeId: change_id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await testApp.as(admin)(listProfileChanges, {})).changes).toContainEqual(
    expect.objectContaining({ wanted: gst_number, same_sellers: 1 }),
  )
})

test.each(['22AAAAA0000A1Z', 'x', '', 5, null])('the GST number %j is refused', async (gst_number) => {
  const answer = await send(testApp, await aBuyer(testApp.db), {
    method: 'PUT',
    url: updateProfile.path,
    body: { gst_number },
  })
  expect([answer.status, answer.json.content]).toEqual([
    400,
    'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  ])
})

test('the changes are for admins, who never decide about themselves', async () => {
  const { changeId, seller } = await aWaitingName()
  for (const person of [seller, await aBuyer(testApp.db)])
    await expect(testApp.as(person)(approveProfileChange, { changeId })).rejects.toMatchObject({
      status: 403,
    })
  await expect(testApp.as(null)(listProfileChanges, {})).rejects.toMatchObject({ status: 401 })
  await testApp.db.run(sql`update users set account_type = 'admin' where user_id = ${seller.user_id}`)
  await expect(testApp.as(seller)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 403 })
  await expect(
    testApp.as(await anAdmin(testApp.db))(declineProfileChange, { changeId, reason: ' ' }),
  ).rejects.toMatchObject({ status: 400 })
})
