import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeSettings } from '#contract/admin/admin-settings.ts'
import { dayInIndia, financialYear } from '#contract/documents/document-number.ts'
import { listNotifications } from '#contract/notification.ts'
import {
  activatePlan,
  billPlan,
  declinePlan,
  getOwnPlan,
  listPlans,
  requestPlan,
  takeBackPlan,
} from '#contract/sellers/plan.ts'
import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const company = {
  company_name: 'Vanij Market Private Limited',
  company_address: '4 Residency Road, Bengaluru 560025',
  company_gstin: `29AABCV1234K1Z${gstCheckCharacter('29AABCV1234K1Z')}`,
  invoice_prefix: 'VANJ',
}
beforeEach(() => testApp.as(admin)(changeSettings, company))

const today = dayInIndia(new Date())
const year = financialYear(today)
const paid = { paid_by: 'upi', paid_reference: '412345678901', paid_on: today } as const

async function aRequest(state = '29') {
  const seller = await aSeller(testApp.db)
  await testApp.db.run(sql`
    update tax_registrations set state_code = ${state}, legal_name = 'Kovai Mills', address = '14 Avinashi Road', pin = '641004'
    where seller_id = ${seller.user_id}`)
  await testApp.as(seller)(requestPlan, {})
  return { seller, planId: await planIdOf(seller) }
}

async function planIdOf(seller: Someone, status: 'requested' | 'active' = 'requested') {
  const { plans } = await testApp.as(admin)(listPlans, { status })
  return plans.find((plan) => plan.seller.user_id === seller.user_id)?.plan_id ?? ''
}

const activate = (planId: string, payment: object = paid) =>
  testApp.as(admin)(activatePlan, { planId, ...payment })
const own = (seller: Someone) => testApp.as(seller)(getOwnPlan, {})
const amountsOf = async (documentId: string) => {
  const { rows } = await testApp.pool.query(
    `select taxable_paise::int, cgst_paise::int, sgst_paise::int, igst_paise::int, total_paise::int, supply_state_code
     from invoices where invoice_id = $1`,
    [documentId],
  )
  return rows[0]
}

async function file(person: Someone, url: string) {
  const { statusCode, rawPayload } = await testApp.app.inject({
    url,
    headers: { token: await testApp.tokenOf(person) },
  })
  return { status: statusCode, bytes: rawPayload }
}

test.each([
  ['29', { cgst_paise: 53_390, sgst_paise: 53_390, igst_paise: 0 }],
  ['33', { cgst_paise: 0, sgst_paise: 0, igst_paise: 106_780 }],
])('a plan that a seller of %s has paid is billed in a series of the operator', async (state, taxes) => {
  const { seller, planId } = await aRequest(state)
  const { content } = await activate(planId)
  const { plan, documents = [] } = await own(seller)
  expect(plan?.payment).toEqual({ by: 'upi', reference: '412345678901', on: today })
  expect(documents).toMatchObject([{ kind: 'INV', issued_on: today, total: 7_000 }])
  const [invoice] = documents
  expect(invoice?.number).toMatch(new RegExp(`^VANJ/${year}/\\d{4}$`))
  expect(content).toContain(`${invoice?.number} is issued.`)
  expect(await amountsOf(invoice?.document_id ?? '')).toEqual({
    taxable_paise: 593_220,
    total_paise: 700_000,
    supply_state_code: state,
    ...taxes,
  })
})

test('seller and desk read the same invoice for ever, and nobody else does', async () => {
  const { seller, planId } = await aRequest()
  await activate(planId)
  const [invoice] = (await own(seller)).documents ?? []
  const url = `/api/documents/${invoice?.document_id}/pdf`
  const first = await file(seller, url)
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await file(seller, url)).bytes.equals(first.bytes)).toBe(true)
  const desk = `/api/admin/plans/documents/${invoice?.document_id}/pdf`
  expect((await file(admin, desk)).status).toBe(200)
  const other = await aSeller(testApp.db)
  expect((await file(other, url)).status).toBe(404)
  expect((await file(other, desk)).status).toBe(403)
  expect((await file(admin, `/api/admin/plans/documents/${randomUUID()}/pdf`)).status).toBe(404)
})

test('an invoice is numbered once, however many admins press, and no number is missing', async () => {
  const requests = await Promise.all(Array.from({ length: 8 }, () => aRequest()))
  const answers = await Promise.allSettled([...requests, ...requests].map(({ planId }) => activate(planId)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  const { rows } = await testApp.pool.query(
    `select number from invoices where order_id is null and kind = 'INV' order by number`,
  )
  expect(rows.map(({ number }) => Number(number.slice(-4)))).toEqual(rows.map((_, place) => place + 1))
})

test('while the settings lack something nothing is billed, and the desk says what; later it is', async () => {
  await testApp.as(admin)(changeSettings, { company_gstin: '', invoice_prefix: '' })
  const { seller, planId } = await aRequest()
  expect((await activate(planId)).content).not.toContain('is issued')
  expect((await own(seller)).documents).toEqual([])
  expect((await testApp.as(admin)(listPlans, {})).missing).toEqual(['company_gstin', 'invoice_prefix'])
  await expect(testApp.as(admin)(billPlan, { planId })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^No invoice is issued, because the settings lack/),
  })
  await testApp.as(admin)(changeSettings, company)
  const { document } = await testApp.as(admin)(billPlan, { planId })
  expect((await own(seller)).documents).toEqual([document])
  await expect(testApp.as(admin)(billPlan, { planId })).rejects.toMatchObject({
    status: 409,
    message: `This plan is already billed by ${document.number}.`,
  })
})

test('a payment names its reference, and no day to come', async () => {
  const { planId } = await aRequest()
  for (const [payment, message] of [
    [{ paid_by: 'upi' }, 'Please enter the reference of the payment'],
    [{ paid_by: 'barter' }, 'Choose how the plan was paid'],
    [{ ...paid, paid_on: '2199-01-01' }, 'The day of the payment cannot be in the future'],
    [{ ...paid, paid_reference: 'x'.repeat(51) }, 'Reference can have at most 50 characters'],
  ] as const)
    await expect(activate(planId, payment)).rejects.toMatchObject({ status: 400, message })
  await activate(planId, { paid_by: 'cash' })
})

test('a request is declined with a reason, and the seller may ask again', async () => {
  const { seller, planId } = await aRequest()
  await testApp.as(admin)(declinePlan, { planId, reason: 'The payment did not arrive' })
  expect((await own(seller)).plan).toMatchObject({
    status: 'declined',
    close_reason: 'The payment did not arrive',
    active_from: null,
    can_request: true,
  })
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications[0]).toMatchObject({
    kind: 'plan-closed',
    message: 'Your request for the Pro Plan was declined: The payment did not arrive',
  })
  for (const decide of [activatePlan, declinePlan])
    await expect(testApp.as(admin)(decide, { planId, reason: 'Once more' })).rejects.toMatchObject({
      status: 409,
      message: 'This request was decided already.',
    })
  await testApp.as(seller)(requestPlan, {})
  expect((await own(seller)).plan).toMatchObject({ status: 'requested', close_reason: null })
})

test('an activation is taken back once, with a credit note; what follows begins at once', async () => {
  const { seller, planId } = await aRequest('33')
  await activate(planId)
  await testApp.db.run(sql`
    update plan_requests set active_from = active_from - interval '340 days',
      active_until = active_until - interval '340 days' where plan_request_id = ${planId}`)
  await testApp.as(seller)(requestPlan, {})
  await activate(await planIdOf(seller))
  const wish = { planId, reason: 'Paid by mistake' }
  const before = Date.now()
  const answers = await Promise.allSettled([1, 2, 3].map(() => testApp.as(admin)(takeBackPlan, wish)))
  const after = Date.now()
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { plan, documents = [] } = await own(seller)
  expect(documents.map(({ kind }) => kind).sort()).toEqual(['CRN', 'INV', 'INV'])
  const note = documents.find(({ kind }) => kind === 'CRN')
  expect(note?.number).toMatch(new RegExp(`^VANJ/${year}/C\\d{4}$`))
  expect(await amountsOf(note?.document_id ?? '')).toMatchObject({
    igst_paise: 106_780,
    total_paise: 700_000,
  })
  expect(plan?.status).toBe('active')
  expect(Date.parse(plan?.active_from ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(plan?.active_from ?? '')).toBeLessThanOrEqual(after)
  const { plans } = await testApp.as(admin)(listPlans, { status: 'ended' })
  expect(plans.find((each) => each.plan_id === planId)).toMatchObject({
    close_reason: 'Paid by mistake',
    documents: [{ kind: 'INV' }, { kind: 'CRN', number: note?.number }],
  })
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: seller.user_id })
  expect(events.map(({ action }) => action)).toEqual(['plan.take-back', 'plan.activate', 'plan.activate'])
})

test('what was billed too long ago is taken back without a credit note, and says so', async () => {
  const { seller, planId } = await aRequest()
  await activate(planId)
  await testApp.pool.query('alter table invoices disable trigger invoices_stay')
  await testApp.db.run(sql`
    update invoices set issued_on = '2020-04-01'
    where invoice_id = (select invoice_id from plan_documents where plan_request_id = ${planId})`)
  await testApp.pool.query('alter table invoices enable trigger invoices_stay')
  const { content } = await testApp.as(admin)(takeBackPlan, { planId, reason: 'Paid by mistake' })
  expect(content).toMatch(/was possible until 30 November after its financial year, so none is issued\.$/)
  expect((await own(seller)).plan).toMatchObject({ status: 'ended', close_reason: 'Paid by mistake' })
})

test('an invoice of a plan is never changed or deleted while the plan is there', async () => {
  const { seller, planId } = await aRequest()
  await activate(planId)
  const [invoice] = (await own(seller)).documents ?? []
  await expect(
    testApp.db.run(sql`delete from invoices where invoice_id = ${invoice?.document_id}`),
  ).rejects.toThrow('documents are never deleted')
  await expect(
    testApp.db.run(sql`update invoices set number = 'X' where invoice_id = ${invoice?.document_id}`),
  ).rejects.toThrow('documents are never changed')
})

test('only admins decide, and only what is there', async () => {
  const { seller, planId } = await aRequest()
  const reason = 'Paid by mistake'
  for (const decide of [declinePlan, takeBackPlan, billPlan]) {
    await expect(testApp.as(seller)(decide, { planId, reason })).rejects.toMatchObject({ status: 403 })
    await expect(testApp.as(admin)(decide, { planId: randomUUID(), reason })).rejects.toMatchObject({
      status: 404,
      message: 'Plan not found',
    })
  }
  await expect(testApp.as(admin)(takeBackPlan, { planId, reason })).rejects.toMatchObject({
    status: 409,
    message: 'This plan does not run, so it cannot be taken back.',
  })
  await expect(testApp.as(admin)(billPlan, { planId })).rejects.toMatchObject({
    status: 409,
    message: 'Only a plan that was paid is billed.',
  })
  await expect(testApp.as(admin)(declinePlan, { planId, reason: ' ' })).rejects.toMatchObject({
    status: 400,
    message: 'Reason cannot be empty',
  })
})
