import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstRates } from '#contract/tax/rates.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import { aBookRow, ownGstin, type RowDraft } from '#server/testing/books/book-rows.ts'
import { gstr1Form } from '#server/testing/books/gstr1-form.ts'
import type { BookRow } from './book.row.ts'
import { Gstr1 } from './gstr1.rules.ts'
import { partsOf, signed, signOf } from './sections.rules.ts'

const head = { gstin: ownGstin, month: '2026-10', version: 'GST3.1.6' }
const buyerGstin = '23AABCU9603R1ZV'

function returnOf(rows: readonly BookRow[]) {
  const gstr1 = new Gstr1()
  for (const row of rows) gstr1.add(row)
  return gstr1Form.parse(JSON.parse(JSON.stringify(gstr1.toJson(head))))
}

const sectionsOf = (draft: RowDraft) => partsOf(aBookRow(draft)).map(({ section }) => section)
const lakh = (more: number) => [{ total: 1_00_000_00 + more, rateBp: 1800 }]

test.each([
  ['a sale to a registered buyer', { buyerGstin }, ['b2b']],
  ['one to another state of a lakh', { isInterState: true, lines: lakh(0) }, ['b2cs']],
  ['one to another state above a lakh', { isInterState: true, lines: lakh(1) }, ['b2cl']],
  ['one within the state above a lakh', { lines: lakh(1) }, ['b2cs']],
  ['a credit note of a registered buyer', { kind: 'CRN', buyerGstin }, ['cdnr']],
  ['a credit note of a large sale', { kind: 'CRN', isInterState: true, billTotal: 1_00_000_01 }, ['cdnur']],
  ['a credit note of a small sale', { kind: 'CRN', isInterState: true }, ['b2cs']],
  ['a debit note of a registered buyer', { kind: 'DBN', buyerGstin }, ['cdnr']],
  ['a debit note of a large sale', { kind: 'DBN', isInterState: true, billTotal: 1_00_000_01 }, ['cdnur']],
  ['a debit note of a small sale', { kind: 'DBN', isInterState: true }, ['b2cs']],
  ['goods of 0 %', { kind: 'BOS', lines: [{ total: 100, rateBp: 0 }] }, ['nil']],
  [
    'goods of 0 % beside others',
    { buyerGstin, lines: [...lakh(0), { total: 100, rateBp: 0 }] },
    ['b2b', 'nil'],
  ],
  [
    'what a composition taxable person sells',
    { kind: 'BOS', isComposition: true, lines: [{ total: 100, rateBp: 0 }] },
    ['composition'],
  ],
  ['a cancelled invoice', { isCancelled: true }, []],
] as const)('%s belongs where GSTR-1 has it', (_name, draft, sections) => {
  expect(sectionsOf(draft as RowDraft)).toEqual(sections)
})

test('a month of every kind is the golden return', () => {
  const rows = [
    {
      buyerGstin,
      number: 'INV/26-27/0001',
      isInterState: true,
      lines: [...lakh(0), { total: 7_250_00, rateBp: 500 }],
    },
    { buyerGstin: '33AABCU9603R1ZU', number: 'INV/26-27/0002', lines: [{ total: 100_00, rateBp: 1800 }] },
    { number: 'INV/26-27/0003', isInterState: true, lines: lakh(1) },
    { number: 'INV/26-27/0004', lines: [{ total: 318_00, rateBp: 1800, hsn: '32091010', unit: 'LTR' }] },
    { number: 'INV/26-27/0005', isCancelled: true },
    {
      kind: 'BOS',
      number: 'INV/26-27/B0001',
      lines: [{ total: 465_00, rateBp: 0, hsn: '1001', unit: 'BAG' }],
    },
    {
      kind: 'CRN',
      buyerGstin,
      number: 'INV/26-27/C0001',
      isInterState: true,
      lines: [{ total: 50_00, rateBp: 500 }],
    },
    {
      kind: 'CRN',
      number: 'INV/26-27/C0002',
      isInterState: true,
      billTotal: 1_00_000_01,
      lines: [{ total: 1_00, rateBp: 1800 }],
    },
    {
      kind: 'CRN',
      number: 'INV/26-27/C0003',
      lines: [{ total: 18_00, rateBp: 1800, hsn: '32091010', unit: 'LTR' }],
    },
  ] as const
  const gstr1 = new Gstr1()
  for (const draft of rows) gstr1.add(aBookRow(draft as RowDraft))
  gstr1.addOther({ kind: 'receipt', number: 'INV/26-27/R0001', is_cancelled: false })
  gstr1.addOther({ kind: 'challan', number: 'INV/26-27/D0001', is_cancelled: false })
  const golden = JSON.parse(readFileSync(new URL('./gstr1.golden.json', import.meta.url), 'utf8'))
  expect(gstr1.toJson(head)).toEqual(golden)
  expect(gstr1Form.parse(golden)).toEqual(golden)
})

test('a receipt voucher that was cancelled with its payment keeps its number, and counts as cancelled', () => {
  const gstr1 = new Gstr1()
  gstr1.addOther({ kind: 'receipt', number: 'INV/26-27/R0001', is_cancelled: true })
  gstr1.addOther({ kind: 'receipt', number: 'INV/26-27/R0002', is_cancelled: false })
  const [receipts] = gstr1.toJson(head).doc_issue.doc_det
  expect(receipts?.docs).toMatchObject([{ from: 'INV/26-27/R0001', totnum: 2, cancel: 1, net_issue: 1 }])
})

test('a debit note raises the value of goods that were counted before, and has numbers of its own', () => {
  const lines = [{ total: 118_00, rateBp: 1800 }]
  const all = returnOf([
    aBookRow({ buyerGstin, number: 'INV/26-27/0001', lines }),
    aBookRow({ kind: 'DBN', buyerGstin, number: 'INV/26-27/N0001', lines }),
  ])
  expect(all.cdnr).toMatchObject([{ nt: [{ ntty: 'D', nt_num: 'INV/26-27/N0001', val: 118 }] }])
  expect(all.hsn.hsn_b2b).toMatchObject([{ txval: 200, qty: 2 }])
  expect(all.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 1 }] },
    { doc_num: 4, doc_typ: 'Debit Note', docs: [{ from: 'INV/26-27/N0001', totnum: 1 }] },
  ])
})

test('an empty month has every list, and nothing in it', () => {
  const { b2b, hsn, doc_issue, nil } = returnOf([])
  expect([b2b, hsn, doc_issue, nil]).toEqual([[], { hsn_b2b: [], hsn_b2c: [] }, { doc_det: [] }, { inv: [] }])
})

const aLine = fc.record({
  total: fc.integer({ min: 1, max: 2_00_000_00 }),
  rateBp: fc.constantFrom(...gstRates),
  hsn: fc.constantFrom('610910', '1001', '32091010'),
})
const aDraft = fc.record({
  kind: fc.constantFrom('INV', 'CRN', 'DBN'),
  isInterState: fc.boolean(),
  buyerGstin: fc.constantFrom('', buyerGstin),
  billTotal: fc.constantFrom(1_000, 2_00_000_00),
  isCancelled: fc.boolean(),
  lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
})

const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100)
type Det = { txval: number; iamt?: number; camt?: number; samt?: number }
const detPaise = (all: readonly Det[]) => [
  all.reduce((sum, { txval }) => sum + paise(txval), 0),
  all.reduce((sum, { iamt, camt, samt }) => sum + paise(iamt) + paise(camt) + paise(samt), 0),
]
const itemsOf = (all: readonly { readonly itms: readonly { readonly itm_det: unknown }[] }[]) =>
  all.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det as Det))

test('whatever a month holds, its sections and its HSN codes make the sums of its documents', () => {
  fc.assert(
    fc.property(fc.array(aDraft, { maxLength: 25 }), (drafts) => {
      const rows = drafts.map((draft) => aBookRow(draft as RowDraft))
      const all = returnOf(rows)
      const valid = rows.filter(({ cancelled_at }) => cancelled_at === null)
      const whole = sumOf(valid.map((row) => signed(row, signOf(row))))
      const expected = [whole.taxable_paise, whole.igst_paise + whole.cgst_paise + whole.sgst_paise]
      const sold = detPaise([
        ...itemsOf(all.b2b.flatMap(({ inv }) => inv)),
        ...itemsOf(all.b2cl.flatMap(({ inv }) => inv)),
        ...(all.b2cs as Det[]),
        ...all.nil.inv.map(({ nil_amt }) => ({ txval: nil_amt })),
      ])
      const notes = [...all.cdnr.flatMap(({ nt }) => nt), ...all.cdnur]
      const noted = (type: 'C' | 'D') => detPaise(itemsOf(notes.filter(({ ntty }) => ntty === type)))
      const net = sold.map((sum, place) => sum - (noted('C')[place] ?? 0) + (noted('D')[place] ?? 0))
      expect(net).toEqual(expected)
      expect(detPaise([...all.hsn.hsn_b2b, ...all.hsn.hsn_b2c])).toEqual(expected)
      const issued = all.doc_issue.doc_det.flatMap(({ docs }) => docs)
      expect(issued.reduce((sum, { totnum }) => sum + totnum, 0)).toBe(rows.length)
      expect(issued.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(valid.length)
    }),
  )
})
