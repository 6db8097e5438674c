import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listBookLinks, makeBookLink } from '#contract/books/book-links.ts'
import { type Book, type Books, listBookDocuments } from '#contract/books/books.ts'
import { importIrns } from '#contract/books/e-invoices.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { BookLinks } from './book-links.tsx'
import { BookOf } from './book-of.tsx'
import { ownSource } from './own-source.ts'

const gstin = '33AABCK0007F1ZD'
const sum = { taxable: 10_000, cgst: 900, sgst: 900, igst: 0, total: 11_800 }

const aBook = (more: Partial<Book> = {}): Book => ({
  gstin,
  legal_name: 'Kovai Mills',
  scheme: 'regular',
  sums: [
    { section: 'b2b', documents: 1, ...sum },
    { section: 'cdnr', documents: 1, ...sum, taxable: -0.1, cgst: 0, sgst: 0, total: -0.1 },
  ],
  documents: [],
  documents_in_all: 2,
  cancelled: 0,
  problems: [],
  problems_in_all: 0,
  e_invoices: { waiting: 0, due_on: null },
  ...more,
})

const month = (book: Book): Omit<Books, 'success'> => ({
  month: '2026-10',
  first_month: '2026-04',
  books: [book],
  receipts: { payments: 0, received: 0, refunded: 0 },
  has_portal: false,
  exports: [],
})

function page(book: Book) {
  const changes: string[] = []
  const shown = show(
    <BookOf
      month={month(book)}
      chosen=""
      source={ownSource('2026-10')}
      onChoose={() => undefined}
      onChanged={() => changes.push('changed')}
    />,
    { as: { user_id: '7' } },
  )
  return { ...shown, changes }
}

test('every sum opens the documents that it comes from, each with the way to its order', async () => {
  const calls = answer(listBookDocuments, () => ({
    documents: [
      {
        document_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
        order_id: 'VJ-7Q2K9X4M',
        kind: 'INV' as const,
        number: 'INV/26-27/0001',
        issued_on: '2026-10-14',
        buyer: 'Ring Road Stores & Sons',
        buyer_gstin: '',
        parts: [{ section: 'b2b' as const, ...sum }],
        total: 11_800,
        is_cancelled: false,
        waits_for_irn: false,
        expected_irn: null,
        irn: null,
      },
    ],
    next: null,
  }))
  const { user } = page(aBook())
  expect(screen.getByText('₹11,799.90')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^To buyers with a GST number/ }))
  const dialog = await screen.findByRole('dialog')
  const link = await within(dialog).findByRole('link', { name: 'INV/26-27/0001' })
  expect(link.getAttribute('href')).toContain('VJ-7Q2K9X4M')
  expect(calls.map(({ input }) => input)).toEqual([{ month: '2026-10', gstin, part: 'b2b' }])
})

test('what the portal would refuse says what to do and leads there', () => {
  page(
    aBook({
      problems: [
        {
          document_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
          order_id: 'VJ-7Q2K9X4M',
          number: 'INV/26-27/0001',
          line_number: 1,
          product_name: 'Pipe',
          content: 'INV/26-27/0001, line 1 (Pipe): the HSN code is too short.',
          sentence: { name: 'books.hsnTooShort', parameters: {} },
        },
      ],
      problems_in_all: 1,
    }),
  )
  expect(screen.getByText(/the HSN code is too short/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toContain('VJ-7Q2K9X4M')
  expect(screen.getByRole('link', { name: 'GST and invoices' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /GSTR-1 as it was billed/ })).toBeTruthy()
})

test("the portal's answer is imported as the file that was chosen", async () => {
  const calls = answer(importIrns, () => ({ content: 'Done', taken: 1, left: 0 }))
  const { user, changes } = page(aBook({ e_invoices: { waiting: 1, due_on: '2026-11-13' } }))
  expect(screen.getByText(/1 invoice waits for its IRN/).textContent).toContain('13 Nov 2026')
  const input = screen.getByLabelText('The answer of the invoice portal')
  await user.upload(input, new File(['[{"Irn":"a"}]'], 'answer.json', { type: 'application/json' }))
  await expect.poll(() => changes).toEqual(['changed'])
  expect(calls.map(({ input }) => input)).toEqual([{ answers: '[{"Irn":"a"}]' }])
})

test('a link is made for a name and a day, and its key is shown once', async () => {
  answer(listBookLinks, () => ({ links: [] }))
  const calls = answer(makeBookLink, ({ name, ends_on }) => ({
    content: 'Made',
    key: 'the-key',
    link: {
      link_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
      month: '2026-10',
      name: String(name),
      ends_on: String(ends_on),
      state: 'open' as const,
      created_at: '2026-11-01T05:10:00.000Z',
      looks: 0,
      last_look_at: null,
    },
  }))
  const { user } = show(<BookLinks month="2026-10" />, { as: { user_id: '7' } })
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  await user.click(screen.getByRole('button', { name: 'Make link' }))
  expect(calls).toEqual([])
  await user.type(screen.getByLabelText('For whom', { exact: false }), 'Sharma & Co')
  await user.click(screen.getByRole('button', { name: 'Make link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link')
  expect(link.value).toMatch(/\/book_link#the-key$/)
  expect(calls).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByLabelText('Link')).toBeNull()
})
