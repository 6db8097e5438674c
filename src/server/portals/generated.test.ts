import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstRates } from '#contract/tax/rates.ts'
import { unitCodes } from '#contract/tax/unit-codes.ts'
import type { BookRow } from '#server/books/book.row.ts'
import { Gstr1 } from '#server/books/gstr1.rules.ts'
import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import { inv01Of } from '#server/e-invoices/inv01.rules.ts'
import { ewayBillOf } from '#server/shipments/eway-file.rules.ts'
import { aBookRow } from '#server/testing/books/book-rows.ts'
import { pinIn, withGstCheck } from '#server/testing/documents/places.ts'
import { einvoiceChecks } from './einvoice-checks.rules.ts'
import { ewayChecks } from './eway-checks.rules.ts'
import { gstr1Checks } from './gstr1-checks.rules.ts'
import { ratesEver } from './patterns.rules.ts'
import { refusalOf } from './portal.service.ts'

const runs = { numRuns: 200 }
const today = '2026-10-31'

const aLine = fc.record({
  total: fc.integer({ min: 1_00, max: 20_00_000_00 }),
  discount: fc.constantFrom(0, 0, 150_00),
  rateBp: fc.constantFrom(...gstRates),
  hsn: fc.constantFrom('610910', '2523', '09101110'),
  unit: fc.constantFrom(...Object.keys(unitCodes)),
})

/** Of a regular shop, an embassy, a non-resident, a deductor, an online market, and of nobody. */
const numbers = ['23AABCU9603R1Z', '2317USA00123UN', '2317USA00123NR', '23ABCD12345E1D', '23AABCU9603R1C']
const aBill = fc.record({
  day: fc.integer({ min: 1, max: 31 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`),
  isInterState: fc.boolean(),
  buyerGstin: fc.constantFrom(...numbers.map(withGstCheck), ''),
  lines: fc.array(aLine, { minLength: 1, maxLength: 9 }),
})

const aName = fc.constantFrom('Ganesh "Sons" & Co\\', 'கோவை மில்ஸ்', 'Sharma Traders, 2nd floor')
const receipts = {
  road: ['LR-7781', 'LR/22/1', ''],
  rail: ['FSJWT123456789', 'psbc 1234567890', 'PNZM2020-307306', 'L123456789'],
  air: ['098-12345675'],
  ship: ['BL/22/1'],
} as const
const modes = ['road', 'rail', 'air', 'ship'] as const
const aWay = fc.constantFrom(...modes).chain((mode) =>
  fc.record({
    mode: fc.constant(mode),
    transporter_name: aName,
    transporter_id: fc.constantFrom('', '29AAACV4355E1Z4'),
    doc_no: fc.constantFrom(...receipts[mode]),
    doc_date: fc.constant(today),
    vehicle_no: fc.constantFrom(
      ...['TN38AB1234', 'MH121234', 'KA12A1234', 'KA12ABC1234', 'KA123A1234', 'DL1CA1234', 'DL29183'],
      ...['KAR1234', '22BH1234AA', 'DF012345', 'TM12345', 'TR12345', 'BP1A123', 'NP1BA2CHA1234'],
    ),
    // Null and 0: the portal computes it.
    distance_km: fc.constantFrom(null, 0, 1, 100, 4_000),
  }),
)
type Way = typeof aWay extends fc.Arbitrary<infer Value> ? Value : never

/** Within a PIN code the distance is stated, up to 100 km. */
const wayFor = (way: Way, isWithinPin: boolean) => ({
  ...way,
  vehicle_kind: 'R',
  distance_km: isWithinPin ? Math.min(way.distance_km || 1, 100) : way.distance_km,
})

const addresses = [
  '14 Avinashi Road, Coimbatore',
  'Gala 5, SIDCO Estate, Coimbatore, Tamil Nadu, India',
  `${'अविनाशी रोड की पुरानी मंडी '.repeat(9)}🚚, कोयंबटूर, तमिलनाडु 641004, भारत`,
]
const aMovement = fc.record({
  bill: aBill,
  address: fc.constantFrom(...addresses),
  way: aWay,
  name: aName,
  isLot: fc.boolean(),
  isNear: fc.boolean(),
})

/** The buyer's number is of its state. */
const inState = (row: BookRow) => {
  const { buyer } = row.particulars
  const gstin = buyer.gstin && withGstCheck(`${row.supply_state_code}${buyer.gstin.slice(2, 14)}`)
  return { ...row, particulars: { ...row.particulars, buyer: { ...buyer, gstin } } }
}

/** Its seller has registered this address. */
const soldFrom = (row: BookRow, address: string): BookRow => {
  const { seller } = row.particulars
  return { ...row, particulars: { ...row.particulars, seller: { ...seller, address } } }
}

/** Half of a character, as JSON writes it. */
const half = /\\ud[89a-f]/i
const country = /"(?:fromPlace|toPlace|Loc)":"(?:India|भारत)"/

function expectWhole(file: object) {
  expect(JSON.stringify(file)).not.toMatch(half)
  expect(JSON.stringify(file)).not.toMatch(country)
}

/** What papers of an order say, as far as the file asks. */
function sheetOf(row: BookRow, name: string, pin: string) {
  const { buyer, seller } = row.particulars
  const state = row.supply_state_code
  const order = {
    ...{ bill_gstin: buyer.gstin || null, bill_name: name, bill_state_code: state, bill_pin: pin },
    ...{ buyer_name: name, ship_to: 'own', ship_name: null, ship_address: '27 Bazaar Street, Khandwa' },
    ...{ city: 'Khandwa', postal_code: pin },
  }
  const registration = { ...seller, legal_name: seller.name }
  return {
    order,
    registration,
    isInterState: row.is_inter_state,
    supplyState: state,
  } as unknown as BillingFacts
}

test('200 movements pass what the portal of e-way bills checks', () => {
  const checks = Object.values(ewayChecks)
  fc.assert(
    fc.property(aMovement, ({ bill: draft, address, way, name, isLot, isNear }) => {
      const row = soldFrom(inState(aBookRow(draft)), address)
      const isWithinPin = isNear && !row.is_inter_state
      const pin = isWithinPin ? row.particulars.seller.pin : pinIn(row.supply_state_code)
      const shipment = wayFor(way, isWithinPin) as Parameters<typeof ewayBillOf>[0]['shipment']
      const base = { ...(isLot ? { docType: 'CHL' as const, isLot } : { docType: 'INV' as const }) }
      const bill = ewayBillOf({
        about: sheetOf(row, name, pin),
        shipment,
        base: { ...base, number: row.number, issued_on: row.issued_on },
        shipState: row.supply_state_code,
        lines: row.lines,
      })
      expectWhole(bill)
      expect(
        refusalOf(checks, { bill, today, isComposition: false, digits: 4, documentDays: 180 }),
      ).toBeUndefined()
    }),
    runs,
  )
})

test('200 bills pass what the invoice portals check', () => {
  const checks = Object.values(einvoiceChecks)
  fc.assert(
    fc.property(aMovement, ({ bill, address, way, name }) => {
      const buyerGstin = bill.buyerGstin || withGstCheck('23AABCU9603R1Z')
      const row = soldFrom(inState(aBookRow({ ...bill, buyerGstin })), address)
      const { buyer } = row.particulars
      const particulars = { ...row.particulars, buyer: { ...buyer, name } }
      const document = inv01Of({ ...row, particulars, way: wayFor(way, !row.is_inter_state) })
      expectWhole(document)
      expect(refusalOf(checks, { document, today, digits: 4 })).toBeUndefined()
    }),
    runs,
  )
})

test('a month of 200 bills passes what the portal of returns checks', () => {
  const gstr1 = new Gstr1()
  for (const draft of fc.sample(aBill, 200)) gstr1.add(inState(aBookRow(draft)))
  const file = gstr1.toJson({ gstin: aBookRow().gstin, month: '2026-10', version: 'GST3.2.1' })
  expect(refusalOf(Object.values(gstr1Checks), { file, rates: ratesEver, digits: 4 })).toBeUndefined()
})
