import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { approveSeller, listApplicants, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { listNotifications } from '#contract/notification.ts'
import { getSellerApplication, makeSeller } from '#contract/sellers/seller-application.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { anApplicationDraft, anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const asAdmin = () => testApp.as(admin)
const userOf = async ({ user_id }: Someone) =>
  (await testApp.pool.query('select * from users where user_id = $1', [user_id])).rows[0]
const newsOf = async (person: Someone) =>
  (await testApp.as(person)(listNotifications, {})).notifications.map(({ kind, message, link, orderId }) => ({
    kind,
    message,
    link,
    orderId,
  }))

test('an approved applicant is a verified seller and is notified, and the audit log has it', async () => {
  const person = await anOpenApplication(testApp, { businessAddress: '5 MI Road, Jaipur' })
  const userId = person.user_id
  expect(await asAdmin()(approveSeller, { userId, city: ' Sanganer ' })).toEqual({
    success: true,
    content: 'Kaveri Knits is a verified seller now.',
    sentence: named,
  })
  expect(await testApp.as(person)(getProfile, {})).toMatchObject({
    account_type: 'seller',
    is_seller_verified: true,
    company_name: 'Kaveri Knits',
  })
  expect(await userOf(person)).toMatchObject({
    business_type: 'Wholesaler',
    state: 'Rajasthan',
    city: 'Sanganer',
  })
  expect(await newsOf(person)).toEqual([
    {
      kind: 'seller-approved',
      message: 'Your documents are verified. Welcome to the Seller Console!',
      link: '/seller_console',
      orderId: null,
    },
  ])
  const { events } = await asAdmin()(listAuditEvents, { subject: userId })
  expect(events).toMatchObject([
    {
      action: 'seller.approve',
      actor_id: admin.user_id,
      subject_name: 'Kaveri Knits',
      details: { city: 'Sanganer', state: 'Rajasthan' },
    },
  ])
  const { sellers } = await asAdmin()(listApplicants, { status: 'approved' })
  expect(sellers.find(({ user_id }) => user_id === userId)).toMatchObject({
    status: 'approved',
    decided_at: expect.any(String),
    decided_by: expect.stringContaining('Asha Verma'),
  })
  await expect(testApp.as(person)(makeSeller, await anApplicationDraft())).rejects.toMatchObject({
    status: 409,
    message: 'You are a seller already.',
  })
})

test('without a city the address gives one; a type of one’s own is kept in its own words', async () => {
  const person = await anOpenApplication(testApp, {
    businessAddress: '14 Avinashi Road, Tiruppur 641 602, Tamil Nadu',
    businessType: 'Other',
    otherBusinessType: 'Export house',
  })
  await asAdmin()(approveSeller, { userId: person.user_id })
  expect(await userOf(person)).toMatchObject({ city: 'Tiruppur', business_type: 'Export house' })
})

test('a rejected applicant reads why, and may apply again', async () => {
  const person = await anOpenApplication(testApp)
  const userId = person.user_id
  const reason = 'The licence cannot be read. Please take the photo again.'
  expect(await asAdmin()(rejectSeller, { userId, reason: ` ${reason} ` })).toMatchObject({ success: true })
  expect(await testApp.as(person)(getProfile, {})).toMatchObject({
    account_type: 'buyer',
    is_seller_verified: false,
  })
  const { application } = await testApp.as(person)(getSellerApplication, {})
  expect(application).toMatchObject({
    status: 'rejected',
    reason,
    decided_at: expect.any(String),
    prefill: { companyName: 'Kaveri Knits' },
  })
  expect(JSON.stringify(application)).not.toMatch(/bank|SBIN|6789|image|licen[cs]e"/i)
  expect(await newsOf(person)).toMatchObject([
    {
      kind: 'seller-rejected',
      message: `Your seller application was not approved: ${reason}`,
      link: '/seller_contract',
    },
  ])
  expect((await asAdmin()(listAuditEvents, { subject: userId })).events).toMatchObject([
    { action: 'seller.reject', details: { reason } },
  ])
  await testApp.as(person)(makeSeller, await anApplicationDraft())
  expect((await testApp.as(person)(getProfile, {})).account_type).toBe('requested')
})

test('one approved seller for each GST number', async () => {
  const [first, second] = [await anOpenApplication(testApp), await anOpenApplication(testApp)]
  await testApp.db.run(sql`
    update users set gst_number = (select gst_number from users where user_id = ${first.user_id})
    where user_id = ${second.user_id}`)
  await asAdmin()(approveSeller, { userId: first.user_id })
  await expect(asAdmin()(approveSeller, { userId: second.user_id })).rejects.toMatchObject({
    status: 409,
    message: 'Another approved seller has this GST number.',
  })
  expect(await userOf(second)).toMatchObject({ account_type: 'requested', is_seller_verified: false })
  expect(await newsOf(second)).toEqual([])
  expect((await asAdmin()(listAuditEvents, { subject: second.user_id })).events).toEqual([])
})

test('of many decisions at once one counts', async () => {
  const person = await anOpenApplication(testApp)
  const userId = person.user_id
  const decisions = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => asAdmin()(approveSeller, { userId })),
    ...Array.from({ length: 5 }, () => asAdmin()(rejectSeller, { userId, reason: 'No' })),
  ])
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const decision of decisions)
    if (decision.status === 'rejected')
      expect(decision.reason).toMatchObject({
        status: 409,
        message: 'This application was decided already.',
      })
  expect(await newsOf(person)).toHaveLength(1)
  expect((await asAdmin()(listAuditEvents, { subject: userId })).events).toHaveLength(1)
})

test('who has not applied cannot be decided upon', async () => {
  const absent = { status: 404, message: 'Application not found' }
  for (const { user_id: userId } of [
    await aBuyer(testApp.db),
    await aSeller(testApp.db),
    { user_id: randomUUID() },
  ]) {
    await expect(asAdmin()(approveSeller, { userId })).rejects.toMatchObject(absent)
    await expect(asAdmin()(rejectSeller, { userId, reason: 'No' })).rejects.toMatchObject(absent)
  }
  await expect(asAdmin()(approveSeller, { userId: 'x' })).rejects.toMatchObject({
    status: 404,
    message: 'User not found',
  })
})

test.each([
  ['reject', { reason: '' }, 'Reason cannot be empty'],
  ['reject', {}, 'Reason cannot be empty'],
  ['reject', { reason: 'x'.repeat(301) }, 'Reason can have at most 300 characters'],
  ['approve', { city: 5 }, 'City must be text'],
  ['approve', { city: 'x'.repeat(101) }, 'City can have at most 100 characters'],
])('%s with %j is refused', async (verb, body, content) => {
  const person = await anOpenApplication(testApp)
  const answer = await send(testApp, admin, { url: `/api/admin/sellers/${person.user_id}/${verb}`, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect((await userOf(person)).account_type).toBe('requested')
})
