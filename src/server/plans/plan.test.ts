import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { listNotifications } from '#contract/notification.ts'
import { activatePlan, getOwnPlan, listPlans, requestPlan } from '#contract/sellers/plan.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const day = 24 * 60 * 60_000
const planOf = async (seller: Someone) => (await testApp.as(seller)(getOwnPlan, {})).plan
const waiting = async (seller: Someone) => {
  const { plans } = await testApp.as(admin)(listPlans, {})
  return plans.find((plan) => plan.seller.user_id === seller.user_id)
}
const activate = async (seller: Someone) =>
  testApp.as(admin)(activatePlan, { planId: (await waiting(seller))?.plan_id ?? '' })
const daysOf = (plan: Awaited<ReturnType<typeof planOf>>) =>
  (Date.parse(plan?.active_until ?? '') - Date.parse(plan?.active_from ?? '')) / day

test('a seller asks for the plan, an admin marks it paid, and it runs for a year', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Surat Silks' })
  expect(await planOf(seller)).toBeNull()
  const { content, plan } = await testApp.as(seller)(requestPlan, {})
  expect(content).toBe('Your request has reached us. We will be in touch about the payment.')
  expect(plan).toEqual({
    status: 'requested',
    name: 'Pro Plan',
    price: 7000,
    requested_at: expect.any(String),
    active_from: null,
    active_until: null,
    can_request: false,
    close_reason: null,
    payment: null,
  })
  expect(await waiting(seller)).toMatchObject({
    status: 'requested',
    price: 7000,
    seller: { name: 'Surat Silks', phone_number: expect.any(String) },
    activated_by: null,
  })
  expect((await activate(seller)).content).toMatch(
    /^The Pro Plan of Surat Silks is active until \d+ \w+ \d{4}\.$/,
  )
  expect(await waiting(seller)).toBeUndefined()
  const active = await planOf(seller)
  expect(active).toMatchObject({ status: 'active', can_request: false })
  expect(daysOf(active)).toBe(365)
  expect((await testApp.as(seller)(listNotifications, {})).notifications[0]).toMatchObject({
    kind: 'plan-active',
    orderId: null,
    message: expect.stringMatching(/^Your Pro Plan is active until /),
  })
  expect((await testApp.as(admin)(listAuditEvents, { subject: seller.user_id })).events).toMatchObject([
    { action: 'plan.activate', subject_name: 'Surat Silks' },
  ])
})

test('nobody asks twice, however fast, nor long before the end', async () => {
  const seller = await aSeller(testApp.db)
  const clicks = await Promise.allSettled(
    Array.from({ length: 10 }, () => testApp.as(seller)(requestPlan, {})),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(testApp.as(seller)(requestPlan, {})).rejects.toMatchObject({
    status: 409,
    message: 'You have asked for the Pro Plan already. We will be in touch about the payment.',
  })
  const planId = (await waiting(seller))?.plan_id ?? ''
  await activate(seller)
  await expect(testApp.as(admin)(activatePlan, { planId })).rejects.toMatchObject({
    status: 409,
    message: 'This plan was activated already.',
  })
  await expect(testApp.as(seller)(requestPlan, {})).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Your Pro Plan runs until .+ You can renew it in its last 30 days\.$/),
  })
})

test('a renewal follows the running year; after it the plan has ended', async () => {
  const seller = await aSeller(testApp.db)
  await testApp.as(seller)(requestPlan, {})
  await activate(seller)
  await testApp.db.run(sql`
    update plan_requests set active_from = active_from - interval '340 days',
      active_until = active_until - interval '340 days'
    where seller_id = ${seller.user_id}`)
  const running = await planOf(seller)
  expect(running).toMatchObject({ status: 'active', can_request: true })
  await testApp.as(seller)(requestPlan, {})
  expect(await planOf(seller)).toMatchObject({ status: 'active', can_request: false })
  await activate(seller)
  const renewed = await planOf(seller)
  expect(renewed).toMatchObject({ active_from: running?.active_until })
  expect(daysOf(renewed)).toBe(365)
  await testApp.db.run(sql`
    update plan_requests set active_from = active_from - interval '3 years',
      active_until = active_until - interval '3 years'
    where seller_id = ${seller.user_id}`)
  expect(await planOf(seller)).toMatchObject({ status: 'ended', can_request: true })
  const { plans } = await testApp.as(admin)(listPlans, { status: 'ended' })
  expect(plans.filter((plan) => plan.seller.user_id === seller.user_id)).toHaveLength(2)
})

test('only sellers ask, only admins activate what is there', async () => {
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), admin])
    await expect(testApp.as(person)(requestPlan, {})).rejects.toMatchObject({ status: 403 })
  await expect(testApp.as(null)(requestPlan, {})).rejects.toMatchObject({ status: 401 })
  const seller = await aSeller(testApp.db)
  await testApp.as(seller)(requestPlan, {})
  const planId = (await waiting(seller))?.plan_id ?? ''
  await expect(testApp.as(seller)(activatePlan, { planId })).rejects.toMatchObject({ status: 403 })
  for (const absent of [randomUUID(), 'x'])
    await expect(testApp.as(admin)(activatePlan, { planId: absent })).rejects.toMatchObject({
      status: 404,
      message: 'Plan not found',
    })
  await expect(testApp.as(admin)(listPlans, { status: 'all' as 'active' })).rejects.toMatchObject({
    status: 400,
    message: 'This status does not exist',
  })
})
