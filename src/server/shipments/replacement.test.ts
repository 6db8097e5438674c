import { expect, test } from 'vitest'
import { acceptCase, answerCase, getCase, openCase } from '#contract/cases/case.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { confirmReceipt, listShipments, markDelivered, sendShipment } from '#contract/shipments/shipment.ts'
import { getEwayFile } from '#contract/shipments/shipment-files.ts'
import { settleDone } from '#server/cases/clock.service.ts'
import { aSeller } from '#server/testing/build.ts'
import { aCase, bagsThatCame } from '#server/testing/desk/cases.ts'
import { findBreachesOfGoods } from '#server/testing/documents/shipments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const day = 24 * 60 * 60_000

/** Two torn bags of 400, which the seller has agreed to send again. */
async function aReplacement() {
  const about = await aCase(testApp, { more: { wish: 'replacement' } })
  const { seller, buyer, caseId, revision, orderId } = about
  const { case: answered } = await testApp.as(seller)(answerCase, {
    ...{ caseId, revision, offer: 'replacement' as const, words: 'Two new ones come' },
  })
  const { case: agreed } = await testApp.as(buyer)(acceptCase, { caseId, revision: answered.revision })
  const send = (quantity: number, more: object = {}) =>
    testApp.as(seller)(sendShipment, { orderId, caseId, lines: [{ line_number: 1, quantity }], ...more })
  const receive = (shipmentId: string, accepted: number, damaged: number) =>
    testApp.as(buyer)(confirmReceipt, {
      shipmentId,
      lines: [{ line_number: 1, accepted, short: 0, damaged }],
    })
  const shipments = async () => testApp.as(seller)(listShipments, { orderId })
  const stateOf = async () => (await testApp.as(buyer)(getCase, { caseId })).case.state
  return { ...about, agreed, send, receive, shipments, stateOf }
}

test('a buyer wishes a replacement, the seller sends it as a shipment, and what came in good order settles it', async () => {
  const { agreed, send, receive, shipments, stateOf, buyer, orderId, caseId } = await aReplacement()
  expect(agreed).toMatchObject({
    state: 'agreed',
    outcome: 'replacement',
    credit: null,
    turn: { role: 'other' },
  })
  expect((await shipments()).replacements).toMatchObject([
    { case_id: caseId, lines: [{ quantity: 2, left: 2 }] },
  ])
  const { shipment_id } = await send(2, { transporter_name: 'Ravi Roadways', doc_no: 'LR 77' })

  const { shipments: all, lines, replacements } = await shipments()
  expect(all.map(({ seq, replaces }) => [seq, replaces])).toEqual([
    [1, undefined],
    [2, caseId],
  ])
  expect(all[1]?.challan).toMatch(/0002$/)
  expect(lines).toMatchObject([{ quantity: 400, left: 0 }])
  expect(replacements?.[0]?.lines).toMatchObject([{ left: 0 }])
  expect((await testApp.as(buyer)(getOrder, { orderId })).delivery_status).toBe('Delivered')
  const { case: underway } = await testApp.as(buyer)(getCase, { caseId })
  expect(underway.events.at(-1)).toMatchObject({ event: 'sent', role: 'other', words: 'Shipment 2' })
  await settleDone(testApp.db)
  expect(await stateOf()).toBe('agreed')

  await receive(shipment_id, 2, 0)
  await settleDone(testApp.db)
  expect(await stateOf()).toBe('closed')
  expect((await shipments()).replacements).toBeUndefined()
  await expect(send(1)).rejects.toThrow('No goods are to be sent again for this problem.')
  expect(await findBreachesOfGoods(testApp.db)).toEqual([])
})

test('never more is sent again than was agreed, also by 20 calls at once', async () => {
  const { send, shipments } = await aReplacement()
  await expect(send(3)).rejects.toThrow('Only 2 of Cement bag 1 are left to send.')
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => send(1)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await shipments()).shipments).toHaveLength(3)
})

test('what comes damaged once more is sent once more', async () => {
  const { send, receive, shipments, stateOf } = await aReplacement()
  const { shipment_id } = await send(2)
  await receive(shipment_id, 1, 1)
  await settleDone(testApp.db)
  expect(await stateOf()).toBe('agreed')
  expect((await shipments()).replacements?.[0]?.lines).toMatchObject([{ left: 1 }])
  const again = await send(1)
  await receive(again.shipment_id, 1, 0)
  await settleDone(testApp.db)
  expect(await stateOf()).toBe('closed')
})

test('a replacement of which nobody says a word settles the problem after the 15 days', async () => {
  const { seller, send, stateOf } = await aReplacement()
  const { shipment_id: shipmentId } = await send(2)
  await testApp.as(seller)(markDelivered, { shipmentId })
  await settleDone(testApp.db, new Date(Date.now() + 15 * day))
  expect(await stateOf()).toBe('agreed')
  await settleDone(testApp.db, new Date(Date.now() + 16 * day))
  expect(await stateOf()).toBe('closed')
})

test('goods are sent again for a problem of their order alone, by its seller alone', async () => {
  const [one, other] = [await aReplacement(), await aReplacement()]
  const lines = [{ line_number: 1, quantity: 1 }]
  const send = (as: typeof one.seller, orderId: string, caseId: string) =>
    testApp.as(as)(sendShipment, { orderId, caseId, lines })
  await expect(send(one.seller, one.orderId, other.caseId)).rejects.toMatchObject({ status: 409 })
  await expect(send(await aSeller(testApp.db), one.orderId, one.caseId)).rejects.toMatchObject({
    status: 404,
  })
  await expect(send(one.seller, one.orderId, 'nonsense')).rejects.toMatchObject({ status: 400 })
})

test('goods that a buyer gives back are neither wished for nor offered again', async () => {
  const { buyer, seller, orderId } = await bagsThatCame(testApp)
  const unwanted = {
    ...{ kind: 'unwanted' as const, orderId, words: 'Too many' },
    lines: [{ line_number: 1, quantity: 50 }],
  }
  await expect(testApp.as(buyer)(openCase, { ...unwanted, wish: 'replacement' })).rejects.toMatchObject({
    status: 400,
  })
  const { case: opened } = await testApp.as(buyer)(openCase, { ...unwanted, wish: 'refund' })
  const answer = {
    caseId: opened.case_id,
    revision: opened.revision,
    offer: 'replacement' as const,
    words: 'No',
  }
  await expect(testApp.as(seller)(answerCase, answer)).rejects.toThrow('are not sent again')
})

test('goods that are sent again go with their challan, not with the invoice of the order', async () => {
  const { seller, send, orderId } = await aReplacement()
  await testApp.as(seller)(issueInvoice, { orderId })
  const { shipment_id: shipmentId } = await send(2, { vehicle_no: 'TN38AB1234' })
  const { rawPayload } = await testApp.app.inject({
    url: getEwayFile.path.replace(':shipmentId', shipmentId),
    headers: { token: await testApp.tokenOf(seller) },
  })
  expect(JSON.parse(rawPayload.toString()).billLists[0]).toMatchObject({ docType: 'CHL' })
})
