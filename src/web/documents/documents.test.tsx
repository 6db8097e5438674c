import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { issueInvoice, listDocuments } from '#contract/documents/document.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
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
  reason: null,
  needs_irn: false,
  irn: null,
  cancelled_at: null,
  ...more,
})

type User = ReturnType<typeof show>['user']

const documents = (canIssue: boolean) => show(<Documents orderId="VJ-00000001" canIssue={canIssue} />)
const issue = () => screen.queryByRole('button', { name: 'Issue invoice' })
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

test('a seller is asked before the invoice of an order is issued, which then stands there', async () => {
  const issued: ReturnType<typeof anInvoice>[] = []
  answer(listDocuments, () => ({ documents: issued }))
  const calls = answer(issueInvoice, () => {
    issued.push(anInvoice())
    return { content: 'INV/26-27/0001 is issued', document: anInvoice() }
  })
  const { user } = documents(true)
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

test('why an invoice cannot be issued is shown', async () => {
  answer(listDocuments, () => ({ documents: [] }))
  answer(issueInvoice, () => {
    throw new ApiError(409, 'Please add the GST registration of your shop first, under GST and invoices.')
  })
  const { user } = documents(true)
  await press(user, 'Issue invoice')
  await press(user, 'Yes, issue it')
  expect(await screen.findByText(/^Please add the GST registration of your shop first/)).toBeTruthy()
})

test('a buyer reads what is issued and issues nothing; a cancelled invoice says so', async () => {
  answer(listDocuments, () => ({ documents: [anInvoice({ cancelled_at: '2026-11-23T10:00:00.000Z' })] }))
  documents(false)
  expect(await screen.findByText(/Tax invoice · .+ · ₹11,800.* · Cancelled/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Proforma invoice' })).toBeTruthy()
  expect(issue()).toBeNull()
})
