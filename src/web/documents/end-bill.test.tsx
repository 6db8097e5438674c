import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancelInvoice, listDocuments } from '#contract/documents/document.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { EndBill } from './end-bill.tsx'

type Document = ReplyOf<typeof listDocuments>['documents'][number]

const aBill = (more: Partial<Document> = {}): Document => ({
  ...{ document_id: '0199aaaa-0000-7000-8000-000000000001', kind: 'INV', number: 'INV/26-27/0001' },
  ...{ issued_on: dayInIndia(new Date()), total: 11_800, supply_state_code: '33', cancelled_at: null },
  tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
  lines: [{ line_number: 1, product_name: 'Cement', quantity: 20, unit_price: 590, total: 11_800 }],
  ...{ credits: null, debits: null, reason: null, needs_irn: false, irn: null },
  ...more,
})

const history = [
  { delivery_status: 'Cancelled', reason: 'Ordered by mistake', at: '2026-11-23T06:00:00.000Z' },
]

function ofCancelled(bill: Document, road: object = {}) {
  answer(listDocuments, () => ({ documents: [bill] }))
  const order = { order_id: 'VJ-00000001', delivery_status: 'Cancelled', history, road }
  const changed: string[] = []
  const onChanged = () => changed.push('changed')
  return { changed, ...show(<EndBill order={order as unknown as OrderDetails} onChanged={onChanged} />) }
}

const cancelling = () => screen.queryByRole('button', { name: 'Cancel invoice' })

test('the invoice of today is cancelled with the order that was cancelled', async () => {
  const calls = answer(cancelInvoice, () => ({
    content: 'INV/26-27/0001 is cancelled',
    document: aBill({ cancelled_at: '2026-11-23T06:00:00.000Z' }),
  }))
  const { user, changed } = ofCancelled(aBill())
  await user.click(await screen.findByRole('button', { name: 'Cancel invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'The order was cancelled.' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }))
  await expect.poll(() => changed).toEqual(['changed'])
  expect(calls.map(({ input }) => input)).toMatchObject([{ reason: 'The order was cancelled.' }])
})

test('its seller may credit it instead, with the reason of the buyer', async () => {
  const { user } = ofCancelled(aBill())
  await user.click(await screen.findByRole('button', { name: 'Issue credit note' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Order cancelled: Ordered by mistake')
})

test.each([
  ['of an earlier day', aBill({ issued_on: '2026-11-01' }), {}],
  ['with a number of the portal', aBill({ irn: 'a'.repeat(64) }), {}],
  ['whose goods have left', aBill(), { dispatch: { ordered: 20, sent: 20, received: 0 } }],
])('an invoice %s is credited alone', async (_name, bill, road) => {
  ofCancelled(bill, road)
  await screen.findByRole('button', { name: 'Issue credit note' })
  expect(cancelling()).toBeNull()
})
