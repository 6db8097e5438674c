import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getCase, getCaseForm, listCases, openCase } from '#contract/cases/case.ts'
import { listNotifications } from '#contract/notification.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aCase, bagsThatCame, tornBags } from '#server/testing/desk/cases.ts'
import { anOrderOfBags } from '#server/testing/documents/shipments.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openCase as openAt } from './open.service.ts'

const testApp = openTestApp()
const inDays = (days: number) => Date.now() + days * 24 * 60 * 60_000
const dayOf = (moment: string) => new Date(Date.parse(moment) + 330 * 60_000).toISOString().slice(0, 10)

const newsOf = async (person: { user_id: string }) =>
  (await testApp.as(person)(listNotifications, {})).notifications.map(({ message }) => message)

test('a buyer reports two torn bags: both sides see what they come to and who answers until when', async () => {
  const { opened, buyer, seller, orderId } = await aCase(testApp)
  expect(opened).toMatchObject({
    case_id: expect.stringMatching(/^VT-[0-9A-HJKMNP-TV-Z]{8}$/),
    kind: 'damaged',
    subject: 'Cement bag 1',
    state: 'open',
    me: 'opener',
    seller: 'other',
    turn: { role: 'other' },
    value: 930,
    restocking: 0,
    lines: [{ line_number: 1, quantity: 2, unit_price: 465 }],
    events: [{ event: 'opened', words: 'Two bags are torn', role: 'opener' }],
  })
  expect(dayOf(opened.turn?.until ?? '')).toBe(dayOf(new Date(inDays(3)).toISOString()))
  expect((await testApp.as(seller)(getCase, { caseId: opened.case_id })).case).toMatchObject({ me: 'other' })
  expect((await testApp.as(seller)(listCases, { side: 'seller' })).cases).toMatchObject([
    { case_id: opened.case_id, order_id: orderId },
  ])
  expect((await testApp.as(seller)(listCases, { side: 'buyer' })).total).toBe(0)
  expect((await testApp.as(buyer)(listCases, {})).total).toBe(1)
  expect(await newsOf(seller)).toContainEqual(
    expect.stringMatching(/has a problem \(VT-\w{8}\): Cement bag 1, damaged\. Please answer until/),
  )
})

test('nobody else finds it', async () => {
  const { caseId } = await aCase(testApp)
  for (const person of [await aBuyer(testApp.db), await aSeller(testApp.db)]) {
    await expect(testApp.as(person)(getCase, { caseId })).rejects.toMatchObject({
      status: 404,
      message: 'Problem not found',
    })
    expect((await testApp.as(person)(listCases, {})).total).toBe(0)
  }
})

test('a second problem with the same goods joins the first, with the larger quantity', async () => {
  const { caseId, orderId, buyer, seller } = await aCase(testApp)
  const again = { ...tornBags(orderId), lines: [{ line_number: 1, quantity: 5 }], words: 'Three more' }
  const answer = await testApp.as(buyer)(openCase, again)
  expect(answer.content).toBe(`You have reported this already: your words are added to ${caseId}.`)
  expect(answer.case).toMatchObject({ case_id: caseId, value: 5 * 465 })
  expect((await testApp.as(seller)(listCases, {})).total).toBe(1)
})

test('of 20 identical reports at once there is one problem', async () => {
  const { orderId, buyer } = await bagsThatCame(testApp)
  await Promise.all(Array.from({ length: 20 }, () => testApp.as(buyer)(openCase, tornBags(orderId))))
  expect((await testApp.as(buyer)(listCases, {})).total).toBe(1)
})

test('a problem with an order is about its lines, whatever product it names', async () => {
  const { orderId, buyer } = await bagsThatCame(testApp)
  const draft = { ...tornBags(orderId), productId: randomUUID() }
  expect((await testApp.as(buyer)(openCase, draft)).case).toMatchObject({ subject: 'Cement bag 1' })
})

test('goods are reported until the tenth day after their delivery, one minute before midnight in India', async () => {
  const { orderId, buyer, shipmentId } = await bagsThatCame(testApp)
  await testApp.db.run(sql`
    update shipments set dispatched_at = '2026-11-01T06:00:00Z', delivered_at = '2026-11-04T15:00:00+05:30'
    where shipment_id = ${shipmentId}`)
  const openOn = (now: string) =>
    openAt(testApp.db, buyer, { ...tornBags(orderId), show_chat: false }, { now: new Date(now) })
  await expect(openOn('2026-11-15T00:00:00+05:30')).rejects.toThrow(
    'This could be reported until 14 Nov 2026.',
  )
  expect((await openOn('2026-11-14T23:59:00+05:30')).row.state).toBe('open')
})

test('unwanted goods cost 25 % and ₹3,000, and go back within 14 days', async () => {
  const { orderId, buyer } = await bagsThatCame(testApp)
  const unwanted = { ...tornBags(orderId), kind: 'unwanted' as const, wish: 'refund' as const }
  const few = testApp.as(buyer)(openCase, unwanted)
  await expect(few).rejects.toThrow('The charges are higher than the price of these goods')
  const hundred = { ...unwanted, lines: [{ line_number: 1, quantity: 100 }] }
  expect((await testApp.as(buyer)(openCase, hundred)).case).toMatchObject({
    value: 46_500,
    restocking: 11_625,
    collection: 3_000,
  })
})

test('powders are never taken back', async () => {
  const { orderId, buyer } = await bagsThatCame(testApp)
  await testApp.db.run(sql`update order_lines set product_name = 'Chilli powder' where order_id = ${orderId}`)
  const draft = { ...tornBags(orderId), kind: 'unwanted' as const, wish: 'refund' as const }
  await expect(testApp.as(buyer)(openCase, draft)).rejects.toThrow(
    'Chilli powder is a powder, and powders are not taken back.',
  )
  expect((await testApp.as(buyer)(getCaseForm, { orderId })).lines[0]?.is_powder).toBe(true)
})

test.each([
  [{ lines: [] }, 400, 'Choose the goods that this is about'],
  [{ lines: [{ line_number: 9, quantity: 1 }] }, 400, 'This line is not in the order.'],
  [{ lines: [{ line_number: 1, quantity: 401 }] }, 400, 'Only 400 of Cement bag 1 were ordered.'],
  [{ words: ' ' }, 400, 'Your words cannot be empty'],
  [{ wish: 'answer' }, 400, 'This cannot be wished for here.'],
  [{ kind: 'refund', wish: 'refund' }, 409, 'Nothing is to be given back for this order.'],
  [{ kind: 'late', wish: 'answer' }, 409, 'These goods have come already.'],
  [{ orderId: 'VJ-00000000' }, 404, 'Order not found'],
] as const)('a problem of %j is refused', async (wrong, status, message) => {
  const { orderId, buyer } = await bagsThatCame(testApp)
  await expect(
    testApp.as(buyer)(openCase, { ...tornBags(orderId), ...wrong } as never),
  ).rejects.toMatchObject({ status, message })
})

test('what has not been sent cannot be torn; what is promised later is not late', async () => {
  const { orderId, buyer, seller } = await anOrderOfBags(testApp)
  await expect(testApp.as(buyer)(openCase, tornBags(orderId))).rejects.toThrow(
    'Nothing of this order has been',
  )
  await testApp.db.run(sql`update orders set promised_on = '2099-01-01' where order_id = ${orderId}`)
  const late = { kind: 'late' as const, orderId, words: 'Where are they?' }
  await expect(testApp.as(buyer)(openCase, late)).rejects.toThrow('promised these goods by 1 Jan 2099')
  await testApp.db.run(sql`update orders set promised_on = '2026-01-01' where order_id = ${orderId}`)
  expect((await testApp.as(buyer)(openCase, late)).case).toMatchObject({ subject: '', wish: 'answer' })
  await expect(testApp.as(seller)(openCase, late)).rejects.toThrow('Only the buyer of an order reports this.')
})

test('a seller is reported to the desk and learns nothing of it; nobody reports themselves', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Shady Traders' })
  const buyer = await aBuyer(testApp.db)
  const report = { kind: 'supplier' as const, aboutId: seller.user_id, words: 'Asks for money first' }
  const { case: opened } = await testApp.as(buyer)(openCase, report)
  expect(opened).toMatchObject({ state: 'escalated', subject: 'Shady Traders', turn: { role: 'desk' } })
  await expect(testApp.as(seller)(getCase, { caseId: opened.case_id })).rejects.toThrow('Problem not found')
  expect(await newsOf(seller)).toEqual([])
  await expect(testApp.as(seller)(openCase, report)).rejects.toThrow('You cannot report yourself.')
  await expect(testApp.as(buyer)(openCase, { ...report, aboutId: undefined })).rejects.toThrow(
    'Please say what you report',
  )
})

test('no case, no word and no file of it can be deleted or rewritten', async () => {
  const { caseId } = await aCase(testApp)
  for (const change of [
    sql`delete from cases where case_id = ${caseId}`,
    sql`update cases set kind = 'late' where case_id = ${caseId}`,
    sql`delete from case_events where case_id = ${caseId}`,
    sql`update case_events set words = 'All good' where case_id = ${caseId}`,
  ])
    await expect(testApp.db.run(change)).rejects.toThrow(/never (deleted|changed)/)
})
