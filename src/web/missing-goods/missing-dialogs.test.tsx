import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCaseForm, openCase } from '#contract/cases/case.ts'
import { creditCase } from '#contract/cases/case-files.ts'
import { issueCreditNote, listDocuments } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import type { MissingGoods, MissingProblem } from '#contract/order-road.ts'
import { listShipments, sendShipment } from '#contract/shipments/shipment.ts'
import { StepButton } from '#web/next-step/step-button.tsx'
import type { StepOpens } from '#web/next-step/step-dialog.tsx'
import { answer } from '#web/testing/server.ts'
import { aShipment, shipmentsOf } from '#web/testing/shipments.ts'
import { show } from '#web/testing/show.tsx'

const orderId = 'VJ-00000001'
const goods = { line_number: 1, product_name: 'Cement', unit: 'bag', quantity: 2 }
const unreported: MissingGoods = { unreported: [{ ...goods, kind: 'damaged' }], problems: [] }
const problemOf = (next: MissingProblem['next']): MissingGoods => ({
  unreported: [],
  problems: [{ case_id: 'VT-7Q2K9X4M', revision: 3, next, is_open: true, lines: [goods] }],
})

const paper = {
  document_id: '0199aaaa-0000-7000-8000-000000000001',
  ...{ kind: 'INV' as const, number: 'INV/26-27/0001', issued_on: '2026-11-20', total: 1_39_500 },
  tax: { taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  ...{
    supply_state_code: '33',
    credits: null,
    debits: null,
    reason: null,
    needs_irn: false,
    irn: null,
    cancelled_at: null,
  },
  lines: [{ line_number: 1, product_name: 'Cement', quantity: 300, unit_price: 465, total: 1_39_500 }],
}
const noteOf = (quantity: number) => ({
  ...{ ...paper, document_id: '0199aaaa-0000-7000-8000-000000000002', kind: 'CRN' as const },
  ...{ number: 'INV/26-27/C0001', credits: paper.number },
  lines: [{ line_number: 1, product_name: 'Cement', quantity, unit_price: 465, total: 465 * quantity }],
})

async function press(opens: StepOpens, missing: MissingGoods, me: 'buyer' | 'seller') {
  const reads: string[] = []
  const order = { order_id: orderId, road: { bill: null, missing } } as unknown as OrderDetails
  const onChanged = () => void reads.push('again')
  const page = show(<StepButton label="Go on" {...{ opens, order, me, onChanged }} />)
  await page.user.click(screen.getByRole('button', { name: 'Go on' }))
  return { ...page, reads }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const form = {
  ...{ me: 'buyer' as const, is_sent: true, is_delivered: true, promised_on: null, refund_due: 0, cases: [] },
  lines: [
    {
      ...{ line_number: 1, product_name: 'Cement', unit: 'bag', quantity: 300, unit_price: 465 },
      ...{ is_powder: false, delivered_on: null },
    },
  ],
}

test('a buyer reports torn goods without typing, and more of them beside the receipt', async () => {
  answer(getCaseForm, () => form)
  const calls = answer(openCase, () => {
    throw new Error('no line')
  })
  const { user } = await press('report', unreported, 'buyer')
  const report = await dialog('Something is wrong')
  const send = () => user.click(report.getByRole('button', { name: 'Send' }))
  await send()
  await expect.poll(() => calls.length).toBe(1)
  const field = report.getByRole('textbox', { name: /How many of Cement/ })
  await user.clear(field)
  await user.type(field, '3')
  await send()
  await expect.poll(() => calls.length).toBe(2)
  const [first, second] = calls.map(({ input }) => input)
  expect(first).toMatchObject({
    ...{ orderId, kind: 'damaged', wish: 'credit', words: 'Came damaged: 2 bags of Cement.', missing: true },
    lines: [{ line_number: 1, quantity: 2 }],
  })
  expect(second).toMatchObject({ lines: [{ line_number: 1, quantity: 3 }] })
  expect(second?.missing).toBeUndefined()
})

test('a seller issues the prepared note for a problem, and reads what is credited already', async () => {
  answer(listDocuments, () => ({ documents: [paper, noteOf(5)] }))
  const calls = answer(creditCase, () => ({ content: 'INV/26-27/C0002 is issued.', case: {} as never }))
  const { user, reads } = await press('credit', problemOf('credit'), 'seller')
  const note = await dialog('Credit note for INV/26-27/0001')
  expect(note.getByText('2 bags of Cement', { selector: 'p' })).toBeTruthy()
  expect(note.getByText('Credited already: 5 bags of Cement.')).toBeTruthy()
  expect(note.getByText('Credit of ₹930.00 with GST')).toBeTruthy()
  await user.click(note.getByRole('button', { name: 'Issue credit note' }))
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ caseId: 'VT-7Q2K9X4M', revision: 3, reason: '2 bags of Cement' }])
  await expect.poll(() => reads).toEqual(['again'])
})

test('a seller credits what the buyer has received torn and not reported', async () => {
  answer(listDocuments, () => ({ documents: [paper] }))
  const calls = answer(issueCreditNote, () => ({
    content: 'INV/26-27/C0001 is issued.',
    document: noteOf(2),
  }))
  const { user } = await press('credit', unreported, 'seller')
  const note = await dialog('Credit note for INV/26-27/0001')
  await user.click(note.getByRole('button', { name: 'Issue credit note' }))
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([
      { orderId, missing: true, reason: '2 bags of Cement', lines: [{ line_number: 1, quantity: 2 }] },
    ])
})

test('a note that another tab has issued is not prepared again', async () => {
  answer(listDocuments, () => ({ documents: [paper, noteOf(299)] }))
  const { reads } = await press('credit', problemOf('credit'), 'seller')
  await expect.poll(() => reads).toEqual(['again'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a seller sends again exactly what is missing', async () => {
  answer(listShipments, () => shipmentsOf([aShipment()], 100))
  const calls = answer(sendShipment, () => ({ content: 'Sent.', shipment_id: paper.document_id }))
  const { user } = await press('again', problemOf('send'), 'seller')
  const send = await dialog('Send goods')
  expect(send.getByRole<HTMLInputElement>('textbox', { name: 'Cement' }).value).toBe('2')
  await user.click(send.getByRole('button', { name: 'Send goods' }))
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toMatchObject([{ orderId, caseId: 'VT-7Q2K9X4M', lines: [{ line_number: 1, quantity: 2 }] }])
})
