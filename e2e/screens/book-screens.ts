import type { Page } from '@playwright/test'
import type { Book, BookDocument, Books } from '#contract/books/books.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const books = '**/api/seller/books?*'
const documents = '**/api/seller/books/*/documents*'

export const amounts = (total: number) => ({
  taxable: total - Math.round(total * 15.254_24) / 100,
  cgst: 0,
  sgst: 0,
  igst: Math.round(total * 15.254_24) / 100,
  total,
})

export const aDocument = (place: number): BookDocument => ({
  document_id: `0199bbbb-0000-7000-8000-${String(place).padStart(12, '0')}`,
  order_id: 'VJ-7Q2K9X4M',
  kind: place % 7 === 0 ? 'CRN' : 'INV',
  number: `INV/26-27/${String(place).padStart(4, '0')}`,
  issued_on: '2026-10-14',
  buyer: place % 3 === 0 ? 'श्री गणेश एवं पुत्र ट्रेडिंग कंपनी' : 'Ring Road Stores & Sons Private Limited, Surat',
  buyer_gstin: place % 2 === 0 ? '33AABCU9603R1ZU' : '',
  parts: [{ section: 'b2b', ...amounts(11_800) }],
  total: 12_900,
  is_cancelled: place % 5 === 0,
  waits_for_irn: place % 4 === 0,
  expected_irn: place % 4 === 0 ? 'ab12'.repeat(16) : null,
  irn: null,
})

const aBook = (gstin: string): Book => ({
  gstin,
  legal_name: 'Kovai Mills Private Limited',
  scheme: 'regular',
  sums: (['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'] as const).map((section, place) => ({
    section,
    documents: 4_000 - place * 700,
    ...amounts(section.startsWith('cdn') ? -12_34_567.5 : 9_87_65_432.5),
  })),
  documents: [],
  documents_in_all: 5_000,
  cancelled: 3,
  problems: ['books.hsnTooShort', 'books.irnMissing', 'books.buyerGstin'].map((name, place) => ({
    document_id: aDocument(place).document_id,
    order_id: 'VJ-7Q2K9X4M',
    number: `INV/26-27/000${place}`,
    line_number: 1,
    product_name: 'Lateral pipe of 16 mm',
    content: `INV/26-27/000${place}, line 1 (Lateral pipe of 16 mm): your turnover asks for an HSN code of 6 digits. Please correct the turnover under GST and invoices if it is wrong, else credit the invoice and bill the order again with the longer code.`,
    sentence: { name, parameters: {} },
  })),
  problems_in_all: 240,
  e_invoices: { waiting: 1_250, due_on: '2026-10-31' },
})

const aMonth: Omit<Books, 'success'> = {
  month: '2026-10',
  first_month: '2025-04',
  books: [aBook('33AABCK0007F1ZD'), aBook('23AABCK0007F1ZE')],
  receipts: { payments: 1_204, received: 8_76_54_321.5, refunded: 45_000 },
  has_portal: true,
  exports: (['gstr1.json', 'sales.csv', 'hsn.csv'] as const).map((kind) => ({
    kind,
    gstin: '33AABCK0007F1ZD',
    made_at: '2026-11-01T05:10:00.000Z',
    rows: 5_000,
    sha256: 'c0ffee'.padEnd(64, '0'),
  })),
}

const quiet: Book = {
  ...aBook('33AABCK0007F1ZD'),
  ...{ sums: [], documents_in_all: 0, cancelled: 0, problems: [], problems_in_all: 0 },
  e_invoices: { waiting: 0, due_on: null },
}
const calm = { payments: 0, received: 0, refunded: 0 }

const links = {
  links: (['open', 'ended', 'taken_back'] as const).map((state, place) => ({
    link_id: aDocument(place).document_id,
    month: '2026-10',
    name: 'Sharma, Iyer & Associates, Chartered Accountants, Coimbatore',
    ends_on: '2026-12-24',
    state,
    created_at: '2026-11-01T05:10:00.000Z',
    looks: place * 12,
    last_look_at: place === 0 ? null : '2026-11-03T08:40:00.000Z',
  })),
}
const looks = {
  looks: (['month', 'documents', 'tally.zip', 'gstr1.json'] as const).map((what, place) => ({
    look_id: aDocument(place).document_id,
    looked_at: '2026-11-03T08:40:00.000Z',
    what,
    device: 'Chrome on Windows',
    sentence: { name: 'devices.both', parameters: { browser: 'Chrome', system: 'Windows' } },
    network: '103.21.58',
  })),
  total: 120,
  next: null,
}

export const partyCall = '**/api/users/party-names?*'
export const parties = {
  parties: Array.from({ length: 30 }, (_, place) => ({
    party: `33AABCU${9600 + place}R1ZU`,
    name:
      place === 1 ? 'Shree Venkateshwara Agricultural Implements and Irrigation Supplies' : 'Ganesh Stores',
    gstin: place === 2 ? '' : `33AABCU${9600 + place}R1ZU`,
    own_name: place === 0 ? 'Ganesh (Madurai)' : null,
    usual_name: `Ganesh Stores (33AABCU${9600 + place}R1ZU)`,
  })),
  total: 412,
}

const shows = (month: object) => async (page: Page) => {
  await answers(books, month).before(page)
  await answers('**/api/seller/book-links', links).before(page)
  await answers('**/api/seller/book-links/*/looks*', looks).before(page)
  await answers(documents, {
    documents: Array.from({ length: 50 }, (_, place) => aDocument(place)),
    next: 'more',
  }).before(page)
}

const here = { route: '/seller_console/books', as: 'seller' } as const

const linkedCall = '**/api/book-link/books*'
const linked = { route: '/book_link', as: 'visitor', at: '/book_link#a-key' } as const

/** A month of a shop. */
export const bookScreens: readonly Screen[] = [
  here,
  { ...here, state: 'of a long month', before: shows(aMonth) },
  {
    ...here,
    state: 'with the documents of a sum',
    before: shows(aMonth),
    lead: opens(/^To buyers with a GST number/),
  },
  {
    ...here,
    state: 'with what waits for its IRN',
    before: shows(aMonth),
    lead: opens('Show them'),
  },
  {
    ...here,
    state: 'with the names of ledgers',
    before: shows(aMonth),
    lead: opens('Ledger names'),
  },
  {
    ...here,
    state: 'with the names of parties',
    before: async (page) => {
      await shows(aMonth)(page)
      await answers(partyCall, parties).before(page)
    },
    lead: opens('Party names'),
  },
  {
    ...here,
    state: 'under the composition scheme',
    before: shows({
      ...aMonth,
      books: [
        {
          ...quiet,
          scheme: 'composition',
          documents_in_all: 2,
          sums: [{ section: 'composition', documents: 2, ...amounts(500) }],
        },
      ],
    }),
  },
  {
    ...here,
    state: 'of an empty month',
    before: shows({ ...aMonth, first_month: null, books: [quiet], receipts: calm, exports: [] }),
  },
  {
    ...here,
    state: 'without a registration',
    before: shows({ ...aMonth, first_month: null, books: [], receipts: calm, exports: [] }),
  },
  { ...here, state: 'making a link', before: shows(aMonth), lead: opens('Make a link') },
  { ...here, state: 'with the looks by a link', before: shows(aMonth), lead: opens(/^Looks by/) },
  { ...here, state: 'about to take a link back', before: shows(aMonth), lead: opens(/^Take back the link/) },
  { ...here, ...loads(books) },
  { ...here, ...fails(books) },
  { ...linked, ...answers(linkedCall, { ...aMonth, shop: 'Kovai Mills & Sons', ends_on: '2026-12-24' }) },
  {
    ...linked,
    state: 'that has ended',
    fails: true,
    before: (page) =>
      page.route(linkedCall, (route) =>
        route.fulfill({ status: 404, json: { success: false, content: 'This link has ended.' } }),
      ),
  },
  { ...linked, ...loads(linkedCall) },
  { ...linked, ...fails(linkedCall) },
]
