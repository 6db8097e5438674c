import { expect, test } from 'vitest'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { sql } from '#server/db/sql.ts'
import { aGstin } from '#server/testing/billing.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { getDocument } from './issue.queries.ts'

const testApp = openTestApp()
const gstinOf = async (documentId: string) => (await getDocument(testApp.db, documentId)).gstin

test('a number that was corrected to another business bills what was ordered before; its own bills are credited under it', async () => {
  const first = await aBillableOrder(testApp)
  const { orderId, seller, gstin } = first
  const { orderId: open } = await anOrderUnder(testApp, first)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const corrected = aGstin('33', 'ZZZPK8888Z')
  await testApp.db.run(sql`update users set gst_number = ${corrected} where user_id = ${seller.user_id}`)
  await testApp.db.run(sql`
    update tax_registrations set address = '14 Avinashi Road', pin = '641004' where gstin = ${corrected}`)

  const later = (await testApp.as(seller)(issueInvoice, { orderId: open })).document
  expect([await gstinOf(document.document_id), await gstinOf(later.document_id)]).toEqual([gstin, corrected])
  const draft = { orderId, lines: [{ line_number: 1, quantity: 1 }], reason: 'Torn' }
  const note = (await testApp.as(seller)(issueCreditNote, draft)).document
  expect([note.credits, await gstinOf(note.document_id)]).toEqual([document.number, gstin])
})

test('a second number of the same business leaves an order with the one that it was placed under', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`
    update tax_registrations set is_default = false where seller_id = ${seller.user_id}`)
  await testApp.db.run(sql`
    insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
    values (${seller.user_id}, ${aGstin('29', gstin.slice(2, 12))}, 'Kovai Mills', '4 Mill Road', '560001', '29')`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(await gstinOf(document.document_id)).toBe(gstin)
})
