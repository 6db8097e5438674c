import { expect, test } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { listAuditEvents } from '#contract/admin-audit.ts'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
} from '#contract/admin-profile-changes.ts'
import { listNotifications } from '#contract/notification.ts'
import { getSeller } from '#contract/seller.ts'
import { getProfile } from '#contract/user.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openHouse, type Someone } from '#server/testing/house.ts'

const house = openHouse()
const shown = async (seller: Someone) =>
  (await house.as(null)(getSeller, { sellerId: seller.user_id })).company_name

async function aWaitingName(wanted = 'State Bank of India') {
  const [admin, seller] = [await anAdmin(house.db), await aSeller(house.db, { company_name: 'Kaveri Knits' })]
  const saved = await house.as(seller)(updateProfile, { company_name: wanted, city: 'Erode' })
  const { changes } = await house.as(admin)(listProfileChanges, {})
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
  expect(await house.as(admin)(approveProfileChange, { changeId })).toMatchObject({
    content: 'State Bank of India stands now.',
  })
  expect(await shown(seller)).toBe('State Bank of India')
  expect(await house.as(seller)(getProfile, {})).toMatchObject({ waiting_company_name: null })
  expect((await house.as(seller)(listNotifications, {})).notifications[0]).toMatchObject({
    message: 'Your new company name State Bank of India is approved and shown now.',
    link: '/seller_console/settings',
  })
  const { events } = await house.as(admin)(listAuditEvents, { subject: seller.user_id })
  expect(events).toMatchObject([
    { action: 'seller.approve-change', details: { former: 'Kaveri Knits', wanted: 'State Bank of India' } },
    { action: 'seller.ask-change', details: { former: 'Kaveri Knits', wanted: 'State Bank of India' } },
  ])
})

test('a change that is declined leaves the former name, and says why', async () => {
  const { admin, seller, changeId } = await aWaitingName()
  const reason = 'The certificate names another company'
  await house.as(admin)(declineProfileChange, { changeId, reason })
  expect(await shown(seller)).toBe('Kaveri Knits')
  expect((await house.as(seller)(listNotifications, {})).notifications[0]?.message).toBe(
    `Your new company name State Bank of India was not approved: ${reason}`,
  )
  await expect(house.as(admin)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 409 })
})

test('a later wish takes the place of the one that waits, and the former name takes it back', async () => {
  const { admin, seller, changeId } = await aWaitingName()
  expect(await house.as(seller)(updateProfile, { company_name: 'Kaveri Weavers' })).toMatchObject({
    waiting_company_name: 'Kaveri Weavers',
  })
  // The admin has seen another name than the one that waits now.
  await expect(house.as(admin)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 404 })
  expect(await house.as(seller)(updateProfile, { company_name: 'Kaveri Knits' })).toMatchObject({
    company_name: 'Kaveri Knits',
    waiting_company_name: null,
  })
})

test('a GST number: a buyer’s is corrected at once, a seller’s waits, an applicant’s is refused', async () => {
  const gst_number = '29ABCDE1234F1Z5'
  const [admin, buyer, seller] = [await anAdmin(house.db), await aBuyer(house.db), await aSeller(house.db)]
  expect(await house.as(buyer)(updateProfile, { gst_number: '29abcde1234f1z5' })).toMatchObject({
    gst_number,
  })
  expect((await house.as(buyer)(listNotifications, {})).notifications[0]?.message).toBe(
    `Your GST number is ${gst_number} now.`,
  )
  const { events } = await house.as(admin)(listAuditEvents, { subject: buyer.user_id })
  expect(events).toMatchObject([{ action: 'user.change-profile', details: { wanted: gst_number } }])

  const before = await house.as(seller)(getProfile, {})
  expect(await house.as(seller)(updateProfile, { gst_number })).toMatchObject({
    gst_number: before.gst_number,
    waiting_gst_number: gst_number,
  })
  const { changes } = await house.as(admin)(listProfileChanges, {})
  const changeId = changes.find(({ seller: { user_id } }) => user_id === seller.user_id)?.change_id ?? ''
  await house.as(admin)(approveProfileChange, { changeId })
  expect(await house.as(seller)(getProfile, {})).toMatchObject({ gst_number, state: 'Karnataka' })

  await expect(house.as(await anApplicant(house.db))(updateProfile, { gst_number })).rejects.toMatchObject({
    status: 409,
  })
})

test('two verified sellers never come to one GST number', async () => {
  const gst_number = '33ABCDE9999F1Z5'
  const [admin, first, second] = [await anAdmin(house.db), await aSeller(house.db), await aSeller(house.db)]
  for (const seller of [first, second]) await house.as(seller)(updateProfile, { gst_number })
  const waiting = (await house.as(admin)(listProfileChanges, {})).changes.filter(
    ({ wanted }) => wanted === gst_number,
  )
  const answers = await Promise.allSettled(
    waiting.map(({ change_id }) => house.as(admin)(approveProfileChange, { changeId: change_id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await house.as(admin)(listProfileChanges, {})).changes).toContainEqual(
    expect.objectContaining({ wanted: gst_number, same_sellers: 1 }),
  )
})

test.each(['22AAAAA0000A1Z', 'x', '', 5, null])('the GST number %j is refused', async (gst_number) => {
  const answer = await send(house, await aBuyer(house.db), {
    method: 'PUT',
    url: updateProfile.path,
    body: { gst_number },
  })
  expect([answer.status, answer.json.content]).toEqual([
    400,
    'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  ])
})

test('the desk is for admins, who never decide about themselves', async () => {
  const { changeId, seller } = await aWaitingName()
  for (const person of [seller, await aBuyer(house.db)])
    await expect(house.as(person)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 403 })
  await expect(house.as(null)(listProfileChanges, {})).rejects.toMatchObject({ status: 401 })
  await house.db.run(sql`update users set account_type = 'admin' where user_id = ${seller.user_id}`)
  await expect(house.as(seller)(approveProfileChange, { changeId })).rejects.toMatchObject({ status: 403 })
  await expect(
    house.as(await anAdmin(house.db))(declineProfileChange, { changeId, reason: ' ' }),
  ).rejects.toMatchObject({ status: 400 })
})
