import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { cancelInvoice, issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { Documents } from './documents.tsx'

const anInvoice = (
  more: Partial<ReplyOf<typeof listDocuments>['documents'][number]> = {},
): ReplyOf<typeof listDocuments>['documents'][number] => ({
  document_id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'INV',
  number: 'INV/26-27/0001',
  issued_on: '2026-11-23',
  total: 11_800,
  tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
  supply_state_code: '33',
  lines: [],
  credits: null,
  debits: null,
  reason: null,
  needs_irn: false,
  irn: null,
  cancelled_at: null,
  ...more,
})

type User = ReturnType<typeof show>['user']

const anOrder = (more: Partial<OrderDetails> = {}) =>
  ({
    order_id: 'VJ-00000001',
    delivery_status: 'Confirmed',
    supply_state_code: '33',
    address: { ship_address: '4 Ring Road', city: 'Surat', state: 'Gujarat', postal_code: '395003' },
    history: [],
    ordered_items: [],
    buyer: { full_name: 'Meena Kumari', company_name: null },
    total_cost: 11_800,
    ...more,
  }) as unknown as OrderDetails
const documents = (me: 'buyer' | 'seller', order = anOrder()) => show(<Documents order={order} me={me} />)
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const issue = () => screen.queryByRole('button', { name: 'Issue invoice' })
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

test('a seller is asked before the invoice of an order is issued, which then stands there', async () => {
  const issued: ReturnType<typeof anInvoice>[] = []
  answer(listDocuments, () => ({ documents: issued }))
  const calls = answer(issueInvoice, () => {
    issued.push(anInvoice())
    return { content: 'INV/26-27/0001 is issued', document: anInvoice() }
  })
  const { user } = documents('seller')
  await press(user, 'Issue invoice')
  await press(user, 'Not yet')
  expect(calls).toHaveLength(0)
  await press(user, 'Issue invoice')
  await press(user, 'Yes, issue it')
  expect(await screen.findByRole('button', { name: /^Download INV\/26-27\/0001/ })).toBeTruthy()
  expect(calls).toHaveLength(1)
  expect(issue()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download Proforma invoice' })).toBeNull()
})

test('a seller says code and rate of goods that are not listed, while the invoice is issued', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  const calls = answer(issueInvoice, () => ({ content: 'Issued', document: anInvoice() }))
  const ordered_items = [
    { product_name: 'Cotton shirts', hsn_code: '6109', gst_rate_bp: 500 },
    { product_name: 'Steel hooks, made to order' },
  ] as OrderDetails['ordered_items']
  const { user } = documents('seller', anOrder({ ordered_items }))
  await press(user, 'Issue invoice')
  const hooks = within(screen.getByRole('group', { name: 'Steel hooks, made to order' }))
  expect(screen.queryByRole('group', { name: 'Cotton shirts' })).toBeNull()
  await user.type(hooks.getByRole('textbox', { name: 'HSN code' }), '7326')
  await user.selectOptions(hooks.getByRole('combobox', { name: 'GST rate' }), '18 %')
  await press(user, 'Yes, issue it')
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ orderId: 'VJ-00000001', lines: [{ line_number: 2, hsn_code: '7326', gst_rate_bp: 1800 }] }])
})

test('what another tab has issued stands there once this one is refused', async () => {
  const issued: ReturnType<typeof anInvoice>[] = []
  answer(listDocuments, () => ({ documents: issued }))
  answer(issueInvoice, () => {
    issued.push(anInvoice())
    throw new ApiError(409, 'This order is already billed by INV/26-27/0001.')
  })
  const { user } = documents('seller')
  await press(user, 'Issue invoice')
  await press(user, 'Yes, issue it')
  expect(await screen.findByRole('button', { name: /^Download INV\/26-27\/0001/ })).toBeTruthy()
  await expect.poll(() => [issue(), screen.queryByRole('dialog')]).toEqual([null, null])
})

test('why an invoice cannot be issued is shown', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  answer(issueInvoice, () => {
    throw new ApiError(409, 'Please add the GST registration of your shop first, under GST and invoices.')
  })
  const { user } = documents('seller')
  await press(user, 'Issue invoice')
  await press(user, 'Yes, issue it')
  expect(await screen.findByText(/^Please add the GST registration of your shop first/)).toBeTruthy()
})

test('a buyer reads what is issued and issues nothing; a cancelled invoice says so', async () => {
  answer(listDocuments, () => ({ documents: [anInvoice({ cancelled_at: '2026-11-23T10:00:00.000Z' })] }))
  documents('buyer')
  expect(await screen.findByText(/Tax invoice · .+ · ₹11,800.* · Cancelled/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Proforma invoice' })).toBeTruthy()
  expect(issue()).toBeNull()
})

test('a cancelled order has no proforma of an invoice that will not come', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  documents('buyer', anOrder({ delivery_status: 'Cancelled' }))
  expect(await screen.findByText('No invoice was issued for this order.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download Proforma invoice' })).toBeNull()
})

const line = (line_number: number, product_name: string, quantity: number, total: number) => ({
  line_number,
  product_name,
  quantity,
  unit_price: total / quantity,
  total,
})
const billedLines = [line(1, 'Cement', 100, 46_500), line(2, 'Bricks', 1_000, 8_000)]
const aNote = anInvoice({
  document_id: '0199aaaa-0000-7000-8000-000000000002',
  kind: 'CRN',
  number: 'INV/26-27/C0001',
  credits: 'INV/26-27/0001',
  reason: 'Two came torn',
  lines: [line(1, 'Cement', 98, 45_570)],
})

test('a seller credits a part of an invoice, never more than is left, and sees what it comes to', async () => {
  answer(listDocuments, () => ({ documents: [anInvoice({ lines: billedLines }), aNote] }))
  const calls = answer(issueCreditNote, () => ({ content: 'INV/26-27/C0002 is issued', document: aNote }))
  const { user } = documents('seller')
  expect(await screen.findByText('Credits INV/26-27/0001 · Reason: Two came torn')).toBeTruthy()
  await press(user, 'Credit note for INV/26-27/0001')
  await screen.findByRole('dialog')
  const form = dialog('Credit note for INV/26-27/0001')
  await user.type(form.getByLabelText('Cement'), '3')
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Two came torn')
  await user.click(form.getByRole('button', { name: 'Issue credit note' }))
  expect(form.getByText('A whole number, at most 2')).toBeTruthy()
  await user.clear(form.getByLabelText('Cement'))
  await user.type(form.getByLabelText('Cement'), '2')
  await user.type(form.getByLabelText('Bricks'), '1,000')
  expect(form.getByText('Credit of ₹8,930.00 with GST')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('INV/26-27/C0002 is issued')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([
    {
      orderId: 'VJ-00000001',
      lines: [
        { line_number: 1, quantity: 2 },
        { line_number: 2, quantity: 1_000 },
      ],
      reason: 'Two came torn',
    },
  ])
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
})

test('an invoice is cancelled on its day alone, with a reason', async () => {
  const today = dayInIndia(new Date())
  const shown = [anInvoice({ issued_on: today, lines: billedLines })]
  answer(listDocuments, () => ({ documents: shown }))
  const calls = answer(cancelInvoice, () => ({
    content: 'INV/26-27/0001 is cancelled',
    document: anInvoice(),
  }))
  const { user, leave } = documents('seller')
  await press(user, 'Cancel invoice INV/26-27/0001')
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Wrong price or quantity.' }))
  await user.click(dialog('Cancel INV/26-27/0001?').getByRole('button', { name: 'Cancel invoice' }))
  expect(await screen.findByText('INV/26-27/0001 is cancelled')).toBeTruthy()
  expect(calls.map(({ input }) => input.reason)).toEqual(['Wrong price or quantity.'])
  leave()
  shown[0] = anInvoice({ issued_on: '2026-11-01', lines: billedLines })
  documents('seller')
  expect(await screen.findByRole('button', { name: 'Credit note for INV/26-27/0001' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel invoice INV/26-27/0001' })).toBeNull()
})

test('an invoice whose goods have left is not cancelled, whatever status the order has since', async () => {
  answer(listDocuments, () => ({
    documents: [anInvoice({ issued_on: dayInIndia(new Date()), lines: billedLines })],
  }))
  const road = { bill: null, dispatch: { ordered: 400, sent: 100, received: 0 } }
  documents('seller', anOrder({ road }))
  expect(await screen.findByRole('button', { name: 'Credit note for INV/26-27/0001' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel invoice INV/26-27/0001' })).toBeNull()
})

test('a dialog that is open stays where the next step of the page takes its button over', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  const { user, change } = documents('seller')
  await press(user, 'Issue invoice')
  expect(await screen.findByRole('dialog', { name: 'Issue the invoice now?' })).toBeTruthy()
  change(<Documents order={anOrder()} me="seller" issuesElsewhere />)
  expect(issue()).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Issue the invoice now?' })).toBeTruthy()
})

test('a state that the address does not say is chosen before the invoice is issued', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  const calls = answer(issueInvoice, () => ({ content: 'Issued', document: anInvoice() }))
  const nowhere = { ship_address: '4 Ring Road', city: 'Surat', state: 'Bharat', postal_code: '' }
  const { supply_state_code: _, ...order } = anOrder({ address: nowhere })
  const { user } = documents('seller', order as OrderDetails)
  await press(user, 'Issue invoice')
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yes, issue it' })
  expect(confirm.disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText(/Place of supply/), 'Gujarat (24)')
  await user.click(confirm)
  await expect.poll(() => calls.map(({ input }) => input.supply_state_code)).toEqual(['24'])
})

test('an order whose invoice is credited as a whole can be billed again', async () => {
  const all = { ...aNote, lines: billedLines }
  answer(listDocuments, () => ({ documents: [anInvoice({ lines: billedLines }), all] }))
  documents('seller')
  expect(await screen.findByRole('button', { name: 'Issue invoice' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Proforma invoice' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Credit note for INV/26-27/0001' })).toBeNull()
})

test('an invoice without its IRN says that it is a draft', async () => {
  answer(listDocuments, () => ({ documents: [anInvoice({ needs_irn: true })] }))
  documents('buyer')
  expect(await screen.findByText(/Draft, IRN pending/)).toBeTruthy()
  expect(screen.getByText(/is a draft until the portal has given its IRN/)).toBeTruthy()
})
