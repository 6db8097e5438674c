import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { issueInvoice } from '#contract/documents/document.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { changeShipment, listShipments, takeBackShipment } from '#contract/shipments/shipment.ts'
import { sql } from '#server/db/sql.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { getEwayFile } from './eway-file.service.ts'

const testApp = openTestApp()

const fileOf = async (seller: Someone, shipmentId: string, now = new Date()) =>
  JSON.parse(Buffer.from((await getEwayFile(testApp.db, seller, shipmentId, () => now)).bytes).toString())

const golden = () => JSON.parse(readFileSync(new URL('./eway-file.golden.json', import.meta.url), 'utf8'))

test('the file for the portal is that of the golden one, key for key', async () => {
  const { orderId, seller, gstin } = await anOrderOfBags(testApp, { to: '23', rates: [1800, 500, 0] })
  await testApp.db.run(sql`
    update order_lines set hsn_code = case line_number when 1 then '252329' when 2 then '0910' else '998313' end,
      unit_code = 'BAG' where order_id = ${orderId}`)
  const now = new Date('2026-09-16T06:00:00Z')
  await testApp.db.run(sql`update orders set order_date = ${now} where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 300, now })
  await testApp.db.run(sql`
    insert into shipment_lines (shipment_id, order_id, line_number, quantity)
    values (${shipmentId}, ${orderId}, 2, 100), (${shipmentId}, ${orderId}, 3, 1)`)
  await testApp.as(seller)(changeShipment, {
    shipmentId,
    transporter_name: 'VRL Logistics',
    transporter_id: '29AAACV4355E1Z4',
    doc_no: 'LR-7781',
    doc_date: '2026-09-16',
    vehicle_no: 'TN38AB1234',
    distance_km: 1_460,
  })
  const file = await fileOf(seller, shipmentId, now)
  const expected = golden()
  const [bill] = expected.billLists
  Object.assign(bill, { userGstin: gstin, fromGstin: gstin })
  expect(file).toEqual(expected)
  expect(JSON.stringify(Object.keys(file.billLists[0]))).toBe(JSON.stringify(Object.keys(bill)))
})

test('all goods of a bill go with it, a part goes with its challan', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const whole = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  expect((await fileOf(seller, whole)).billLists).toMatchObject([
    { docType: 'INV', subSupplyType: 1, docNo: document.number, transType: 1, totInvValue: 186_000 },
  ])
  const other = await anOrderOfBags(testApp, { scheme: 'composition' })
  await testApp.as(other.seller)(issueInvoice, { orderId: other.orderId })
  const supply = await aShipmentOf(testApp, other.seller, other.orderId, { quantity: 400 })
  expect((await fileOf(other.seller, supply)).billLists).toMatchObject([{ docType: 'BIL' }])
  const parted = await anOrderOfBags(testApp)
  await testApp.as(parted.seller)(issueInvoice, { orderId: parted.orderId })
  const parts: string[] = []
  for (const quantity of [133, 267])
    parts.push(await aShipmentOf(testApp, parted.seller, parted.orderId, { quantity }))
  const bills = (await Promise.all(parts.map((id) => fileOf(parted.seller, id)))).map(
    ({ billLists: [bill] }) => bill,
  )
  expect(bills).toMatchObject([
    { docType: 'CHL', subSupplyType: 9, subSupplyDesc: '' },
    { docType: 'CHL', subSupplyType: 9 },
  ])
  const sum = (key: string) => bills.reduce((total, bill) => total + Math.round(bill[key] * 100), 0)
  expect([sum('totalValue'), sum('cgstValue'), sum('sgstValue')]).toEqual([15_762_712, 1_418_644, 1_418_644])
})

/** Bags for ₹1,86,000, and ₹5,000 for the way. */
async function anOrderWithFreight() {
  const about = await anOrderOfBags(testApp, { rates: [1800, 1800] })
  await testApp.db.run(sql`
    update order_lines set is_freight = true, product_id = null, product_name = 'Freight', quantity = 1, unit_price_paise = 500000,
      line_total_paise = 500000 where order_id = ${about.orderId} and line_number = 2`)
  await testApp.db.run(sql`
    update orders set total_paise = 19100000 where order_id = ${about.orderId}`)
  await testApp.as(about.seller)(issueInvoice, { orderId: about.orderId })
  const send = (quantity: number) => aShipmentOf(testApp, about.seller, about.orderId, { quantity })
  const worth = async () =>
    (await testApp.as(about.seller)(listShipments, { orderId: about.orderId })).shipments.map(
      ({ value }) => value,
    )
  return { ...about, send, worth }
}

test('goods with charged freight travel with their invoice, and its whole sum', async () => {
  const { seller, send, worth } = await anOrderWithFreight()
  const whole = await send(400)
  expect((await fileOf(seller, whole)).billLists).toMatchObject([
    { docType: 'INV', totInvValue: 191_000, itemList: [{ quantity: 400 }, { productName: 'Freight' }] },
  ])
  expect(await worth()).toEqual([191_000])
})

test('of goods in parts the first takes the freight along, and together they are the invoice', async () => {
  const { seller, send, worth } = await anOrderWithFreight()
  const parts = [await send(300), await send(100)]
  const sums = await Promise.all(parts.map(async (id) => (await fileOf(seller, id)).billLists[0].totInvValue))
  expect(sums).toEqual([144_500, 46_500])
  expect(await worth()).toEqual([144_500, 46_500])
  await testApp.as(seller)(takeBackShipment, { shipmentId: parts[0] ?? '', reason: 'The lorry never came.' })
  expect((await worth())[1]).toBe(51_500)
})

test('a buyer without GST number is URP; goods for a third party are billed to one and shipped to another', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`update orders set bill_gstin = null where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId)
  expect((await fileOf(seller, shipmentId)).billLists).toMatchObject([{ toGstin: 'URP', transType: 1 }])
  await testApp.db.run(sql`
    update orders set ship_to = 'third', ship_name = 'Balaji Hardware' where order_id = ${orderId}`)
  expect((await fileOf(seller, shipmentId)).billLists).toMatchObject([
    { transType: 2, toTrdName: 'Ganesh Stores', toAddr1: 'Balaji Hardware, 27 Bazaar Street' },
  ])
})

test('what the portal would refuse is refused here, in a sentence', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { now: new Date('2026-01-01T06:00:00Z') })
  const then = new Date('2026-06-30T06:00:00Z')
  expect((await fileOf(seller, shipmentId, then)).version).toBe('1.0.0621')
  await expect(fileOf(seller, shipmentId, new Date('2026-07-01T06:00:00Z'))).rejects.toThrow(
    /: The document is older than 180 days, so the portal makes no e-way bill for it\. .*docDate, error 820/,
  )
  await testApp.db.run(sql`update order_lines set hsn_code = null where order_id = ${orderId}`)
  await expect(fileOf(seller, shipmentId, then)).rejects.toThrow(/has no HSN code or GST rate yet/)
  await testApp.db.run(sql`update order_lines set hsn_code = '998313' where order_id = ${orderId}`)
  await expect(fileOf(seller, shipmentId, then)).rejects.toThrow('services need no e-way bill')
})

test('within one PIN code the seller is asked for the distance, which the portal would not compute', async () => {
  const { orderId, seller, gstin } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`
    update tax_registrations set pin = '625001' where gstin = ${gstin}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId)
  await expect(fileOf(seller, shipmentId)).rejects.toThrow(
    /Both places have the same PIN code, .* fill in 1 to 100 km at the shipment\. .*transDistance, error 721/,
  )
  await testApp.as(seller)(changeShipment, { shipmentId, distance_km: 140 })
  await expect(fileOf(seller, shipmentId)).rejects.toThrow('transDistance, error 702')
  await testApp.as(seller)(changeShipment, { shipmentId, distance_km: 4 })
  expect((await fileOf(seller, shipmentId)).billLists).toMatchObject([{ transDistance: 4 }])
})

test('places are towns, never the country, and no letter is cut between the lines of an address', async () => {
  const { orderId, seller, gstin } = await anOrderOfBags(testApp)
  const address = 'Gala 5, SIDCO Estate, Coimbatore, Tamil Nadu, India'
  await testApp.db.run(sql`
    update tax_registrations set address = ${address} where gstin = ${gstin}`)
  const lorry = `${'x'.repeat(119)}🚚 Yard, Madurai`
  await testApp.db.run(sql`
    update orders set ship_address = ${lorry}, city = 'India' where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId)
  expect((await fileOf(seller, shipmentId)).billLists).toMatchObject([
    {
      ...{ fromPlace: 'Coimbatore', toPlace: 'Madurai' },
      ...{ toAddr1: 'x'.repeat(119), toAddr2: '🚚 Yard, Madurai' },
    },
  ])
  await testApp.db.run(sql`
    update tax_registrations set address = 'Tamil Nadu, India' where gstin = ${gstin}`)
  await expect(fileOf(seller, shipmentId)).rejects.toThrow(
    'The address of your shop names no town or district. Please correct it under GST and invoices.',
  )
})

test('goods by rail have a railway receipt as the portal reads it, written in capitals', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, seller, orderId)
  const change = (doc_no: string) =>
    testApp.as(seller)(changeShipment, { shipmentId, mode: 'rail', doc_no, doc_date: dayInIndia(new Date()) })
  await change('RR-12')
  await expect(fileOf(seller, shipmentId)).rejects.toThrow(
    /A railway receipt is F, the station code and 9 digits, .*transDocNo, error 823/,
  )
  await change('fsbc 123456789')
  expect((await fileOf(seller, shipmentId)).billLists).toMatchObject([
    { transMode: 2, transDocNo: 'FSBC123456789' },
  ])
})

test.each([
  ['33', '23', { state_code: null, limit: 50_000 }],
  ['33', '33', { state_code: '33', limit: 100_000 }],
  ['23', '23', { state_code: '23', limit: 100_000, is_district_free: true }],
  ['29', '33', { state_code: null, limit: 50_000 }],
] as const)('goods from %s to %s want an e-way bill above what the table says', async (from, to, rule) => {
  const { orderId, seller } = await anOrderOfBags(testApp, { from, to })
  expect((await testApp.as(seller)(listShipments, { orderId })).eway_rule).toMatchObject(rule)
})

const itemsOf = async (seller: Someone, shipmentId: string) => (await fileOf(seller, shipmentId)).billLists[0]

test('goods bear their own tax in the file, though other goods of the order have no rate yet', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp, { rates: [1800, null] })
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  expect(await itemsOf(seller, shipmentId)).toMatchObject({
    ...{ totalValue: 157_627.12, cgstValue: 14_186.44, sgstValue: 14_186.44, totInvValue: 186_000 },
    itemList: [{ cgstRate: 9, sgstRate: 9, igstRate: 0 }],
  })
})

test('no file states a tax that nobody knows: goods of a third party wait for the place of supply', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp, { shipTo: 'third', supply: null })
  await testApp.db.run(sql`
    update orders set bill_gstin = null, bill_name = null, bill_address = null, bill_pin = null,
      bill_state_code = null where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  await expect(fileOf(seller, shipmentId)).rejects.toThrow('The place of supply is not known.')
  await testApp.as(seller)(issueInvoice, { orderId, supply_state_code: '23' })
  expect(await itemsOf(seller, shipmentId)).toMatchObject({ docType: 'INV', igstValue: 28_372.88 })
})

test('codes and rates that were said with the invoice are those of the file: goods that are not listed have no product', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`
    update order_lines set hsn_code = null, gst_rate_bp = null, product_id = null, holds_stock = false
    where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  await expect(fileOf(seller, shipmentId)).rejects.toThrow(/has no HSN code or GST rate yet/)
  await testApp.as(seller)(issueInvoice, {
    orderId,
    lines: [{ line_number: 1, hsn_code: '252329', gst_rate_bp: 1800 }],
  })
  expect(await itemsOf(seller, shipmentId)).toMatchObject({
    ...{ docType: 'INV', mainHsnCode: '252329', cgstValue: 14_186.44 },
  })
})
