import { assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { getBooks } from '#contract/books/books.ts'
import { getCaseForm, openCase } from '#contract/cases/case.ts'
import { discountOf, takenOff, valueOfPieces } from '#contract/samples/taken-off.ts'
import { getDocument } from '#server/documents/issue.queries.ts'
import { paperOf, sheetOf } from '#server/documents/paper.rules.ts'
import { aSampledProduct } from '#server/testing/samples/samples.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const paise = (rupees: number) => Math.round(rupees * 100)

/** A sample that is paid and billed, and the first order off which it is taken, billed as well. */
async function aFirstOrder() {
  const product = await aSampledProduct(testApp)
  const sampleId = await product.paid()
  const sampleBill = await product.bill(sampleId)
  const orderId = await product.place()
  const firstBill = await product.bill(orderId)
  return { ...product, sampleId, sampleBill, orderId, firstBill }
}

test('the invoice of the first order is less by the sample, with its tax', async () => {
  const { sampleBill, firstBill, money, sampleId, orderId } = await aFirstOrder()
  expect(sampleBill).toMatchObject({ total: 150, tax: { taxable: 127.12, cgst: 11.44, sgst: 11.44 } })
  expect(firstBill).toMatchObject({ total: 325.3, tax: { taxable: 275.68, igst: 49.62 } })
  expect(await money(sampleId)).toMatchObject({ payable: 150, paid: 150, open: 0, refund_due: 0 })
  expect(await money(orderId)).toMatchObject({ payable: 325.3, paid: 0, open: 325.3, refund_due: 0 })
})

test('its paper says what is taken off and why; that of the sample has nothing of it', async () => {
  const { sampleBill, firstBill } = await aFirstOrder()
  const paper = async (id: string) => paperOf(sheetOf(await getDocument(testApp.db, id)), 'original')
  const first = await paper(firstBill.document_id)
  expect(first.lines.rows[0]).toEqual([
    '1',
    expect.stringMatching(/\nLess discount ₹150\.00$/),
    '610910',
    '10 PCS',
    '47.53',
    '275.68',
    '18',
    '49.62',
    '325.30',
  ])
  expect(first.notes).toContain(
    'The discount is the price of a sample, agreed on before the supply (CGST Act, s. 15(3)).',
  )
  const sample = await paper(sampleBill.document_id)
  expect(sample.lines.rows[0]?.[1]).not.toContain('discount')
})

test('credit notes over parts of it come to the invoice, and what was paid comes back to the paisa', async () => {
  const { orderId, firstBill, credit, pay, money } = await aFirstOrder()
  await pay(orderId, 325.3)
  const notes = [await credit(orderId, 3), await credit(orderId, 3), await credit(orderId, 4)]
  const sum = (of: (each: typeof firstBill) => number) =>
    notes.reduce((all, note) => all + paise(of(note)), 0)
  expect(sum(({ total }) => total)).toBe(paise(firstBill.total))
  expect(sum(({ tax }) => tax.taxable)).toBe(paise(firstBill.tax.taxable))
  expect(sum(({ tax }) => tax.igst)).toBe(paise(firstBill.tax.igst))
  expect(await money(orderId)).toMatchObject({ payable: 0, paid: 325.3, open: 0, refund_due: 325.3 })
})

test('the books of the month are the invoices without the credit notes', async () => {
  const { seller, sampleBill, firstBill, orderId, credit } = await aFirstOrder()
  const note = await credit(orderId, 7)
  const month = firstBill.issued_on.slice(0, 7)
  const { books } = await testApp.as(seller)(getBooks, { month })
  const [sums] = books.flatMap((book) => book.sums)
  const of = (read: (each: typeof note) => number) =>
    paise(read(sampleBill)) + paise(read(firstBill)) - paise(read(note))
  expect(paise(sums?.total ?? 0)).toBe(of(({ total }) => total))
  expect(paise(sums?.taxable ?? 0)).toBe(of(({ tax }) => tax.taxable))
})

test('a sample that was credited in part takes off what is left of it', async () => {
  const { paid, bill, credit, place, read, state } = await aSampledProduct(testApp)
  const sampleId = await paid()
  await bill(sampleId)
  await credit(sampleId, 1)
  expect(await state()).toMatchObject({ state: 'waits' })
  expect(await read(await place())).toMatchObject({ total_cost: 475.3 })
})

test('a problem with goods of the first order is about what they cost', async () => {
  const { buyer, orderId, set } = await aFirstOrder()
  await set(orderId, 'Delivered')
  const { lines } = await testApp.as(buyer)(getCaseForm, { orderId })
  expect(lines).toMatchObject([{ unit_price: 47.53, discount: 150 }])
  const draft = { kind: 'damaged' as const, orderId, lines: [{ line_number: 1, quantity: 3 }] }
  const opened = await testApp.as(buyer)(openCase, { ...draft, words: 'Three are broken', wish: 'refund' })
  expect(opened).toMatchObject({ case: { value: 97.59 } })
})

test('what is taken off is the sample or nothing, and its parts are all of it', () => {
  const numbers = tuple(
    integer({ min: 100, max: 1e9 }),
    integer({ min: 1, max: 1e9 }),
    integer({ min: 1, max: 1e6 }),
    integer({ min: 1, max: 1e6 }),
  )
  assert(
    property(numbers, ([sample, price, quantity, minimum]) => {
      const total_paise = price * quantity
      const discount_paise = takenOff(sample, { quantity, minimum, total_paise })
      expect([0, sample]).toContain(discount_paise)
      expect(total_paise - discount_paise).toBeGreaterThan(0)
      expect(discountOf({ discount_paise, quantity }, quantity)).toBe(discount_paise)
      expect(discountOf({ discount_paise, quantity }, 0)).toBe(0)
      const line = { unit_price: price / 100, discount: discount_paise / 100, quantity }
      expect(valueOfPieces(line, quantity)).toBe(total_paise - discount_paise)
    }),
  )
})
