import { expect, test } from 'vitest'
import { openCase } from '#contract/cases/case.ts'
import { creditCase } from '#contract/cases/case-files.ts'
import { issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { confirmReceipt, sendShipment } from '#contract/shipments/shipment.ts'
import { aSeller } from '#server/testing/build.ts'
import { tornBags } from '#server/testing/desk/cases.ts'
import { tornOrder } from '#server/testing/desk/torn.ts'
import { aPayee } from '#server/testing/payees.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

type Torn = Awaited<ReturnType<typeof tornOrder>>

const bags = { line_number: 1, product_name: 'Cement bag 1', unit: 'bag', quantity: 2 }
const lines = [{ line_number: 1, quantity: 2 }]

/** Quantities of the credit notes of an order. */
async function creditedOf({ orderId, seller }: Torn) {
  const { documents } = await testApp.as(seller)(listDocuments, { orderId })
  return documents.filter(({ kind }) => kind === 'CRN').map((note) => note.lines[0]?.quantity)
}

test('a receipt with torn bags, a report and one press end with a note for exactly these bags', async () => {
  const torn = await tornOrder(testApp)
  const { orderId, seller, buyer, look } = torn
  await aPayee(testApp, seller)
  expect(await look()).toEqual({ unreported: [{ ...bags, kind: 'damaged' }], problems: [] })
  const { case_id: caseId, revision } = await torn.report()
  expect(await look()).toEqual({
    unreported: [],
    problems: [{ case_id: caseId, revision, next: 'credit', is_open: true, lines: [bags] }],
  })
  const { content, case: settled } = await testApp.as(seller)(creditCase, {
    ...{ caseId, revision, reason: '2 bags torn' },
  })
  expect(content).toMatch(/C0001 is issued\.$/)
  expect(settled).toMatchObject({ state: 'agreed', outcome: 'credit', credit: 930 })
  expect(settled.events.map(({ event, role }) => [event, role])).toEqual([
    ['opened', 'opener'],
    ['accepted', 'other'],
    ['credited', 'other'],
  ])
  expect(await look()).toBeUndefined()
  const { road } = await testApp.as(buyer)(getOrder, { orderId })
  expect(road?.payment).toMatchObject({ open: 400 * 465 - 930 })
})

test('30 presses at once credit torn bags of a problem once', async () => {
  const torn = await tornOrder(testApp)
  const { case_id: caseId, revision } = await torn.report()
  const press = () => testApp.as(torn.seller)(creditCase, { caseId, revision })
  const answers = await Promise.all(Array.from({ length: 30 }, press))
  expect(new Set(answers.map(({ content }) => content)).size).toBe(1)
  expect(await creditedOf(torn)).toEqual([2])
})

test('30 presses at once credit torn bags that nobody reported once', async () => {
  const torn = await tornOrder(testApp)
  const answers = await Promise.allSettled(Array.from({ length: 30 }, torn.credit))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await creditedOf(torn)).toEqual([2])
  expect(await torn.look()).toBeUndefined()
})

test('bags that are credited by the step are not reported by the step, also at the same moment', async () => {
  const one = await tornOrder(testApp)
  await one.credit()
  await expect(one.report()).rejects.toThrow('These goods are credited or reported already.')
  const other = await tornOrder(testApp)
  const both = await Promise.allSettled([other.credit(), other.report()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a problem about bags that are credited already is answered, not credited by one press', async () => {
  const torn = await tornOrder(testApp)
  await torn.credit()
  const { case: again } = await testApp.as(torn.buyer)(openCase, tornBags(torn.orderId))
  const { case_id: caseId } = again
  expect((await torn.look())?.problems).toMatchObject([{ case_id: caseId, next: 'answer' }])
  await expect(testApp.as(torn.seller)(creditCase, { caseId })).rejects.toThrow(
    'Please answer the problem first.',
  )
  expect(await creditedOf(torn)).toEqual([2])
})

test('no other note credits goods of a line while a problem claims some', async () => {
  const torn = await tornOrder(testApp)
  const { case_id: caseId } = await torn.report()
  const other = () =>
    testApp.as(torn.seller)(issueCreditNote, { orderId: torn.orderId, lines, reason: 'Torn' })
  await expect(other()).rejects.toThrow(`The problem ${caseId} is about these goods.`)
  await expect(torn.credit()).rejects.toThrow('These goods are credited or reported already.')
  await testApp.as(torn.seller)(creditCase, { caseId })
  await expect(torn.credit()).rejects.toThrow('These goods are credited or reported already.')
  await expect(
    testApp.as(torn.seller)(issueCreditNote, {
      ...{ orderId: torn.orderId, reason: 'All' },
      lines: [{ line_number: 1, quantity: 399 }],
    }),
  ).rejects.toThrow('At most 398 of Cement bag 1 can still be credited. 2 are credited already.')
})

test('bags that a buyer wants again are sent again or credited, never both', async () => {
  const torn = await tornOrder(testApp)
  const { orderId, seller, buyer, look } = torn
  const { case_id: caseId } = await torn.report('replacement')
  expect((await look())?.problems).toMatchObject([{ next: 'send', is_open: true }])
  await expect(testApp.as(seller)(creditCase, { caseId })).rejects.toMatchObject({ status: 409 })
  const one = [{ line_number: 1, quantity: 1 }]
  const first = await testApp.as(seller)(sendShipment, { orderId, caseId, lines: one })
  expect((await look())?.problems).toMatchObject([{ next: 'send', is_open: false, lines: [{ quantity: 1 }] }])
  await expect(testApp.as(seller)(creditCase, { caseId })).rejects.toMatchObject({ status: 409 })
  await expect(torn.credit()).rejects.toThrow('These goods are credited or reported already.')
  await testApp.as(seller)(sendShipment, { orderId, caseId, lines: one })
  expect(await look()).toBeUndefined()
  const shipmentId = first.shipment_id
  await testApp.as(buyer)(confirmReceipt, { shipmentId, lines: [{ line_number: 1, accepted: 1 }] })
  expect(await look()).toBeUndefined()
})

test('goods that are wished for as money are not sent again unanswered, and by their seller alone', async () => {
  const torn = await tornOrder(testApp)
  const { orderId } = torn
  const { case_id: caseId, revision } = await torn.report()
  await expect(testApp.as(torn.seller)(sendShipment, { orderId, caseId, lines })).rejects.toThrow(
    'No goods are to be sent again for this problem.',
  )
  await expect(testApp.as(torn.buyer)(creditCase, { caseId })).rejects.toMatchObject({ status: 409 })
  const stranger = await aSeller(testApp.db)
  await expect(testApp.as(stranger)(creditCase, { caseId })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(torn.seller)(creditCase, { caseId, revision: revision - 1 })).rejects.toMatchObject(
    {
      status: 409,
    },
  )
})

test('an order without a bill owes its note once it is billed', async () => {
  const torn = await tornOrder(testApp, { isBilled: false })
  await expect(torn.credit()).rejects.toMatchObject({ status: 409 })
  await torn.report()
  expect((await torn.look())?.problems).toMatchObject([{ next: 'answer' }])
  await testApp.as(torn.seller)(issueInvoice, { orderId: torn.orderId })
  expect((await torn.look())?.problems).toMatchObject([{ next: 'credit' }])
})

test('torn bags that are billed again are credited again, of the bill that counts', async () => {
  const torn = await tornOrder(testApp)
  const { orderId, seller } = torn
  const { case_id: caseId } = await torn.report()
  await testApp.as(seller)(creditCase, { caseId })
  const rest = [{ line_number: 1, quantity: 398 }]
  await testApp.as(seller)(issueCreditNote, { orderId, lines: rest, reason: 'Wrong GST number' })
  await testApp.as(seller)(issueInvoice, { orderId })
  expect((await torn.look())?.unreported).toMatchObject([{ quantity: 2 }])
  await torn.credit()
  expect(await torn.look()).toBeUndefined()
})
