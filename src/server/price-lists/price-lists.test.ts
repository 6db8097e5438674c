import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ListRow, readList } from './read-list.rules.ts'

type Answer = {
  readonly line: number
  readonly name: string
  /** The name needs the words of its head. */
  readonly under?: true
  /** Price in rupees, least and greatest quantity. */
  readonly prices: readonly (readonly [number, number, number | null])[]
  readonly unit?: string
  readonly brand?: string
  readonly code?: string
  /** '18x' is 18 % on top, 'i' included. */
  readonly tax?: string
}
type PriceList = { readonly text: string; readonly rows: readonly Answer[] }

const folder = new URL('./lists/', import.meta.url)
const priceLists: readonly PriceList[] = readdirSync(folder).flatMap((file) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
)

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

function isNameRight({ name, under }: Answer, row: ListRow | undefined) {
  const [read, own] = [plain(row?.name.value), plain(name)]
  if (under) return read.endsWith(own) && read.length > own.length
  return read === own || (row?.brand !== undefined && read === plain(`${row.brand.value} ${name}`))
}

const isPriceRight = ({ prices }: Answer, row: ListRow | undefined) =>
  JSON.stringify(row?.prices.value.map(({ price, min, max }) => [price, min, max])) === JSON.stringify(prices)

const taxOf = (row: ListRow | undefined) =>
  row?.tax && `${row.tax.value.percent ?? ''}${row.tax.value.how === 'extra' ? 'x' : 'i'}`

const isRight = (answer: Answer, row: ListRow | undefined) =>
  isNameRight(answer, row) &&
  isPriceRight(answer, row) &&
  (answer.prices.length === 0 || row?.unit.value === (answer.unit ?? 'piece')) &&
  (answer.brand === undefined || plain(row?.brand?.value) === plain(answer.brand)) &&
  (answer.code === undefined || row?.code?.value === answer.code) &&
  (answer.tax === undefined || taxOf(row) === answer.tax)

const judged = priceLists.flatMap(({ text, rows }) => {
  const read = new Map(readList(text).map((row) => [row.line, row]))
  return rows.map((answer) => ({ answer, row: read.get(answer.line) }))
})
const shareOf = (isGood: (answer: Answer, row: ListRow | undefined) => boolean) =>
  judged.filter(({ answer, row }) => isGood(answer, row)).length / judged.length

test('of 200 lists nine rows in ten are fully right, and 99 prices in 100', () => {
  expect(priceLists).toHaveLength(200)
  expect(shareOf(isRight)).toBeGreaterThan(0.9)
  expect(shareOf(isPriceRight)).toBeGreaterThan(0.99)
})

test('no line becomes a product that is none', () => {
  const invented = priceLists.flatMap(({ text, rows }) => {
    const lines = new Set(rows.map(({ line }) => line))
    return readList(text).filter(({ line }) => !lines.has(line))
  })
  expect(invented.map(({ source }) => source)).toEqual([])
})

const one = (line: string) => readList(line)[0]
const tiers = (line: string) => one(line)?.prices.value.map(({ price, min, max }) => [price, min, max])

test.each([
  ['Steel bolt ₹45/kg', [[45, 1, null]]],
  ['Steel bolt Rs. 1,45,000.50', [[145_000.5, 1, null]]],
  ['स्टील बोल्ट ४५ रुपये किलो', [[45, 1, null]]],
  [
    'Bolt 1-9 pcs 120, 10-49 pcs 115, 50+ 110',
    [
      [120, 1, 9],
      [115, 10, 49],
      [110, 50, null],
    ],
  ],
  [
    'Bolt 120 (10+ 115)',
    [
      [120, 1, 9],
      [115, 10, null],
    ],
  ],
  [
    'Bolt 120/pc 1-9, 115/pc 10+',
    [
      [120, 1, 9],
      [115, 10, null],
    ],
  ],
  ['Chappal size 6-10 68/pair', [[68, 1, null]]],
  ['Bolt rate on call', []],
  ['Rice market rate', []],
  ['Rice ~88', []],
  ['Rice approx 88', []],
  ['Rice ₹80 - ₹90', []],
  ['Rice 80-90/kg', []],
  ['Mobile Rs 12,500 to 18,000', []],
  ['Rice ~₹450~ ₹420/kg', [[420, 1, null]]],
  ['Rice 450/-', [[450, 1, null]]],
  ['Rice 450 rs', [[450, 1, null]]],
  ['Rice @450', [[450, 1, null]]],
  ['Rice 1,250.00', [[1_250, 1, null]]],
  ['Machine ₹ 1,20,000/-', [[1_20_000, 1, null]]],
  ['Cotton bale 12.5k', [[12_500, 1, null]]],
  ['Machine ₹1.2L', [[1_20_000, 1, null]]],
  ['Machine 1.2 lakh', [[1_20_000, 1, null]]],
  ['मशीन 1.2 लाख', [[1_20_000, 1, null]]],
  ['Oil ₹90L', [[90, 1, null]]],
  ['Kettle 1.2L 450', [[450, 1, null]]],
  ['Bulb 9W 6500K 85', [[85, 1, null]]],
  ['Poly bag 50-99: 45', [[45, 50, 99]]],
  ['Chappal 6-9: 68', [[68, 1, null]]],
  [
    'Pen 10 pcs 48, 100 pcs 44',
    [
      [48, 10, 99],
      [44, 100, null],
    ],
  ],
  ['Phone cover 120', [[120, 1, null]]],
  ['Note book 200 pages 35/-', [[35, 1, null]]],
  ['Colour chalk box ₹40', [[40, 1, null]]],
  ['ચોખા રૂ. ૮૮ કિલો', [[88, 1, null]]],
  ['Rice 88 call 98765 43210', [[88, 1, null]]],
  ['Cups 32/100pc', []],
])('%s has the prices %j', (line, prices) => {
  expect(tiers(line)).toEqual(prices)
})

test.each([
  ['Wheat 2450/qtl', 'quintal'],
  ['Steel 52000/mt', 'tonne'],
  ['Bolt 12/nos', 'piece'],
  ['Bangles 240/doz', 'dozen'],
  ['Pencil 900/gross', 'gross'],
  ['Oil 140/ltr', 'litre'],
  ['Cloth 65/mtr', 'metre'],
  ['Tile 45/sqft', 'sqft'],
  ['Cement 380/bag(50kg)', 'bag (50 kg)'],
  ['Screws 140/box (100 pc)', 'box (100 pc)'],
  ['Cement bag(50kg) 380', 'bag'],
  ['તેલ ૧૪૦ લિટર', 'litre'],
  ['Machine ₹1.2L', 'piece'],
])('%s is sold by the %s', (line, unit) => {
  expect(one(line)?.unit.value).toBe(unit)
})

test('a price at the gate of the mill is without tax, and what the line says of the tax counts more', () => {
  expect(one('Yarn 210/kg ex-mill')?.tax).toEqual({
    value: { how: 'extra', percent: undefined },
    piece: 'ex-mill',
    confidence: 'sure',
  })
  expect(one('Yarn ex mill 210 + 5% GST')?.tax?.value).toEqual({ how: 'extra', percent: 5 })
  expect(one('Yarn ex-factory 210 incl GST')).toMatchObject({
    name: { value: 'Yarn' },
    tax: { value: { how: 'included' } },
  })
})

test.each([
  'Since 1998',
  'Shop no 12, Main Road, Surat 395003',
  'Main Road, Surat 395003',
  'Minimum order 5000',
  'Note: rates change daily',
  'Phone: 022 2345678',
  'Colours: red, blue',
  'Free delivery above 2000',
  'Order before 5 pm',
  'Offer valid till 15',
  'Total: 4500',
  "Today's market rate",
  'बाजार भाव',
  'नमस्ते जी 🙏',
  'શુભ સવાર',
  'Call +91 98765 43210',
  '9876543210',
  'Size 28 to 36',
])('%j is no product', (line) => {
  expect(readList(line)).toEqual([])
})

test('each cell names the piece of text that it came from, and how sure it is', () => {
  const [row] = readList('Finolex wires 90 mtr coil\n1.5 sqmm 1480 + 18% GST')
  expect(row).toMatchObject({
    name: { value: 'Finolex wires 1.5 sqmm', confidence: 'likely' },
    prices: { piece: '1480', confidence: 'likely' },
    unit: { value: 'coil', confidence: 'likely' },
    tax: { value: { how: 'extra', percent: 18 }, confidence: 'sure' },
    brand: { value: 'Finolex' },
  })
  expect(one('Bolt 12')?.unit).toEqual({ value: 'piece', piece: '', confidence: 'unsure' })
})

test('a price below its name, and further slabs below it, belong to it', () => {
  const [row, ...more] = readList('Basmati rice sella\n₹88/kg\n100+ 85')
  expect(more).toEqual([])
  expect(row).toMatchObject({
    name: { value: 'Basmati rice sella' },
    unit: { value: 'kg' },
    prices: {
      value: [
        { price: 88, min: 1, max: 99 },
        { price: 85, min: 100, max: null },
      ],
    },
  })
})

test('what the end of a list says of tax is true of all of it', () => {
  const rows = readList('Bolt 12\nNut 3\nall rates + 18% GST extra')
  expect(rows.map(({ tax }) => tax?.value)).toEqual([
    { how: 'extra', percent: 18 },
    { how: 'extra', percent: 18 },
  ])
})

test('the head of a chat message, bold marks, pictures and marks of direction are no part of a name', () => {
  expect(one('[12/03/26, 10:15:22\u202fAM] Raj: \u202e*👉 Steel bolt* - 12/-')?.name.value).toBe('Steel bolt')
  expect(readList('12/03/26, 10:15 - Raj added you\nThis message was deleted\n98290 11223')).toEqual([])
})

test('a formula stays text', () => {
  expect(one("=cmd|'calc'!A0 - Rs 12")?.name.value).toBe("cmd|'calc'!A0")
})

test.each(['1', '1,', '1-', '1+ ', 'rs ', 'mrp 1 ', '+ 1 %', '(', '\u202e', '. ', '*'])(
  '64 KB of %j are read',
  (piece) => {
    const line = piece.repeat(Math.floor(300 / piece.length))
    const rows = readList(`${line}\n`.repeat(Math.ceil(65_536 / line.length)))
    for (const { name } of rows) expect(name.value.length).toBeLessThanOrEqual(300)
    expect(readList(piece.repeat(65_536))).toEqual([])
  },
)
