import type { Page } from '@playwright/test'
import { answers, fails, loads, press, type Screen } from './screen.ts'

const desk = '/seller_console'
const anImport = (status: 'checked' | 'applying', more: object = {}) => ({
  import_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  file_name: 'Goods of the winter.csv',
  mode: 'add',
  source: 'file',
  status,
  problem: null,
  rows_total: 5_000,
  rows_done: 5_000,
  rows_wrong: 0,
  rows_chosen: 0,
  rows_known: 0,
  rows_changing: 0,
  rows_verified_again: 0,
  rows_repeated: 0,
  repeated_names: [],
  unknown_columns: [],
  pictures_missing: 0,
  missing_pictures: [],
  createdAt: '2026-11-20T06:30:00.000Z',
  ...more,
})
/** A line with a cell that is not sure, and one that may mean several products. */
const pastedRows = [
  {
    row: 5,
    product_name: 'Finolex FR wire 1.5 sqmm, 90 mtr coil, flame retardant, for houses and shops',
    problems: [],
    changes: [],
    asks_again: false,
    sources: [
      {
        column: 'product_name',
        value: 'Finolex FR wire 1.5 sqmm',
        piece: 'Finolex FR wire … 1.5 sqmm',
        confidence: 'likely',
      },
      {
        column: 'price_1',
        value: '1-9: ₹1480, 10+: ₹1450 + 18% GST',
        piece: '1480 (10+ 1450)',
        confidence: 'sure',
      },
      { column: 'unit', value: 'piece', piece: '', confidence: 'unsure' },
    ],
    candidates: [],
  },
  {
    row: 6,
    product_name: 'Gate valve 1 inch',
    problems: [{ column: 'product_name', message: 'More than one of your products may be meant' }],
    changes: [],
    asks_again: false,
    sources: [
      { column: 'product_name', value: 'Gate valve 1 inch', piece: 'Gate valve 1 inch', confidence: 'sure' },
    ],
    candidates: ['brass', 'steel, with a hand wheel and long screws'].map((kind, place) => ({
      product_id: `5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c1${place}`,
      product_name: `Gate valve 1 inch ${kind}`,
      price: 310,
    })),
  },
]
const imports = '**/api/seller/imports'
const isFile = (url: URL) => /\/imports\/[0-9a-f-]{36}$/.test(url.pathname)
const isRows = (url: URL) => url.pathname.endsWith('/rows')

/** An import that waits for a decision, or is being saved. */
const withImport = (theImport: ReturnType<typeof anImport>) => async (page: Page) => {
  const rows = [
    {
      row: 3,
      product_name: 'Lateral pipe of 16 mm',
      problems: [
        { column: 'price_1', message: 'Price 1 must be greater than 0' },
        { column: 'category_type', message: 'Choose a category from the list' },
      ],
      changes: [],
      asks_again: false,
      sources: [],
      candidates: [],
    },
    {
      row: 4,
      product_name: 'Drip emitter, 4 litres an hour, for orchards and long rows of vegetables',
      problems: [],
      changes: [
        { column: 'price_1', old: '4.50', new: '45.00', percent: 900 },
        { column: 'stock', old: null, new: '12000', percent: null },
      ],
      asks_again: true,
      sources: [],
      candidates: [],
    },
    ...(theImport.source === 'paste' ? pastedRows : []),
  ]
  await answers(imports, { imports: [theImport] }).before(page)
  await page.route(isFile, (route) => route.fulfill({ json: { success: true, import: theImport } }))
  await page.route(isRows, (route) =>
    route.fulfill({ json: { success: true, rows, total: rows.length, next: null } }),
  )
}

export const importScreens: readonly Screen[] = [
  { route: `${desk}/products/import`, as: 'seller' },
  { route: `${desk}/products/import`, as: 'seller', ...loads(imports) },
  { route: `${desk}/products/import`, as: 'seller', ...fails(imports) },
  {
    route: `${desk}/products/import`,
    state: 'with rows that are wrong',
    as: 'seller',
    before: withImport(
      anImport('checked', { rows_wrong: 1, pictures_missing: 1, missing_pictures: ['a.png'] }),
    ),
  },
  {
    route: `${desk}/products/import`,
    state: 'with a file of changes chosen',
    as: 'seller',
    lead: press('Change products'),
  },
  {
    route: `${desk}/products/import`,
    state: 'with changes to decide on',
    as: 'seller',
    before: withImport(
      anImport('checked', { mode: 'update', rows_wrong: 1, rows_changing: 1, rows_verified_again: 1 }),
    ),
  },
  {
    route: `${desk}/products/import`,
    state: 'with a place for a list',
    as: 'seller',
    lead: press('Paste a list'),
  },
  {
    route: `${desk}/products/import`,
    state: 'with a pasted list to decide on',
    as: 'seller',
    before: withImport(
      anImport('checked', {
        source: 'paste',
        mode: 'update',
        file_name: '',
        rows_wrong: 1,
        rows_changing: 1,
      }),
    ),
  },
  {
    route: `${desk}/products/import`,
    state: 'while the rows are saved',
    as: 'seller',
    before: withImport(anImport('applying', { rows_done: 2_150, rows_chosen: 5_000 })),
  },
]
