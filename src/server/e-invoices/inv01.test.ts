import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstRates } from '#contract/tax/rates.ts'
import { expectedIrn } from '#server/books/irn.rules.ts'
import { aBookRow, type RowDraft } from '#server/testing/books/book-rows.ts'
import { inv01Form } from '#server/testing/books/inv01-form.ts'
import { answersIn, contentOfQr } from './answer.rules.ts'
import { inv01Of } from './inv01.rules.ts'

const buyerGstin = '23AABCU9603R1ZV'
const way = {
  ...{ mode: 'road' as const, transporter_name: 'VRL Logistics', transporter_id: '29AAACV1234A1Z5' },
  ...{ doc_no: 'LR-88217', doc_date: '2026-10-15', vehicle_no: 'TN37AB1234', vehicle_kind: 'R' },
  distance_km: 1_240,
}

test('the IRN that the portal will give is the published vector', () => {
  const document = { gstin: '29AAFCC9980M1ZR', year: '19-20', kind: 'INV' as const, number: '2019-20/KA/1' }
  expect(expectedIrn(document)).toBe('23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662')
})

test('invoices and credit notes are the golden file, and have the form of INV-01', async () => {
  const drafts = [
    {
      buyerGstin,
      number: 'INV/26-27/0001',
      isInterState: true,
      lines: [
        { total: 1_18_000_00, rateBp: 1800 },
        { total: 318_00, rateBp: 500, hsn: '998719', unit: 'OTH' },
      ],
    },
    { kind: 'CRN', buyerGstin, number: 'INV/26-27/C0001', lines: [{ total: 50_00, rateBp: 500 }] },
  ]
  const all = drafts.map((draft, place) =>
    inv01Of({ ...aBookRow(draft as RowDraft), way: place === 0 ? way : null }),
  )
  for (const each of all) expect(inv01Form.parse(JSON.parse(JSON.stringify(each)))).toEqual(each)
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('inv01.golden.json')
  expect(JSON.stringify(all)).not.toContain('Irn')
})

test('the e-way part writes a district of one digit as the portal does', () => {
  const { EwbDtls } = inv01Of({ ...aBookRow({ buyerGstin }), way: { ...way, vehicle_no: 'DL1CA1234' } })
  expect(EwbDtls).toMatchObject({ VehNo: 'DL01CA1234' })
})

test('within a PIN code no e-way part leaves without a distance, which the portal would not compute', () => {
  const within = (distance_km: number | null) =>
    inv01Of({ ...aBookRow({ buyerGstin }), way: { ...way, distance_km } })
  expect(within(null)).not.toHaveProperty('EwbDtls')
  expect(within(0)).not.toHaveProperty('EwbDtls')
  expect(within(4)).toMatchObject({ EwbDtls: { Distance: 4 } })
  const between = inv01Of({
    ...aBookRow({ buyerGstin, isInterState: true }),
    way: { ...way, distance_km: null },
  })
  expect(between).toMatchObject({ EwbDtls: { Distance: 0 } })
})

test('places are towns, and no letter of a name or an address is cut', () => {
  const row = aBookRow({ buyerGstin, lines: [{ total: 100, rateBp: 500 }] })
  const { seller, buyer } = row.particulars
  const particulars = {
    ...row.particulars,
    seller: { ...seller, address: 'Gala 5, MIDC Bhosari, Pune, Maharashtra, India' },
    buyer: { ...buyer, name: `${'x'.repeat(99)}🚚`, address: `${'x'.repeat(98)}कीर्ति, Indore, India` },
  }
  const lines = row.lines.map((line) => ({ ...line, product_name: `${'x'.repeat(298)}र्ति धागा` }))
  const { SellerDtls, BuyerDtls, ItemList } = inv01Of({ ...row, particulars, lines, way: null })
  expect(SellerDtls).toMatchObject({ Loc: 'Pune' })
  expect(BuyerDtls).toMatchObject({
    ...{ LglNm: 'x'.repeat(99), Loc: 'Indore' },
    ...{ Addr1: `${'x'.repeat(98)}की`, Addr2: 'र्ति, Indore, India' },
  })
  expect(ItemList[0]?.PrdDesc.isWellFormed()).toBe(true)
  expect(ItemList[0]?.PrdDesc.length).toBeLessThanOrEqual(300)
})

test('by ship the cargo is over-dimensional, as the portal counts it', () => {
  const { EwbDtls } = inv01Of({ ...aBookRow({ buyerGstin }), way: { ...way, mode: 'ship' } })
  expect(EwbDtls).toMatchObject({ TransMode: '4', VehType: 'O' })
})

test('a debit note names the invoice that it raises', () => {
  const note = inv01Of({ ...aBookRow({ kind: 'DBN', buyerGstin, number: 'INV/26-27/N0001' }), way: null })
  expect(inv01Form.parse(JSON.parse(JSON.stringify(note)))).toMatchObject({
    DocDtls: { Typ: 'DBN', No: 'INV/26-27/N0001' },
    RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/0001' }] },
  })
})

const aLine = fc.record({
  total: fc.integer({ min: 1, max: 2_00_000_00 }),
  discount: fc.constantFrom(0, 0, 1, 150_00, 99_999_99),
  rateBp: fc.constantFrom(...gstRates),
})

test('the values of a document are the sums of its items, to the paisa', () => {
  const paise = (rupees: number) => Math.round(rupees * 100)
  fc.assert(
    fc.property(fc.array(aLine, { minLength: 1, maxLength: 9 }), fc.boolean(), (lines, isInterState) => {
      const { ItemList, ValDtls } = inv01Of({ ...aBookRow({ lines, isInterState, buyerGstin }), way: null })
      const sumOf = (of: (item: (typeof ItemList)[number]) => number) =>
        ItemList.reduce((sum, item) => sum + paise(of(item)), 0)
      expect(sumOf(({ TotItemVal }) => TotItemVal)).toBe(paise(ValDtls.TotInvVal))
      expect(sumOf(({ AssAmt }) => AssAmt)).toBe(paise(ValDtls.AssVal))
      for (const { TotAmt, Discount, AssAmt } of ItemList) {
        expect(Discount).toBeGreaterThanOrEqual(0)
        expect(paise(TotAmt)).toBe(paise(Discount) + paise(AssAmt))
      }
      expect(sumOf(({ IgstAmt, CgstAmt, SgstAmt }) => IgstAmt + CgstAmt + SgstAmt)).toBe(
        paise(ValDtls.IgstVal) + paise(ValDtls.CgstVal) + paise(ValDtls.SgstVal),
      )
    }),
  )
})

test('answers are read alone, in a list and in envelopes, and whatever else stands there is left', () => {
  const one = {
    Irn: 'a'.repeat(64),
    AckNo: 112_010,
    AckDt: '2026-11-24 11:05:00',
    SignedQRCode: 'a.b.c',
    Status: 'ACT',
  }
  const read = { Irn: one.Irn, AckNo: '112010', AckDt: one.AckDt, SignedQRCode: 'a.b.c' }
  const texts = [
    one,
    [one],
    { Status: 1, Data: JSON.stringify(one) },
    [{ result: one }, { Irn: 'x' }, null, 7],
  ]
  for (const text of texts) expect(answersIn(JSON.stringify(text))).toEqual([read])
  for (const text of ['', '{', '[]', 'null', '"Irn"', '{"Data":"{"}']) expect(answersIn(text)).toEqual([])
  expect(contentOfQr('a.b.c')).toBeUndefined()
})
