import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listContent, listRevisions } from '#contract/content/admin-content.ts'
import { listStates } from '#contract/content/states.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { getOrder, placeOrder } from '#contract/order.ts'
import { searchProducts } from '#contract/products/product.ts'
import { listTaxRegistrations, saveTaxRegistration } from '#contract/sellers/tax-registration.ts'
import { listAddresses, saveAddress, updateAddress } from '#contract/users/address.ts'
import { saveBillingProfile } from '#contract/users/billing.ts'
import { sql } from '#server/db/sql.ts'
import { getDocument } from '#server/documents/issue.queries.ts'
import { paperOf, sheetOf } from '#server/documents/paper.rules.ts'
import { aGstin, billedIn, billingDraft } from '#server/testing/billing.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, wholeCart } from '#server/testing/buy.ts'
import { statesDesk } from '#server/testing/desk/states.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { keepAnswersMs: 60_000 })
const other = openFurtherServer(testApp)
let owner: Someone
let buyer: Someone
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
  buyer = await aBuyer(testApp.db)
})

const { documentOf, save, undo } = statesDesk(testApp, () => owner)
const nameAt = async (server: TestApp, code: string) =>
  (await server.as(null)(listStates, {})).states.find(({ state_code }) => state_code === code)?.name

async function paper(person: Someone, url: string) {
  const { statusCode, rawPayload } = await testApp.app.inject({
    url,
    headers: { token: await testApp.tokenOf(person) },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}
/** Which of these words stand on a paper: what it is drawn of. */
async function printedOn({ document_id }: { document_id: string }, words: readonly string[]) {
  const text = JSON.stringify(paperOf(sheetOf(await getDocument(testApp.db, document_id)), 'original'))
  return words.filter((word) => text.includes(word))
}
const pdfOf = ({ document_id }: { document_id: string }) => `/api/documents/${document_id}/pdf`

test('36 states stand with the source of their list, and two that ended with what they went into', async () => {
  const { states } = await testApp.as(null)(listStates, {})
  expect(states.filter(({ is_ended }) => !is_ended)).toHaveLength(36)
  expect(states.filter(({ is_ended }) => is_ended).map(({ state_code, into }) => [state_code, into])).toEqual(
    [
      ['25', '26'],
      ['28', '37'],
    ],
  )
  const { documents } = await testApp.as(owner)(listContent, { kind: 'states' })
  expect(documents.map(({ name }) => name)).toEqual(states.map(({ state_code }) => state_code))
  expect((await documentOf('25'))?.value).toMatchObject({ source: expect.stringMatching('44 of 2019') })
})

test('a new name is in forms, in searches and on new papers at once and on every server; old papers stay as they are', async () => {
  const seller = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set state = 'Tamil Nadu' where user_id = ${seller.user_id}`)
  await aProduct(testApp.db, { seller, product_name: 'Clay oven' })
  const order = await aBillableOrder(testApp, { from: '33', to: '33' })
  const { document } = await testApp.as(order.seller)(issueInvoice, { orderId: order.orderId })
  const before = await paper(order.seller, pdfOf(document))
  const { data } = await testApp.as(buyer)(saveAddress, {
    ...{ state: 'Tamil Nadu', city: 'Madurai', postalCode: '625001', shipAddress: '27 Bazaar Street' },
  })

  await save('33', { name: 'Tamizhagam', aliases: ['தமிழகம்', 'Tamil country'], note: 'Renamed by an Act' })
  expect(await nameAt(testApp, '33')).toBe('Tamizhagam')
  await expect.poll(() => nameAt(other, '33')).toBe('Tamizhagam')
  for (const server of [testApp, other]) {
    for (const state of ['Tamizhagam', 'Tamil Nadu', 'தமிழகம்', 'TN']) {
      const { products } = await server.as(buyer)(searchProducts, { q: 'clay oven', state })
      expect(products.map(({ seller_location }) => seller_location)).toEqual(['Jaipur, Tamizhagam'])
    }
    for (const q of ['clay oven in tamizhagam', 'clay oven from Tamil Nadu', 'clay oven from tamil country'])
      expect((await server.as(buyer)(searchProducts, { q })).understood).toMatchObject({
        state: 'Tamizhagam',
      })
    const { facets } = await server.as(buyer)(searchProducts, { q: 'clay oven', facets: true })
    expect(facets?.state).toEqual([{ value: 'Tamizhagam', count: 1 }])
    const { data: mine } = await server.as(buyer)(listAddresses, {})
    expect(mine.find(({ address_id }) => address_id === data.address_id)?.state).toBe('Tamizhagam')
  }

  const newer = await aBillableOrder(testApp, { from: '33', to: '33' })
  const { document: next } = await testApp.as(newer.seller)(issueInvoice, { orderId: newer.orderId })
  const printed = await paper(newer.seller, pdfOf(next))
  const names = ['33 Tamizhagam', 'Tamizhagam (33)', '33 Tamil Nadu', 'Tamil Nadu (33)']
  expect(await printedOn(next, names)).toEqual(names.slice(0, 2))
  expect(await printedOn(document, names)).toEqual(names.slice(2))
  expect((await paper(order.seller, pdfOf(document))).equals(before)).toBe(true)
  await rm(join(testApp.folder, 'sealed/documents'), { recursive: true, force: true })
  expect((await paper(order.seller, pdfOf(document))).equals(before)).toBe(true)

  await undo('33', 1)
  await expect.poll(() => nameAt(other, '33')).toBe('Tamil Nadu')
  await rm(join(testApp.folder, 'sealed/documents'), { recursive: true, force: true })
  expect((await paper(newer.seller, pdfOf(next))).equals(printed)).toBe(true)
  const { revisions } = await testApp.as(owner)(listRevisions, { kind: 'states', name: '33' })
  expect(revisions.map(({ restored, value }) => [restored, value?.name])).toEqual([
    [1, 'Tamil Nadu'],
    [null, 'Tamizhagam'],
    [null, 'Tamil Nadu'],
  ])
})

const registration = {
  ...{ legal_name: 'Bodo Weavers', trade_name: '', address: '7 Weavers Lane, Kokrajhar', pin: '783370' },
  scheme: 'regular',
  turnover: 'up_to_5',
  ...{ invoice_prefix: 'BW', is_default: true },
} as const
const kokrajhar = { city: 'Kokrajhar', postal_code: '783370', ship_address: '7 Weavers Lane' }

async function ordered(product_id: string, place: object) {
  const person = await aBuyer(testApp.db)
  await fillCart(testApp, person, [{ product_id, quantity: 1 }])
  const { order_ids } = await testApp.as(person)(placeOrder, {
    ...(await wholeCart(testApp, person)),
    ...kokrajhar,
    ...place,
  })
  return testApp.as(person)(getOrder, { orderId: order_ids[0] ?? '' })
}

test('a new state is chosen, its GST number accepted, and its shop bills CGST and UTGST at home and IGST elsewhere', async () => {
  const gstin = aGstin('39', 'AABCB4321F')
  const seller = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set gst_number = ${gstin} where user_id = ${seller.user_id}`)
  const { registrations } = await testApp.as(seller)(listTaxRegistrations, {})
  expect(registrations.map((each) => each.gstin)).not.toContain(gstin)
  const profile = { ...billingDraft, gstin: aGstin('39') }
  await expect(testApp.as(buyer)(saveBillingProfile, profile)).rejects.toMatchObject({ status: 400 })

  await save('39', { name: 'Bodoland', has_utgst: true, aliases: ['BL', 'बोडोलैंड'] })
  await expect.poll(() => nameAt(other, '39')).toBe('Bodoland')
  expect((await other.as(buyer)(saveBillingProfile, profile)).data.state_code).toBe('39')
  await givePassword(testApp, seller)
  const { password } = payeeDraft
  await testApp.as(seller)(saveTaxRegistration, { ...registration, gstin, password })
  expect((await testApp.as(seller)(listTaxRegistrations, {})).registrations).toMatchObject([
    { gstin, state_code: '39', is_default: true },
    {},
  ])
  const later = await aSeller(testApp.db)
  const second = aGstin('39', 'AABCC4321F')
  await testApp.db.run(sql`update users set gst_number = ${second} where user_id = ${later.user_id}`)
  expect((await testApp.as(later)(listTaxRegistrations, {})).registrations[0]).toMatchObject({
    ...{ gstin: second, state_code: '39' },
  })

  const tiers = [{ min: 1, max: null, unit_price_paise: 10_000 }]
  const product_id = await aProduct(testApp.db, { seller, tiers })
  await testApp.db.run(sql`
    update products set hsn_code = '500720', gst_rate_bp = 1800, unit_code = 'NOS' where product_id = ${product_id}`)
  const home = await ordered(product_id, { state: 'बोडोलैंड' })
  expect(home).toMatchObject({
    supply_state_code: '39',
    tax: { taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 },
  })
  const away = await ordered(product_id, { state: 'Assam' })
  expect(away).toMatchObject({
    supply_state_code: '18',
    tax: { taxable: 84.75, cgst: 0, sgst: 0, igst: 15.25 },
  })

  const bill = async (orderId: string) => (await testApp.as(seller)(issueInvoice, { orderId })).document
  const words = ['39 Bodoland', '"CGST"', 'UTGST', '"SGST"', '"IGST"']
  const [within, between] = [await bill(home.order_id), await bill(away.order_id)]
  expect(await printedOn(within, words)).toEqual(['39 Bodoland', '"CGST"', 'UTGST'])
  expect(await printedOn(between, words)).toEqual(['"IGST"'])

  await save('39', { has_utgst: false })
  const next = await bill((await ordered(product_id, { state: 'Bodoland' })).order_id)
  expect(await printedOn(next, words)).toEqual(['39 Bodoland', '"CGST"', '"SGST"'])
  expect(await printedOn(within, words)).toEqual(['39 Bodoland', '"CGST"', 'UTGST'])
})

test('a state that has ended is offered no more; an address in it stays, can be edited and is supplied', async () => {
  const typed = { state: 'Goa', city: 'Panaji', postalCode: '403001', shipAddress: '4 Church Square' }
  const { data } = await testApp.as(buyer)(saveAddress, typed)
  await save('30', { is_ended: true, into: '27', note: 'For this test alone' })
  const { states } = await testApp.as(null)(listStates, {})
  expect(states.find(({ state_code }) => state_code === '30')).toMatchObject({ is_ended: true, into: '27' })
  const mine = async () =>
    (await testApp.as(buyer)(listAddresses, {})).data.find(({ address_id }) => address_id === data.address_id)
  expect(await mine()).toMatchObject({ state: 'Goa' })
  await testApp.as(buyer)(updateAddress, { addressId: data.address_id, ...typed, city: 'Margao' })
  expect(await mine()).toMatchObject({ state: 'Goa', city: 'Margao' })
  expect((await testApp.as(buyer)(saveBillingProfile, billedIn('30'))).data).toMatchObject({
    state_code: '27',
  })
  const product_id = await aProduct(testApp.db, {})
  expect(await ordered(product_id, { state: 'Goa' })).toMatchObject({ supply_state_code: '27' })
  const open = await aBillableOrder(testApp, { supply: null, shipTo: 'third' })
  await testApp.db.run(sql`update orders set bill_state_code = null where order_id = ${open.orderId}`)
  await expect(
    testApp.as(open.seller)(issueInvoice, { orderId: open.orderId, supply_state_code: '30' }),
  ).rejects.toMatchObject({ status: 400, message: 'This state does not exist' })

  await expect(save('27', { is_ended: true, into: '30' })).rejects.toMatchObject({ field: 'into' })
  await undo('30', 1)
  await expect.poll(() => nameAt(other, '30')).toBe('Goa')
  expect(await ordered(product_id, { state: 'Goa' })).toMatchObject({ supply_state_code: '30' })
})
