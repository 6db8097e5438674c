import { expect, test } from 'vitest'
import { z } from 'zod'
import { acceptDeal, declineDeal, getDeal, offerDeal, withdrawDeal } from '#contract/deals/deal.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { send, shipTo } from '#server/testing/buy.ts'
import { acceptAsBuyer, aDeal, anOffer, type OfferDraft } from '#server/testing/deals/offers.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const Line = z.object({ product_name: z.string(), hsn_code: z.string(), gst_rate_bp: z.int() })

/** The order of an accepted offer, whose seller may bill it. */
async function anOrder(offer: Partial<OfferDraft>, people: { readonly seller?: Someone } = {}) {
  const offered = await aDeal(testApp, offer, people)
  const { seller, deal } = offered
  await testApp.db.run(sql`
    update tax_registrations set address = '14 Station Road, Jaipur', pin = '302001' where seller_id = ${seller.user_id}`)
  const { order_id: orderId } = await acceptAsBuyer(testApp, offered)
  const issue = (lines?: { line_number: number; hsn_code: string; gst_rate_bp: number | null }[]) =>
    testApp.as(seller)(issueInvoice, { orderId, ...(lines ? { lines } : {}) })
  return { ...offered, total: deal.total, orderId, issue }
}

const billedLines = (documentId: string) =>
  testApp.db.many(rows(Line)`
    select product_name, hsn_code, gst_rate_bp from invoice_lines where invoice_id = ${documentId} order by line_number`)

test('goods that nobody has listed are billed with the code and rate that their seller says, freight as they are', async () => {
  const { issue, total } = await anOrder({
    lines: [
      { product_name: 'गेहूँ, शरबती', unit: 'bag', quantity: 3, unit_price: 33.33 },
      { product_name: 'எஃகு கொக்கி', unit: 'piece', quantity: 7, unit_price: 99.99 },
    ],
    freight: 'paid',
    freight_cost: 0.01,
  })
  await expect(issue()).rejects.toThrow(/^गेहूँ, शरबती has no HSN code or GST rate yet/)
  const { document } = await issue([
    { line_number: 1, hsn_code: '1001', gst_rate_bp: 0 },
    { line_number: 2, hsn_code: '7326', gst_rate_bp: 1800 },
  ])
  expect(document).toMatchObject({ kind: 'INV', total })
  expect(await billedLines(document.document_id)).toEqual([
    { product_name: 'गेहूँ, शरबती', hsn_code: '1001', gst_rate_bp: 0 },
    { product_name: 'எஃகு கொக்கி', hsn_code: '7326', gst_rate_bp: 1800 },
    { product_name: 'Freight', hsn_code: '7326', gst_rate_bp: 1800 },
  ])
})

test('a code that has become too short is corrected at the product, or by the seller, and freight follows', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`
    update products set hsn_code = '6109', gst_rate_bp = 500 where product_id = ${product_id}`)
  const { issue } = await anOrder(
    {
      lines: [
        { product_id, quantity: 10, unit_price: 120 },
        {
          product_name: 'Hooks',
          unit: 'piece',
          quantity: 1,
          unit_price: 50,
          hsn_code: '7326',
          gst_rate_bp: 1800,
        },
      ],
      freight: 'paid',
      freight_cost: 100,
    },
    { seller },
  )
  await testApp.db.run(sql`
    update tax_registrations set turnover = '5_to_10' where seller_id = ${seller.user_id}`)
  await expect(issue()).rejects.toMatchObject({ status: 409, field: 'lines' })
  await testApp.db.run(sql`update products set hsn_code = '610910' where product_id = ${product_id}`)
  await expect(issue()).rejects.toThrow(/^Hooks needs an HSN code of 6 digits/)
  const { document } = await issue([{ line_number: 2, hsn_code: '732690', gst_rate_bp: null }])
  expect((await billedLines(document.document_id)).map(({ hsn_code }) => hsn_code)).toEqual([
    '610910',
    '732690',
    '610910',
    '732690',
  ])
})

test('the smallest and the largest order of a deal make invoices to the paisa', async () => {
  const wheat = { product_name: 'Wheat', unit: 'bag', hsn_code: '1001', gst_rate_bp: 1800 }
  const smallest = await anOrder({ lines: [{ ...wheat, quantity: 1, unit_price: 0.01 }] })
  expect((await smallest.issue()).document).toMatchObject({
    kind: 'INV',
    total: 0.01,
    tax: { taxable: 0.01 },
  })
  const largest = await anOrder({ lines: [{ ...wheat, quantity: 10_000, unit_price: 99_999.99 }] })
  const { total, tax } = (await largest.issue()).document
  expect(total).toBe(largest.total)
  expect(Math.round((tax.taxable + tax.cgst + tax.sgst + tax.igst) * 100)).toBe(99_999_990_000)
})

test('words of two hundred letters and all scripts are on papers and cards, whole', async () => {
  const word = 'x'.repeat(200)
  const { buyer, seller, deal, orderId, issue } = await anOrder({
    lines: [
      {
        product_name: `${'ம'.repeat(99)}க`,
        unit: 'பை',
        quantity: 1,
        unit_price: 10,
        hsn_code: '1001',
        gst_rate_bp: 0,
      },
    ],
    note: `${word} ${'न'.repeat(99)}`,
  })
  const { document } = await issue()
  for (const person of [buyer, seller]) {
    expect((await testApp.as(person)(getDeal, { dealId: deal.deal_id })).deal.note).toContain(word)
    for (const url of [
      `/api/documents/${document.document_id}/pdf`,
      `/api/deals/${deal.deal_id}/quotation.pdf`,
      `/api/orders/${orderId}/proforma.pdf`,
    ]) {
      const file = await testApp.app.inject({ url, headers: { token: await testApp.tokenOf(person) } })
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  }
})

test('accepting and withdrawing at the same moment is one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, seller, deal } = await aDeal(testApp)
    const { deal_id: dealId } = deal
    const [accepted, withdrawn] = await Promise.all([
      send(testApp, buyer, { url: `/api/deals/${dealId}/accept`, body: { revision: 1, delivery: shipTo } }),
      send(testApp, seller, { url: `/api/deals/${dealId}/withdraw`, body: { revision: 1 } }),
    ])
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409])
    const { state, order_id } = (await testApp.as(buyer)(getDeal, { dealId })).deal
    expect([state, order_id === null]).toEqual(
      accepted.status === 200 ? ['accepted', false] : ['withdrawn', true],
    )
  }
})

test('between two people of whom one has blocked the other nothing is offered or accepted, and orders go on', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  const dealId = deal.deal_id
  const { deal: first } = await testApp.as(seller)(offerDeal, { roomId, ...anOffer() })
  const { order_id } = await acceptAsBuyer(testApp, { buyer, deal: first })
  expect((await send(testApp, buyer, { url: `/api/blocks/${seller.user_id}` })).status).toBeLessThan(300)
  const delivery = shipTo
  await expect(testApp.as(buyer)(acceptDeal, { dealId, revision: 1, delivery })).rejects.toMatchObject({
    status: 409,
  })
  await expect(testApp.as(seller)(offerDeal, { roomId, ...anOffer() })).rejects.toMatchObject({ status: 409 })
  const { can, state } = (await testApp.as(buyer)(getDeal, { dealId })).deal
  expect([state, ...Object.values(can)]).toEqual(['open', false, false, false, false])
  expect((await testApp.as(seller)(getOrder, { orderId: order_id })).order_id).toBe(order_id)
})

test('a stale card answers with the deal as it is now, whatever is pressed', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  const { deal_id: dealId } = deal
  await testApp.as(seller)(withdrawDeal, { dealId, revision: 1 })
  const pressed = [
    send(testApp, buyer, { url: `/api/deals/${dealId}/accept`, body: { revision: 1, delivery: shipTo } }),
    send(testApp, buyer, {
      url: `/api/deals/${dealId}/counter`,
      body: { revision: 1, ...anOffer({ delivery: shipTo }) },
    }),
    send(testApp, buyer, { url: `/api/deals/${dealId}/decline`, body: { revision: 1 } }),
  ]
  for (const { status, json } of await Promise.all(pressed))
    expect([status, json.deal.state, json.content]).toEqual([409, 'withdrawn', expect.any(String)])
  await expect(testApp.as(buyer)(declineDeal, { dealId, revision: 7 })).rejects.toMatchObject({ status: 409 })
})
