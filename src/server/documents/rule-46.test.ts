import { expect, test } from 'vitest'
import { issueInvoice } from '#contract/documents/document.ts'
import { sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { getDocument } from './issue.queries.ts'
import { paperOf, sheetOf } from './paper.rules.ts'

const testApp = openTestApp()

/** The paper of an order that is billed. */
async function paper(draft: Parameters<typeof aBillableOrder>[1], change = sql`po_number = 'PO/7'`) {
  const { orderId, seller, gstin } = await aBillableOrder(testApp, draft)
  await testApp.db.run(sql`
    update orders set ship_address = '4 Mill Road', city = 'Indore', state = 'Madhya Pradesh', postal_code = '452001', ${change}
    where order_id = ${orderId}`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const made = paperOf(sheetOf(await getDocument(testApp.db, document.document_id)), 'original')
  const [buyer, shipTo] = made.parties
  const factOf = (label: string) => made.facts.find((fact) => fact.label === label)?.text
  return { ...made, buyer, shipTo, gstin, factOf, columns: made.lines.columns.map(({ title }) => title) }
}

const noBill = sql`bill_gstin = null, bill_name = null, bill_address = null, bill_pin = null, bill_state_code = null`

/** What Rule 46 and Rule 49 want of each paper alike. */
function expectCommon({
  issuer,
  factOf,
  words,
  signature,
  mark,
  number,
  lines,
  gstin,
}: Awaited<ReturnType<typeof paper>>) {
  expect(issuer).toMatchObject({
    name: 'Kovai Mills Private Limited',
    facts: [{ label: 'GSTIN', text: gstin }],
  })
  expect(issuer.lines.slice(0, 2)).toEqual(['14 Avinashi Road, Coimbatore', '641004, Tamil Nadu (33)'])
  expect(number).toMatch(/^INV\/\d\d-\d\d\/B?0001$/)
  expect([factOf('Date'), factOf('Tax payable on reverse charge')]).toEqual([
    expect.stringMatching(/^\d{1,2} \w{3} \d{4}$/),
    'No',
  ])
  expect(lines.rows[0]?.slice(2, 4)).toEqual(['610910', '2 PCS'])
  expect([words, mark]).toEqual(['Rupees Ten Only', 'ORIGINAL FOR RECIPIENT'])
  expect(signature).toEqual({
    name: 'Kovai Mills Private Limited',
    text: 'Computer-generated: no signature needed',
  })
}

test('a tax invoice for a registered buyer in another state has all of Rule 46', async () => {
  const made = await paper({ to: '23' })
  expectCommon(made)
  expect(made).toMatchObject({
    title: 'Tax invoice',
    buyer: { name: 'Ganesh Stores', facts: [{ label: 'GSTIN', text: '23AABCK0001F1ZK' }] },
    shipTo: { name: 'Ganesh Stores', lines: ['4 Mill Road, Indore', '452001, Madhya Pradesh (23)'] },
    columns: ['#', 'Goods', 'HSN', 'Quantity', 'Price with tax', 'Taxable value', 'GST %', 'IGST', 'Total'],
    lines: {
      rows: [
        [expect.anything(), expect.anything(), '610910', '2 PCS', '5.00', '8.47', '18', '1.53', '10.00'],
      ],
    },
    taxes: { rows: [['IGST 18 %', '8.47', '1.53', '1.53']] },
    totals: [{ text: '₹8.47' }, { label: 'IGST', text: '₹1.53' }, { label: 'Total', text: '₹10.00' }],
  })
  expect([made.factOf('Place of supply'), made.factOf('Purchase order')]).toEqual([
    '23 Madhya Pradesh',
    'PO/7',
  ])
})

test('one for a buyer who is not registered has name, address and state of delivery, and no GST number', async () => {
  const made = await paper({ to: '23' }, noBill)
  expectCommon(made)
  expect(made.buyer).toMatchObject({
    name: expect.stringMatching(/./),
    lines: ['4 Mill Road, Indore', '452001, Madhya Pradesh (23)'],
    facts: [],
  })
  expect(made.factOf('Place of supply')).toBe('23 Madhya Pradesh')
})

test('one for goods of a third party names it beside the delivery address, and the place of supply of the buyer', async () => {
  const made = await paper({ to: '33', supply: '33', shipTo: 'third' }, sql`ship_name = 'Balaji Hardware'`)
  expectCommon(made)
  expect(made).toMatchObject({
    buyer: { name: 'Ganesh Stores' },
    shipTo: {
      name: 'Balaji Hardware',
      lines: ['4 Mill Road, Indore', '452001, Madhya Pradesh (23)'],
      facts: [],
    },
    taxes: { rows: [['CGST 9 %, SGST 9 %', '8.48', '0.76', '0.76', '1.52']] },
    totals: [
      { label: 'Taxable value' },
      { label: 'CGST', text: '₹0.76' },
      { label: 'SGST', text: '₹0.76' },
      { label: 'Total' },
    ],
  })
  expect(made.factOf('Place of supply')).toBe('33 Tamil Nadu')
})

test('a bill of supply of a composition seller says so and shows no tax', async () => {
  const made = await paper({ scheme: 'composition' })
  expectCommon(made)
  expect(made.issuer.lines).toContain('Composition taxable person, not eligible to collect tax on supplies')
  expect(made).toMatchObject({
    title: 'Bill of supply',
    columns: ['#', 'Goods', 'HSN', 'Quantity', 'Price', 'Value'],
    totals: [{ label: 'Total', text: '₹10.00' }],
  })
})

test('goods of 0 % alone are on a bill of supply without tax', async () => {
  const made = await paper({ rates: [0], to: '23' })
  expectCommon(made)
  expect(made).toMatchObject({ title: 'Bill of supply', totals: [{ label: 'Total', text: '₹10.00' }] })
  expect(made.taxes).toBeUndefined()
  expect(made.issuer.lines.join()).not.toContain('Composition')
})
