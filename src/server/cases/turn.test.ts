import { expect, test } from 'vitest'
import { acceptCase, answerCase, escalateCase, getCase, withdrawCase } from '#contract/cases/case.ts'
import { addCaseFile, creditCase } from '#contract/cases/case-files.ts'
import { issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { claimPayment, confirmPayment, getOrderPayment } from '#contract/payments/payment.ts'
import { aCase } from '#server/testing/desk/cases.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { passDays, settleDone } from './clock.service.ts'

const testApp = openTestApp()
const day = 24 * 60 * 60_000

const offering = (offer: 'credit' | 'refund' | 'replacement' | 'none', more: object = {}) => ({
  offer,
  words: 'We are sorry',
  ...more,
})

async function anAnswered(offer: Parameters<typeof offering>[0], more: object = {}) {
  const about = await aCase(testApp)
  const { seller, caseId, revision } = about
  const { case: answered } = await testApp.as(seller)(answerCase, {
    caseId,
    revision,
    ...offering(offer, more),
  })
  return { ...about, answered, revision: answered.revision }
}

test('the seller offers a credit, the buyer accepts, and the credit note is there', async () => {
  const about = await aCase(testApp)
  const { seller, buyer, orderId, caseId } = about
  await testApp.as(seller)(issueInvoice, { orderId })
  const { case: answered } = await testApp.as(seller)(answerCase, {
    ...{ caseId, revision: about.revision },
    ...offering('credit'),
  })
  expect(answered).toMatchObject({
    state: 'answered',
    offer: 'credit',
    offer_amount: 930,
    turn: { role: 'opener' },
  })
  const { case: agreed } = await testApp.as(buyer)(acceptCase, { caseId, revision: answered.revision })
  expect(agreed).toMatchObject({ state: 'agreed', outcome: 'credit', credit: 930, owes_credit_note: false })
  expect(agreed.credit_note).toMatch(/C\d{4}$/)
  expect((await testApp.as(buyer)(listDocuments, { orderId })).documents).toHaveLength(2)
  // The note says what is taken off; the case does not take it off again.
  expect((await testApp.as(buyer)(getOrderPayment, { orderId })).payable).toBe(400 * 465 - 930)
  await settleDone(testApp.db)
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('closed')
})

test('a credit on an invoice that is credited as a whole already owes no further note, and is settled', async () => {
  const { seller, buyer, orderId, caseId, revision } = await aCase(testApp)
  await testApp.as(seller)(issueInvoice, { orderId })
  const lines = [{ line_number: 1, quantity: 400 }]
  await testApp.as(seller)(issueCreditNote, { orderId, lines, reason: 'All of it comes back' })
  const answer = { caseId, revision, ...offering('credit') }
  const { case: answered } = await testApp.as(seller)(answerCase, answer)
  const { case: agreed } = await testApp.as(buyer)(acceptCase, { caseId, revision: answered.revision })
  expect(agreed).toMatchObject({ state: 'agreed', credit_note: null, owes_credit_note: false })
  await settleDone(testApp.db)
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('closed')
})

test('money back is a duty with a day: the seller notes it, the buyer confirms it, and the case is settled', async () => {
  const { seller, buyer, orderId, caseId, revision } = await anAnswered('refund', { amount: 500 })
  const ask = { method: 'upi' as const, paid_on: paidToday(), orderId }
  const paid = await testApp.as(buyer)(claimPayment, { ...ask, amount: 400 * 465, reference: aReference() })
  await testApp.as(seller)(confirmPayment, { paymentId: paid.payment.payment_id })
  const { case: agreed } = await testApp.as(buyer)(acceptCase, { caseId, revision })
  expect(agreed).toMatchObject({ outcome: 'refund', credit: 500, turn: { role: 'other' } })
  expect((await testApp.as(buyer)(getOrderPayment, { orderId })).refund_due).toBe(500)
  await settleDone(testApp.db)
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('agreed')
  const refund = { ...ask, amount: 500, reference: aReference(), is_refund: true }
  const noted = await testApp.as(seller)(claimPayment, refund)
  await testApp.as(buyer)(confirmPayment, { paymentId: noted.payment.payment_id })
  await settleDone(testApp.db)
  expect((await testApp.as(buyer)(getCase, { caseId })).case).toMatchObject({ state: 'closed', turn: null })
})

test('an order without an invoice owes no credit note; the sum is taken off all the same', async () => {
  const { seller, buyer, orderId, caseId, revision } = await anAnswered('credit')
  const { case: agreed } = await testApp.as(buyer)(acceptCase, { caseId, revision })
  expect(agreed).toMatchObject({ credit: 930, credit_note: null, owes_credit_note: false })
  expect((await testApp.as(buyer)(getOrderPayment, { orderId })).payable).toBe(400 * 465 - 930)
  await expect(testApp.as(seller)(creditCase, { caseId })).rejects.toMatchObject({ status: 409 })
})

test('who did not read the latest is refused, and so is whose turn it is not', async () => {
  const { seller, buyer, caseId, revision } = await aCase(testApp)
  const answer = { caseId, revision, ...offering('none') }
  await expect(testApp.as(buyer)(answerCase, answer)).rejects.toThrow('It is not your turn here any more')
  await expect(testApp.as(seller)(acceptCase, { caseId, revision })).rejects.toThrow('not your turn')
  await testApp.as(seller)(answerCase, answer)
  await expect(testApp.as(seller)(answerCase, answer)).rejects.toMatchObject({ status: 409 })
  await expect(testApp.as(buyer)(acceptCase, { caseId, revision })).rejects.toThrow(
    'This problem has changed since you opened it',
  )
})

test('an offer of more than the goods cost is refused', async () => {
  const { seller, caseId, revision } = await aCase(testApp)
  const draft = { caseId, revision, ...offering('refund', { amount: 930.01 }) }
  await expect(testApp.as(seller)(answerCase, draft)).rejects.toThrow('At most ₹930.00 can be given back.')
})

test('either side asks the desk, twice is once, and admins read of it', async () => {
  const { seller, caseId, answered } = await anAnswered('none')
  const { case: escalated } = await testApp.as(seller)(escalateCase, { caseId, revision: answered.revision })
  expect(escalated).toMatchObject({ state: 'escalated', turn: { role: 'desk', until: escalated.close_by } })
  const again = await testApp.as(seller)(escalateCase, { caseId, revision: escalated.revision })
  expect(again.case.revision).toBe(escalated.revision)
})

test('whoever opened it takes it back; then it stays closed', async () => {
  const { buyer, seller, caseId, revision } = await aCase(testApp)
  await expect(testApp.as(seller)(withdrawCase, { caseId, revision })).rejects.toThrow('not your turn')
  const { case: closed, content } = await testApp.as(buyer)(withdrawCase, { caseId, revision })
  expect(content).toBe('The problem is taken back.')
  expect(closed).toMatchObject({ state: 'closed', turn: null, outcome: null })
  const late = { caseId, revision: closed.revision, words: '' }
  await expect(testApp.as(seller)(escalateCase, late)).rejects.toThrow('This problem is settled already.')
  // The page of whoever says that it is done may be older than the end.
  const { case: same } = await testApp.as(buyer)(withdrawCase, { caseId, revision })
  expect(same).toEqual(closed)
})

test('what the seller does not answer within three days goes to the desk, a moment after midnight in India', async () => {
  const { buyer, caseId, opened } = await aCase(testApp)
  const until = Date.parse(opened.turn?.until ?? '')
  await passDays(testApp.db, new Date(until))
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('open')
  await passDays(testApp.db, new Date(until + 1))
  const { case: waits } = await testApp.as(buyer)(getCase, { caseId })
  expect(waits).toMatchObject({ state: 'escalated', events: [{}, { role: 'clock', event: 'escalated' }] })
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications[0]?.message).toMatch(/^The problem desk decides VT-\w{8} until /)
})

test('an answer that nobody replies to within seven days settles it', async () => {
  const { buyer, caseId, answered } = await anAnswered('none')
  const until = Date.parse(answered.turn?.until ?? '')
  expect(until - Date.now()).toBeGreaterThan(7 * day)
  await passDays(testApp.db, new Date(until))
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('answered')
  await passDays(testApp.db, new Date(until + 1))
  expect((await testApp.as(buyer)(getCase, { caseId })).case.state).toBe('closed')
})

test('photos lose where they were made, and only the two sides open them', async () => {
  const { buyer, seller, caseId } = await aCase(testApp)
  const photo = await redAndBlue({ width: 8, height: 8 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 10/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Exif')).toBe(true)
  const { case: shown } = await testApp.as(buyer)(addCaseFile, { caseId, file: dataUrlOf(photo) })
  const fileId = shown.files[0]?.file_id ?? ''
  const { bytes } = await readFile(seller, { caseId, fileId })
  expect(bytes.includes('Exif')).toBe(false)
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
  await expect(testApp.as(seller)(addCaseFile, { caseId, file: 'no file' })).rejects.toMatchObject({
    status: 400,
  })
})

async function readFile(person: { user_id: string }, { caseId, fileId }: { caseId: string; fileId: string }) {
  const token = await testApp.tokenOf(person)
  const answer = await testApp.app.inject({
    url: `/api/cases/${caseId}/files/${fileId}`,
    headers: { token },
  })
  return { bytes: answer.rawPayload }
}

test('each side adds at most eight files', async () => {
  const { buyer, caseId } = await aCase(testApp)
  const file = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 a slip').toString('base64')}`
  for (let count = 0; count < 8; count += 1) await testApp.as(buyer)(addCaseFile, { caseId, file })
  await expect(testApp.as(buyer)(addCaseFile, { caseId, file })).rejects.toThrow('at most 8 files')
})
