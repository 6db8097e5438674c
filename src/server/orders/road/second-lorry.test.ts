import { expect, test } from 'vitest'
import { answerCase, openCase } from '#contract/cases/case.ts'
import { issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { confirmReceipt } from '#contract/shipments/shipment.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { tornBags } from '#server/testing/desk/cases.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import { untilLockWait } from '#server/testing/lock-waits.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** A billed order whose bags come in several lorries, with what both sides do about those that are torn. */
async function aBilledOrder() {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.as(seller)(issueInvoice, { orderId })
  const lines = (quantity: number) => [{ line_number: 1, quantity }]
  return {
    orderId,
    seller,
    buyer,
    receive: async (accepted: number, damaged: number) => {
      const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: accepted + damaged })
      await testApp.as(buyer)(confirmReceipt, { shipmentId, lines: [{ line_number: 1, accepted, damaged }] })
    },
    report: (quantity: number) =>
      testApp.as(buyer)(openCase, { ...tornBags(orderId), missing: true as const, lines: lines(quantity) }),
    credit: (quantity: number) =>
      testApp.as(seller)(issueCreditNote, { orderId, lines: lines(quantity), missing: true, reason: 'Torn' }),
    unreported: async () => (await testApp.as(buyer)(getOrder, { orderId })).road?.missing?.unreported ?? [],
  }
}

test('torn bags of a second lorry are added to what is reported', async () => {
  const { receive, report, unreported } = await aBilledOrder()
  await receive(298, 2)
  const { case: opened } = await report(2)
  await receive(99, 1)
  await expect(report(2)).rejects.toThrow('Only 1 of these goods are still missing.')
  const { case: joined } = await report(1)
  expect(joined).toMatchObject({ case_id: opened.case_id, lines: [{ quantity: 3 }] })
  expect(await unreported()).toEqual([])
})

test('once the seller has made an offer, those of a second lorry are a problem of their own', async () => {
  const { seller, receive, report, unreported } = await aBilledOrder()
  await receive(298, 2)
  const { case: first } = await report(2)
  const answer = { offer: 'credit' as const, amount: 900, words: 'For both' }
  await testApp.as(seller)(answerCase, { caseId: first.case_id, revision: first.revision, ...answer })
  await receive(99, 1)
  const { case: second } = await report(1)
  expect(second.case_id).not.toBe(first.case_id)
  expect(second).toMatchObject({ value: 465, lines: [{ quantity: 1 }] })
  expect(await unreported()).toEqual([])
})

test('torn bags are no part of goods that the buyer returns unwanted', async () => {
  const { orderId, buyer, receive, report, unreported } = await aBilledOrder()
  await receive(298, 2)
  const returned = {
    ...tornBags(orderId),
    kind: 'unwanted' as const,
    lines: [{ line_number: 1, quantity: 100 }],
  }
  const { case: unwanted } = await testApp.as(buyer)(openCase, returned)
  const { case: torn } = await report(2)
  expect(torn).toMatchObject({ kind: 'damaged', value: 930, lines: [{ quantity: 2 }] })
  expect(torn.case_id).not.toBe(unwanted.case_id)
  expect(await unreported()).toEqual([])
})

test('those of a second lorry are credited while the first problem waits for its answer', async () => {
  const { orderId, seller, receive, report, credit, unreported } = await aBilledOrder()
  await receive(298, 2)
  await report(2)
  await receive(99, 1)
  await credit(1)
  expect(await unreported()).toEqual([])
  const { documents } = await testApp.as(seller)(listDocuments, { orderId })
  expect(documents.filter(({ kind }) => kind === 'CRN').map((note) => note.lines[0]?.quantity)).toEqual([1])
  await expect(credit(1)).rejects.toThrow('These goods are credited or reported already.')
})

test('a report of more and a settling of the same problem do not end each other', async () => {
  const { orderId, receive, report } = await aBilledOrder()
  await receive(298, 2)
  const { case: opened } = await report(2)
  await receive(99, 1)
  let reported: ReturnType<typeof report> | undefined
  // As a settling does: the problem first, then its order; the database ends either of two that wait for each other.
  const settle = async (tx: Db) => {
    await tx.run(sql`select from cases where case_id = ${opened.case_id} for update`)
    if (!reported) {
      reported = report(1)
      await untilLockWait(testApp)
    }
    await tx.run(sql`select from orders where order_id = ${orderId} for no key update`)
  }
  await retryDeadlock(() => testApp.db.transaction(settle))
  expect((await reported)?.case).toMatchObject({ case_id: opened.case_id, lines: [{ quantity: 3 }] })
})
