import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { getDocumentFile, listDocuments } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import type { Document } from './credit-draft.ts'
import { Documents } from './documents.tsx'

const bill: Document = {
  ...{ document_id: '0199aaaa-0000-7000-8000-000000000001', kind: 'INV', number: 'INV/26-27/0001' },
  ...{
    issued_on: '2026-11-20',
    total: 11_800,
    supply_state_code: '33',
    lines: [],
    credits: null,
    debits: null,
  },
  ...{ reason: null, needs_irn: false, irn: null, cancelled_at: null },
  tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
}
const note: Document = {
  ...bill,
  document_id: 'c',
  kind: 'CRN',
  number: 'INV/26-27/C0001',
  credits: bill.number,
}

function documents(me: 'buyer' | 'seller') {
  answer(listDocuments, () => ({ documents: [bill, note] }))
  const order = { order_id: 'VJ-00000001', delivery_status: 'Shipped' } as OrderDetails
  return show(<Documents order={order} me={me} />)
}

test('a seller chooses the copy of a bill; a credit note has none', async () => {
  const calls = answer(getDocumentFile, () => {
    throw new ApiError(404, 'There is no such document')
  })
  const { user } = documents('seller')
  await user.click(await screen.findByRole('button', { name: 'Duplicate for transporter: INV/26-27/0001' }))
  await user.click(screen.getByRole('button', { name: 'Triplicate for you: INV/26-27/0001' }))
  await expect.poll(() => calls.map(({ input }) => input.copy)).toEqual(['duplicate', 'triplicate'])
  expect(screen.queryByRole('button', { name: /^(Duplicate|Triplicate).*C0001/ })).toBeNull()
})

test('the buyer of a bill has its original alone', async () => {
  documents('buyer')
  expect(await screen.findByRole('button', { name: /^Download INV\/26-27\/0001/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Duplicate|Triplicate)/ })).toBeNull()
})
