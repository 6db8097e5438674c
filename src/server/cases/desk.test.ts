import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { decideCase, getDeskCase, listDeskCases } from '#contract/admin/admin-cases.ts'
import { escalateCase, getCase, openCase } from '#contract/cases/case.ts'
import { creditCase } from '#contract/cases/case-files.ts'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { aCase } from '#server/testing/desk/cases.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function anEscalated() {
  const about = await aCase(testApp)
  const { case: waits } = await testApp.as(about.buyer)(escalateCase, {
    caseId: about.caseId,
    revision: about.revision,
  })
  return { ...about, revision: waits.revision, admin: await anAdmin(testApp.db) }
}

test('the desk decides in words: the seller has a duty with a day, and both read it; the look is in the audit', async () => {
  const { caseId, revision, admin, buyer, seller, orderId } = await anEscalated()
  await testApp.as(seller)(issueInvoice, { orderId })
  const { case: seen } = await testApp.as(admin)(getDeskCase, { caseId })
  expect(seen).toMatchObject({ me: 'desk', turn: { role: 'desk' } })
  const decision = { caseId, revision, outcome: 'credit' as const, words: 'The photos show it' }
  await testApp.as(admin)(decideCase, decision)
  const { case: decided } = await testApp.as(seller)(getCase, { caseId })
  expect(decided).toMatchObject({
    state: 'decided',
    outcome: 'credit',
    credit: 930,
    owes_credit_note: true,
    turn: { role: 'other' },
    events: [{}, {}, { role: 'desk', event: 'decided', words: 'The photos show it' }],
  })
  expect((await testApp.as(buyer)(getOrderPayment, { orderId })).payable).toBe(400 * 465 - 930)
  expect((await testApp.as(seller)(creditCase, { caseId })).case.credit_note).toMatch(/C\d{4}$/)
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: caseId })
  expect(events.map(({ action }) => action)).toEqual(['case.decide', 'case.view'])
})

test('goods that a decision credits are not credited by a second note beside it', async () => {
  const { caseId, revision, admin, seller, orderId, buyer } = await anEscalated()
  await testApp.as(seller)(issueInvoice, { orderId })
  await testApp.as(admin)(decideCase, { caseId, revision, outcome: 'credit', words: 'Two are torn' })
  const lines = [{ line_number: 1, quantity: 2 }]
  const byHand = () => testApp.as(seller)(issueCreditNote, { orderId, lines, reason: caseId })
  await expect(byHand()).rejects.toThrow(`The problem ${caseId} asks for a credit note for these goods.`)
  await testApp.as(seller)(creditCase, { caseId })
  const payable = async () => (await testApp.as(buyer)(getOrderPayment, { orderId })).payable
  expect(await payable()).toBe(398 * 465)
  await byHand()
  expect(await payable()).toBe(396 * 465)
})

test('a decision of nothing settles it at once', async () => {
  const { caseId, revision, admin } = await anEscalated()
  const decision = { caseId, revision, outcome: 'none' as const, words: 'Nothing is wrong' }
  expect((await testApp.as(admin)(decideCase, decision)).case).toMatchObject({ state: 'closed', turn: null })
})

test('an outdated decision is refused, and so is one without words or above the price', async () => {
  const { caseId, revision, admin } = await anEscalated()
  const decision = { caseId, revision, outcome: 'refund' as const, words: 'So be it' }
  const decide = (more: object) => testApp.as(admin)(decideCase, { ...decision, ...more })
  await expect(decide({ revision: revision - 1 })).rejects.toMatchObject({ status: 409 })
  await expect(decide({ words: '' })).rejects.toMatchObject({ status: 400 })
  await expect(decide({ amount: 931 })).rejects.toThrow('At most ₹930.00 can be given back.')
})

test('a case about an admin is read and decided by another one', async () => {
  const admin = await anAdmin(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const report = { kind: 'person' as const, aboutId: admin.user_id, words: 'Was rude' }
  const { case: opened } = await testApp.as(buyer)(openCase, report)
  const decision = {
    ...{ caseId: opened.case_id, revision: opened.revision },
    ...{ outcome: 'none' as const, words: 'All good' },
  }
  await expect(testApp.as(admin)(decideCase, decision)).rejects.toThrow('so another admin decides it')
  const caseId = opened.case_id
  const listed = async (reader: typeof admin) =>
    (await testApp.as(reader)(listDeskCases, {})).cases.map((each) => each.case_id).includes(caseId)
  const other = await anAdmin(testApp.db)
  expect([await listed(admin), await listed(other)]).toEqual([false, true])
  await expect(testApp.as(admin)(getDeskCase, { caseId })).rejects.toMatchObject({ status: 404 })
  expect((await testApp.as(other)(decideCase, decision)).case.state).toBe('closed')
})

test('what an admin has opened is decided by another one, and the sentence says so', async () => {
  const [admin, seller] = [await anAdmin(testApp.db), await aSeller(testApp.db)]
  const report = { kind: 'supplier' as const, aboutId: seller.user_id, words: 'One GST number, two shops' }
  const { case: opened } = await testApp.as(admin)(openCase, report)
  const decision = { caseId: opened.case_id, revision: opened.revision, words: 'They are one family' }
  const decide = (who: typeof admin) => testApp.as(who)(decideCase, { ...decision, outcome: 'none' })
  await expect(decide(admin)).rejects.toThrow('You have opened this problem')
  expect((await decide(await anAdmin(testApp.db))).case.state).toBe('closed')
})

test('who works at the desk hears of a case, and no editor or verifier', async () => {
  const roles = ['owner', 'support', 'editor', 'verifier'] as const
  const team = await Promise.all(roles.map(() => anAdmin(testApp.db)))
  for (const [place, role] of roles.entries())
    await testApp.db.run(sql`update users set admin_role = ${role}, created_at = now() - interval '1 year'
      where user_id = ${team[place]?.user_id}`)
  await anEscalated()
  const heard = await Promise.all(
    team.map(async (admin) => (await testApp.as(admin)(listNotifications, {})).notifications.length),
  )
  expect(heard).toEqual([1, 1, 0, 0])
})

test('what three buyers report comes first, and hides nothing by itself', async () => {
  const admin = await anAdmin(testApp.db)
  const seller = await aSeller(testApp.db)
  const productId = await aProduct(testApp.db, { seller })
  const { caseId: earlier } = await anEscalated()
  const report = { kind: 'listing' as const, productId, words: 'Not genuine' }
  const first = async () =>
    (await testApp.as(admin)(listDeskCases, {})).cases.map(({ reporters }) => reporters)
  for (const _ of [1, 2]) await testApp.as(await aBuyer(testApp.db))(openCase, report)
  expect(Math.max(...(await first()))).toBe(2)
  await testApp.as(await aBuyer(testApp.db))(openCase, report)
  const { cases, others } = await testApp.as(admin)(listDeskCases, {})
  expect(cases.slice(0, 3).map(({ reporters }) => reporters)).toEqual([3, 3, 3])
  expect(cases.map(({ case_id }) => case_id)).toContain(earlier)
  expect(others).toHaveProperty('settled')
})
