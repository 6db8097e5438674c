import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ledgers } from '#contract/books/ledgers.ts'
import { gstRates } from '#contract/tax/rates.ts'
import { aBookRow, type RowDraft } from '#server/testing/books/book-rows.ts'
import { allOf, balanceOf, readXml, textIn } from '#server/testing/books/tally-reader.ts'
import type { TallyDocument, TallyPayment } from './tally.row.ts'
import { tallyZip } from './tally-file.rules.ts'
import type { Side } from './tally-names.rules.ts'
import { escaped } from './xml.rules.ts'

const buyerGstin = '23AABCU9603R1ZV'

const aPayment = (more: Partial<TallyPayment> = {}): TallyPayment => ({
  payment_id: '0199cccc-0000-7000-8000-000000000001',
  order_id: 'VJ-7Q2K9X4M',
  kind: 'advance',
  amount_paise: 5_000_00,
  method: 'upi',
  reference: '632812345678',
  paid_on: '2026-10-20',
  bill_number: null,
  party_id: '0199aaaa-0000-7000-8000-00000000bbbb',
  party_name: 'Ganesh & Söhne गणेश',
  party_gstin: buyerGstin,
  ...more,
})

async function* once<T>(rows: readonly T[]) {
  yield rows
}

async function filesOf(
  side: Side,
  documents: readonly TallyDocument[],
  payments: readonly TallyPayment[] = [],
  named: Iterable<readonly [string, string]> = [],
) {
  const parts: Uint8Array[] = []
  const names = { ...ledgers, parties: new Map(named) }
  const month = { side, names, documents: () => once(documents), payments: () => once(payments) }
  for await (const part of tallyZip(month, () => undefined)) parts.push(part)
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)))
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  const masters = textOf('1-masters.xml')
  const vouchers = textOf('2-vouchers.xml')
  return { names: Object.keys(files), masters, vouchers, tree: readXml(vouchers), first: readXml(masters) }
}

const aMonth = () =>
  [
    {
      buyerGstin,
      number: 'INV/26-27/0001',
      isInterState: true,
      lines: [
        { total: 1_18_000_00, rateBp: 1800 },
        { total: 7_250_00, rateBp: 500 },
      ],
    },
    { number: 'INV/26-27/0002', lines: [{ total: 318_00, rateBp: 1800, hsn: '32091010', unit: 'LTR' }] },
    { number: 'INV/26-27/0003', isCancelled: true },
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
  ].map((draft, place) => ({
    ...aBookRow(draft as RowDraft),
    invoice_id: `0199aaaa-0000-7000-8000-00000000000${place}`,
    order_id: `VJ-0000000${place}`,
  }))

test('a month is the golden files: masters first, then vouchers', async () => {
  const payments = [
    aPayment(),
    aPayment({
      payment_id: '0199cccc-0000-7000-8000-000000000002',
      method: 'cash',
      bill_number: 'INV/26-27/0001',
    }),
    aPayment({ payment_id: '0199cccc-0000-7000-8000-000000000003', kind: 'refund', amount_paise: 50_00 }),
  ]
  const { names, masters, vouchers } = await filesOf('sales', aMonth(), payments)
  expect(names).toEqual(['1-masters.xml', '2-vouchers.xml', 'read-me.txt'])
  await expect(masters).toMatchFileSnapshot('masters.golden.xml')
  await expect(vouchers).toMatchFileSnapshot('vouchers.golden.xml')
})

test('a voucher has the id of its invoice, so that a second import changes it', async () => {
  const month = aMonth()
  const { tree } = await filesOf('sales', month, [aPayment()])
  const vouchers = allOf(tree, 'VOUCHER')
  expect(vouchers.map(({ attributes }) => attributes.REMOTEID)).toEqual([
    ...month.map(({ invoice_id }) => invoice_id),
    aPayment().payment_id,
  ])
  expect(vouchers.map((each) => textIn(each, 'GUID'))).toEqual(
    vouchers.map(({ attributes }) => attributes.REMOTEID),
  )
  expect(vouchers.map(({ attributes }) => attributes.VCHTYPE)).toEqual([
    ...['Sales', 'Sales', 'Sales', 'Sales', 'Credit Note', 'Receipt'],
  ])
  expect(vouchers.map((each) => textIn(each, 'ISCANCELLED') ?? '')).toEqual(['', '', 'Yes', '', '', ''])
})

test('a debit note raises what is owed for its bill, for both sides, and moves no goods', async () => {
  const note = aBookRow({
    kind: 'DBN',
    buyerGstin,
    number: 'INV/26-27/N0001',
    lines: [{ total: 118_00, rateBp: 1800 }],
  })
  for (const [side, type, owed] of [
    ['sales', 'Debit Note', '-118.00'],
    ['purchases', 'Credit Note', '118.00'],
  ] as const) {
    const [voucher] = allOf((await filesOf(side, [note])).tree, 'VOUCHER')
    if (!voucher) throw new Error('no voucher')
    expect(voucher.attributes.VCHTYPE).toBe(type)
    const [party, goods] = allOf(voucher, 'LEDGERENTRIES.LIST')
    if (!party || !goods) throw new Error('no entries')
    expect([textIn(party, 'AMOUNT'), allOf(party, 'NAME')[0]?.text]).toEqual([owed, 'INV/26-27/0001'])
    expect(Number(textIn(goods, 'AMOUNT'))).toBe(side === 'sales' ? 100 : -100)
    expect(allOf(voucher, 'ALLINVENTORYENTRIES.LIST')).toEqual([])
  }
})

test('what vouchers name, the masters have: parties, items and units, each once', async () => {
  const { tree, first } = await filesOf('sales', [...aMonth(), ...aMonth()], [aPayment()])
  const names = (element: string) => allOf(first, element).map(({ attributes }) => attributes.NAME)
  for (const kind of ['LEDGER', 'STOCKITEM', 'UNIT']) expect(names(kind)).toEqual([...new Set(names(kind))])
  const used = [...allOf(tree, 'LEDGERNAME'), ...allOf(tree, 'PARTYLEDGERNAME')].map(({ text }) => text)
  expect(used.filter((name) => !names('LEDGER').includes(name))).toEqual([])
  const items = allOf(tree, 'STOCKITEMNAME').map(({ text }) => text)
  expect(items.filter((name) => !names('STOCKITEM').includes(name))).toEqual([])
  const party = allOf(first, 'LEDGER').find(({ attributes }) => attributes.NAME?.includes(buyerGstin))
  expect(party?.attributes.NAME).toBe(`Ganesh & Söhne गणेश (${buyerGstin})`)
  expect(
    party && [textIn(party, 'PARTYGSTIN'), textIn(party, 'LEDSTATENAME'), textIn(party, 'PARENT')],
  ).toEqual([buyerGstin, 'Madhya Pradesh', 'Sundry Debtors'])
})

test('a receipt settles its bill; what came before the bill is an advance of the order', async () => {
  const { tree } = await filesOf('sales', [], [aPayment(), aPayment({ bill_number: 'INV/26-27/0001' })])
  const bills = allOf(tree, 'BILLALLOCATIONS.LIST')
  expect(bills.map((bill) => ['NAME', 'BILLTYPE', 'AMOUNT'].map((name) => textIn(bill, name)))).toEqual([
    ['VJ-7Q2K9X4M', 'Advance', '5000.00'],
    ['INV/26-27/0001', 'Agst Ref', '5000.00'],
  ])
})

test('the same documents are purchases, debit notes and payments for the buyer', async () => {
  const { tree, first } = await filesOf('purchases', aMonth(), [aPayment()])
  expect(allOf(tree, 'VOUCHER').map(({ attributes }) => attributes.VCHTYPE)).toEqual([
    ...['Purchase', 'Purchase', 'Purchase', 'Purchase', 'Debit Note', 'Payment'],
  ])
  expect(allOf(tree, 'VOUCHER').map(balanceOf)).toEqual([0, 0, 0, 0, 0, 0])
  const parents = allOf(first, 'LEDGER').map((ledger) => textIn(ledger, 'PARENT'))
  expect(parents).toContain('Sundry Creditors')
  expect(parents).not.toContain('Sundry Debtors')
})

const aLine = fc.record({
  total: fc.integer({ min: 1, max: 2_00_000_00 }),
  rateBp: fc.constantFrom(...gstRates),
  hsn: fc.constantFrom('610910', '', '32091010'),
})
const aDraft = fc.record({
  kind: fc.constantFrom('INV', 'BOS', 'CRN', 'DBN'),
  isInterState: fc.boolean(),
  buyerGstin: fc.constantFrom('', buyerGstin),
  isCancelled: fc.boolean(),
  lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
})

test('whatever is billed to whom, each voucher comes to 0, and the month to its documents', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aDraft, { maxLength: 8 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('sales', 'purchases'),
      async (drafts, name, side) => {
        const rows = drafts.map((draft) => {
          const row = aBookRow(draft as RowDraft)
          return { ...row, particulars: { ...row.particulars, buyer: { ...row.particulars.buyer, name } } }
        })
        const { tree } = await filesOf(side as Side, rows)
        expect(allOf(tree, 'VOUCHER').map(balanceOf)).toEqual(rows.map(() => 0))
        const valid = rows.filter(({ cancelled_at, kind }) => cancelled_at === null && kind !== 'DBN')
        const goods = allOf(tree, 'ALLINVENTORYENTRIES.LIST')
        const sum = goods.reduce((all, item) => all + Math.round(Number(textIn(item, 'AMOUNT')) * 100), 0)
        const direction = side === 'sales' ? 1 : -1
        expect(sum * direction || 0).toBe(
          valid.reduce((all, row) => all + row.taxable_paise * (row.kind === 'CRN' ? -1 : 1), 0),
        )
      },
    ),
    { numRuns: 20 },
  )
})

test('a text that XML has no place for loses only that', () => {
  expect(escaped('A & B <C> "गणेश" \u0000\ud800!')).toBe('A &amp; B &lt;C&gt; &quot;गणेश&quot; !')
})
