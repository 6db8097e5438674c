import jsQR from 'jsqr'
import { afterAll, expect, test } from 'vitest'
import { getBooks, listBookDocuments } from '#contract/books/books.ts'
import { importIrn, importIrns, requestIrn } from '#contract/books/e-invoices.ts'
import { listDocuments } from '#contract/documents/document.ts'
import { expectedIrn } from '#server/books/irn.rules.ts'
import { sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { qrModules } from '#server/qr-codes/qr-code.rules.ts'
import { irpProvider } from '#server/senders/irp-provider.ts'
import { inv01Form } from '#server/testing/books/inv01-form.ts'
import { portalAnswer, portalKeys, portalStandIn } from '#server/testing/books/portal-answers.ts'
import { aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const buyerGstin = '33AABCU9603R1ZU'
const testApp = openTestApp()
let portal: Awaited<ReturnType<typeof portalStandIn>>
const withPortal = openTestApp(
  {},
  {
    reach: async () => {
      portal = await portalStandIn(({ SellerDtls, DocDtls }) =>
        expectedIrn({
          gstin: SellerDtls.Gstin,
          year: '26-27',
          kind: DocDtls.Typ as 'INV',
          number: DocDtls.No,
        }),
      )
      const settings = {
        url: portal.url,
        key: 'secret',
        keyHeader: 'x-irp-key',
        publicKey: portalKeys.publicKey,
      }
      return { irp: irpProvider(settings) }
    },
  },
)
afterAll(() => portal?.close())

type App = typeof testApp

/** An invoice of a shop above 5 crore to a registered buyer: it waits for its IRN. */
async function aWaitingBill(app: App = testApp, turnover = 'above_10') {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(app)
  await app.db.run(sql`update tax_registrations set turnover = ${turnover} where gstin = ${gstin}`)
  return billOf(app, { orderId, seller, buyer, gstin })
}

type Order = Awaited<ReturnType<typeof aBillableOrder>>

async function billOf(
  app: App,
  { orderId, seller, buyer, gstin }: Pick<Order, 'orderId' | 'seller' | 'buyer' | 'gstin'>,
) {
  await app.db.run(sql`
    update orders set bill_gstin = ${buyerGstin}, bill_name = 'Ring Road Stores', bill_address = '4 Ring Road, Surat',
      bill_pin = '641004', bill_state_code = '33' where order_id = ${orderId}`)
  const row = await issueInvoice(app.db, seller, { orderId }, () => new Date('2026-10-05T06:00:00Z'))
  const irn = expectedIrn({ ...row, year: '26-27' })
  const facts = { gstin, kind: 'INV', number: row.number, total: row.total_paise / 100, irn }
  return { orderId, seller, buyer, gstin, row, irn, facts, documentId: row.invoice_id }
}

const month = { month: '2026-10', documents: 'off' } as const
const waitingIn = async (app: App, seller: Someone) => {
  const { books } = await app.as(seller)(getBooks, month)
  return books.find(({ e_invoices }) => e_invoices.waiting > 0)?.e_invoices
}

test('what waits is in the file for the portal, with the number that we expect and the day it is due', async () => {
  const { seller, gstin, irn, row } = await aWaitingBill()
  expect(await waitingIn(testApp, seller)).toEqual({ waiting: 1, due_on: '2026-11-04' })
  const { documents } = await testApp.as(seller)(listBookDocuments, {
    month: '2026-10',
    gstin,
    part: 'waiting',
  })
  expect(documents).toMatchObject([{ number: row.number, expected_irn: irn, irn: null, waits_for_irn: true }])
  const { statusCode, body } = await testApp.app.inject({
    method: 'GET',
    url: `/api/seller/books/2026-10/einvoice.json?gstin=${gstin}`,
    headers: { token: await testApp.tokenOf(seller) },
  })
  expect(statusCode).toBe(200)
  const [one] = JSON.parse(body)
  expect(inv01Form.parse(one).DocDtls).toEqual({ Typ: 'INV', No: row.number, Dt: '05/10/2026' })
})

test('from 5 to 10 crore there is no last day', async () => {
  const { seller } = await aWaitingBill(testApp, '5_to_10')
  expect(await waitingIn(testApp, seller)).toEqual({ waiting: 1, due_on: null })
})

test("the portal's answer is taken once, and the paper is no draft any more", async () => {
  const { seller, orderId, documentId, irn, facts } = await aWaitingBill()
  const call = testApp.as(seller)
  const answer = JSON.stringify(portalAnswer(facts))
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => testApp.as(seller)(importIrn, { documentId, answer })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await call(listDocuments, { orderId })).documents).toMatchObject([{ irn, needs_irn: true }])
  expect(await waitingIn(testApp, seller)).toBeUndefined()
  await expect(call(importIrn, { documentId, answer })).rejects.toMatchObject({ status: 409 })
  const { statusCode, headers } = await testApp.app.inject({
    method: 'GET',
    url: `/api/documents/${documentId}/pdf`,
    headers: { token: await testApp.tokenOf(seller) },
  })
  expect([statusCode, headers['content-disposition']]).toEqual([200, expect.not.stringContaining('draft')])
})

test('the signed code is read back from its modules', () => {
  const facts = {
    gstin: '33AABCK0007F1ZD',
    kind: 'INV',
    number: 'INV/26-27/0001',
    total: 1,
    irn: 'a'.repeat(64),
  }
  const token = portalAnswer(facts).SignedQRCode
  const modules = qrModules(token, 'low')
  const scale = 4
  const size = (modules.length + 8) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4] === '1')
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  expect(jsQR(pixels, size, size)?.data).toBe(token)
})

test('an answer about another invoice is refused, and so is one whose code is about another', async () => {
  const { seller, documentId, facts } = await aWaitingBill()
  const put = (answer: object) =>
    testApp.as(seller)(importIrn, { documentId, answer: JSON.stringify(answer) })
  const wrong = [
    portalAnswer({ ...facts, irn: 'b'.repeat(64) }),
    portalAnswer({ ...facts, number: 'INV/26-27/0999' }),
    portalAnswer({ ...facts, total: facts.total + 5 }),
    portalAnswer({ ...facts, gstin: '29AABCK0007F1Z4' }),
  ]
  for (const answer of wrong) await expect(put(answer)).rejects.toMatchObject({ status: 409 })
  await expect(put({ Irn: 'x' })).rejects.toMatchObject({ status: 400 })
  await expect(put([])).rejects.toMatchObject({ status: 400 })
})

test('a file of many answers finds its invoices; what is about others is left', async () => {
  const first = await aWaitingBill()
  const other = await aWaitingBill()
  const second = await billOf(
    testApp,
    await anOrderUnder(testApp, first).then((order) => ({ ...first, ...order })),
  )
  const answers = [first, second, other].map(({ facts }) => portalAnswer(facts))
  const call = testApp.as(first.seller)
  const { taken, left } = await call(importIrns, { answers: JSON.stringify(answers) })
  expect([taken, left]).toEqual([2, 1])
  expect(await waitingIn(testApp, other.seller)).toMatchObject({ waiting: 1 })
  await expect(call(importIrns, { answers: 'what is this' })).rejects.toMatchObject({ status: 400 })
})

test('nobody imports for another shop; an invoice that needs no IRN takes none', async () => {
  const { documentId, facts } = await aWaitingBill()
  const answer = JSON.stringify(portalAnswer(facts))
  const stranger = await aSeller(testApp.db)
  await expect(testApp.as(stranger)(importIrn, { documentId, answer })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(stranger)(requestIrn, { documentId })).rejects.toMatchObject({ status: 404 })
  const { orderId, seller } = await aBillableOrder(testApp)
  const bill = await issueInvoice(testApp.db, seller, { orderId }, () => new Date('2026-10-05T06:00:00Z'))
  await expect(testApp.as(seller)(importIrn, { documentId: bill.invoice_id, answer })).rejects.toMatchObject({
    status: 409,
  })
})

test('a market without a portal says so, and the file is the way', async () => {
  const { seller, documentId } = await aWaitingBill()
  expect((await testApp.as(seller)(getBooks, month)).has_portal).toBe(false)
  await expect(testApp.as(seller)(requestIrn, { documentId })).rejects.toMatchObject({ status: 503 })
})

test('a portal registers the invoice and signs; what another key has signed is not taken', async () => {
  const { seller, documentId, irn } = await aWaitingBill(withPortal)
  const call = withPortal.as(seller)
  expect((await call(getBooks, month)).has_portal).toBe(true)
  for (const [mood, status] of [
    ['refuses', 409],
    ['breaks', 503],
    ['forges', 409],
  ] as const) {
    portal.state.mood = mood
    await expect(call(requestIrn, { documentId })).rejects.toMatchObject({ status })
  }
  portal.state.mood = 'well'
  expect((await call(requestIrn, { documentId })).document).toMatchObject({ irn, waits_for_irn: false })
  const last = portal.received.at(-1)
  expect(last?.key).toBe('secret')
  expect(inv01Form.safeParse(last?.document).success).toBe(true)
})
