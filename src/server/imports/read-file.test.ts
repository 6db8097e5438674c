import { expect, test } from 'vitest'
import { importColumns, problemColumn, unknownColumns } from '#contract/products/import-columns.ts'
import { rules } from '#contract/texts/rules.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import { hostileFiles } from '#server/testing/large-files.ts'
import { readFile } from './read-file.csv.ts'
import type { ReadRow } from './read-row.rules.ts'

const good: Readonly<Record<string, string>> = {
  product_name: 'Cotton T-shirt',
  description: 'Combed cotton.',
  category_type: 'T-Shirt',
  unit: 'piece',
  price_1: '145',
  image_1: 'red.jpg',
}

/** A file whose rows have these cells, beside valid ones. */
function fileOf(rows: readonly Record<string, string>[], columns = importColumns()) {
  const line = (row: Record<string, string>) => csvLine(columns.map((name) => row[name] ?? ''))
  return csvLine(columns) + rows.map((row) => line({ ...good, ...row })).join('')
}
function rowsIn(csv: string): ReadRow[] {
  const file = readFile(csv)
  if ('problem' in file) throw new Error(file.problem.content)
  return file.chunks.flatMap((chunk) => JSON.parse(chunk))
}
const namedIn = (row: Record<string, string>) => rowsIn(fileOf([row]))[0]?.problems
const problemsIn = (row: Record<string, string>) =>
  namedIn(row)?.map(({ column, message }) => ({ column, message }))
const problemIn = (csv: string) => {
  const file = readFile(csv)
  return 'problem' in file ? file.problem.content : undefined
}

test('the columns that sellers know stay, in this order', () => {
  const known =
    'product_name,description,category_type,unit,stock,most_per_buyer,price_1,min_1,max_1,price_2,min_2,max_2,price_3,min_3,max_3,' +
    'price_4,min_4,max_4,price_5,min_5,max_5,spec_1_key,spec_1_value,spec_2_key,spec_2_value,spec_3_key,spec_3_value,' +
    'spec_4_key,spec_4_value,spec_5_key,spec_5_value,spec_6_key,spec_6_value,spec_7_key,spec_7_value,spec_8_key,' +
    'spec_8_value,spec_9_key,spec_9_value,spec_10_key,spec_10_value,image_1,image_2,image_3,image_4,image_5,image_6,' +
    'image_7,image_8'
  expect(
    importColumns()
      .filter((name) => known.split(',').includes(name))
      .join(),
  ).toBe(known)
})

test('a file of Excel in India: byte order mark, CRLF, quotes, Hindi, grouped digits', () => {
  const csv =
    '\ufeffproduct_name,description,category_type,unit,stock,price_1,min_1,max_1,price_2,min_2,spec_1_key,spec_1_value,image_1,image_2\r\n' +
    '"बोल्ट ""M10"", जस्ता","पहली पंक्ति\r\nदूसरी",hardware,piece,"1,20,000","₹ 1,45,000.50",1,"1,000",99.5,"1,001",आकार,"S,M,L",C:\\Fotos\\Bolt.JPG,https://vanij.test/media/0123456789abcdef0123456789abcdef/640.webp\r\n' +
    ',,,,,,,,,,,,,\r\n'
  expect(rowsIn(csv)).toEqual([
    {
      row_number: 2,
      product_name: 'बोल्ट "M10", जस्ता',
      product: expect.objectContaining({
        product_name: 'बोल्ट "M10", जस्ता',
        description: 'पहली पंक्ति\r\nदूसरी',
        category_type: 'hardware',
        category: 'hardware-paints',
        unit: 'piece',
        stock: 120_000,
        most_per_buyer: null,
        tiers: [
          { min: 1, max: 1_000, unit_price_paise: 14_500_050 },
          { min: 1_001, max: null, unit_price_paise: 9_950 },
        ],
        specs: [{ key: 'आकार', value: 'S,M,L' }],
      }),
      problems: [],
      images: [
        { position: 1, ref: 'bolt.jpg', is_address: false },
        { position: 2, ref: '/media/0123456789abcdef0123456789abcdef/640.webp', is_address: true },
      ],
      cells: expect.arrayContaining(['1,20,000', '₹ 1,45,000.50', 'C:\\Fotos\\Bolt.JPG']),
    },
  ])
})

test('a file of Excel in Europe: semicolons and decimal commas', () => {
  const csv =
    'Product_Name;description;category_type;unit;stock;price_1;image_1\n' +
    'Bolt;"a;b";Footwear;kg;5;1.234,50;bolt.jpg\n' +
    'Nut;c;Footwear;kg;;12,5;nut.jpg\n' +
    'Screw;c;Footwear;kg;5.000;1.250;nut.jpg\n'
  expect(rowsIn(csv).map(({ product }) => product)).toMatchObject([
    { product_name: 'Bolt', description: 'a;b', stock: 5, tiers: [{ unit_price_paise: 123_450 }] },
    { product_name: 'Nut', stock: null, tiers: [{ unit_price_paise: 1_250 }] },
    { product_name: 'Screw', stock: 5_000, tiers: [{ unit_price_paise: 125_000 }] },
  ])
})

test('what our own file has defused is itself again', () => {
  const [row] = rowsIn(fileOf([{ description: '=1+1', spec_1_key: 'Range', spec_1_value: '-5 to +50' }]))
  expect(row?.product).toMatchObject({
    description: '=1+1',
    specs: [{ key: 'Range', value: '-5 to +50' }],
  })
})

test('what invoices need is read as people write it, also where a spreadsheet took a zero away', () => {
  const rows = rowsIn(
    fileOf([
      { hsn_code: '6109 10', gst_rate: '18%', unit_code: 'pcs' },
      { hsn_code: '901', gst_rate: '0.25', unit_code: '' },
      { hsn_code: '', gst_rate: '', unit_code: '' },
    ]),
  )
  expect(rows.map(({ product }) => product)).toMatchObject([
    { hsn_code: '610910', gst_rate_bp: 1800, unit_code: 'PCS' },
    { hsn_code: '0901', gst_rate_bp: 25, unit_code: null },
    { hsn_code: null, gst_rate_bp: null, unit_code: null },
  ])
})

test('rows are numbered as the spreadsheet numbers them, blank ones too', () => {
  const [head = '', ...rows] = fileOf([{}, {}]).split('\r\n')
  const csv = [head, '', rows[0], ',,,', '', rows[1]].join('\r\n')
  expect(rowsIn(csv).map(({ row_number }) => row_number)).toEqual([3, 6])
})

test.each([
  [{ product_name: '' }, 'product_name', 'Product name cannot be empty'],
  [{ product_name: 'x'.repeat(101) }, 'product_name', 'Product name can have at most 100 characters'],
  [{ description: 'x'.repeat(501) }, 'description', 'Product description can have at most 500 characters'],
  [{ category_type: 'Rockets' }, 'category_type', 'Choose a category from the list'],
  [{ unit: '' }, 'unit', 'Unit cannot be empty'],
  [{ stock: 'many' }, 'stock', 'Stock must be a whole number'],
  [{ stock: '1.5' }, 'stock', 'Stock must be a whole number'],
  [{ stock: '-1' }, 'stock', 'Stock cannot be negative'],
  [{ most_per_buyer: 'few' }, 'most_per_buyer', 'The most for one buyer must be a whole number'],
  [{ gst_rate: '128 %' }, 'gst_rate', 'Choose a GST rate from the list'],
  [{ gst_rate: 'five' }, 'gst_rate', 'Choose a GST rate from the list'],
  [{ hsn_code: '61' }, 'hsn_code', 'An HSN code has 4, 6 or 8 digits, such as 6109'],
  [{ unit_code: 'Stück' }, 'unit_code', 'Choose a unit code from the list'],
  [{ most_per_buyer: '0' }, 'most_per_buyer', 'The most for one buyer must be at least 1'],
  [{ price_1: '' }, 'price_1', 'Add at least one price slab'],
  [{ price_1: '0' }, 'price_1', 'Price 1 must be greater than 0'],
  [{ price_1: 'ten' }, 'price_1', 'Price 1 must be a number, such as 145.50'],
  [{ price_1: '9'.repeat(500) }, 'price_1', 'Price 1 must be a number, such as 145.50'],
  [{ price_1: '1.005' }, 'price_1', 'Price 1 can have at most 2 decimals'],
  [{ min_2: '5' }, 'price_2', 'Price 2 is missing'],
  [{ price_2: '5' }, 'min_2', 'Slab 2 needs a minimum quantity, because the slab before it has no maximum'],
  [{ min_1: '1.5' }, 'min_1', 'The quantities of slab 1 must be whole numbers'],
  [{ max_1: '9', price_4: '5', min_4: '9' }, 'min_1', 'The quantities of slab 1 and slab 4 overlap'],
  [{ price_4: '0', min_4: '9', max_1: '8' }, 'price_4', 'Price 4 must be greater than 0'],
  [{ spec_1_key: 'Size' }, 'spec_1_value', 'Every specification needs a name and a value'],
  [{ spec_7_value: 'L' }, 'spec_7_key', 'Every specification needs a name and a value'],
  [
    { spec_9_key: 'Size', spec_9_value: 'x'.repeat(201) },
    'spec_9_value',
    'The value of a specification can have at most 200 characters',
  ],
  [{ image_1: '' }, 'image_1', 'Add at least one picture'],
])('%j is told with its column', (row, column, message) => {
  expect(problemsIn(row)).toEqual([{ column, message }])
})

test.each([
  [{ unit: '' }, 'fields.empty', { field: 'unit' }],
  [{ price_4: '0', min_4: '9', max_1: '8' }, 'priceSlabs.notAboveZero', { price: 4 }],
  [{ max_1: '9', price_4: '5', min_4: '9' }, 'priceSlabs.overlap', { slab: 1, other: 4 }],
  [{ spec_1_key: 'Size' }, 'rules.specificationParts', {}],
  [{ image_1: '' }, 'rules.picture', {}],
])('%j is told by name, for other languages', (row, name, parameters) => {
  const [problem] = namedIn(row) ?? []
  expect(problem?.sentence).toEqual({ name, parameters })
})

test('a name that is too long ends with a whole sign, so that its row can be stored', () => {
  const [row] = rowsIn(fileOf([{ product_name: `${'x'.repeat(99)}😀`, image_1: `${'y'.repeat(499)}😀` }]))
  expect(row?.product_name).toBe('x'.repeat(99))
  expect(JSON.stringify(row)).toMatch(/^((?!\\ud[89a-f]).)*$/)
})

test('all problems of a row are listed at once', () => {
  const problems = problemsIn({ product_name: '', unit: '', stock: 'x', price_1: '', image_1: '' })
  expect(problems?.map(({ column }) => column).sort()).toEqual([
    'image_1',
    'price_1',
    'product_name',
    'stock',
    'unit',
  ])
})

test('a column that is not known is left out, and named', () => {
  const file = readFile(fileOf([{ hsn: '6109' }], [...importColumns(), 'hsn', problemColumn]))
  if ('problem' in file) throw new Error(file.problem.content)
  expect(file.count).toBe(1)
  expect(unknownColumns(file.columns)).toEqual(['hsn'])
})

test('a row that is longer than the columns is wrong', () => {
  const csv = fileOf([{}]).replace(/\r\n$/, ',more\r\n')
  expect(rowsIn(csv)[0]).toMatchObject({
    product: null,
    problems: [{ column: null, message: 'This row has cells that stand under no column' }],
  })
})

const head = importColumns().join()
test.each([
  ['', 'The file is empty.'],
  ['\ufeff\r\n\r\n', 'The file is empty.'],
  [head, 'The file holds no products.'],
  [`${head}\r\n,,,\r\n`, 'The file holds no products.'],
  [
    head.replace('price_1', 'price'),
    'The column "price_1" is missing. The template shows it. The file has "price", which the template does not know.',
  ],
  [`${head},unit\r\n`, 'The column "unit" is there twice.'],
  [head.replace('unit,', ''), 'The column "unit" is missing. The template shows it.'],
  [`${head}\r\nBolt,"never closed\r\n`, 'A quotation mark that begins in row 2 is never closed.'],
  ['PK\u0003\u0004 a workbook', rules.csv.content],
  ['product_name\r\nna\ufffdve', rules.csv.content],
])('the file %.40j is refused: %s', (csv, sentence) => {
  expect(problemIn(csv)).toBe(sentence)
})

test('a file has at most 5,000 products', () => {
  expect(rowsIn(fileOf(Array(5_000).fill({})))).toHaveLength(5_000)
  expect(problemIn(fileOf(Array(5_001).fill({})))).toBe('A file can have at most 5,000 products.')
})

test.each(hostileFiles())('a file of nothing but %s is read to its end and refused', (_, csv, sentence) => {
  expect(problemIn(csv)).toBe(sentence)
})
