import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { previewInvoice } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { IssuePreview } from './issue-preview.tsx'

const preview = (more: Partial<OrderDetails> = {}) => {
  const buyer = { full_name: 'Meena Kumari', company_name: null }
  const order = { order_id: 'VJ-00000001', buyer, total_cost: 11_800, ...more }
  show(<IssuePreview order={order as unknown as OrderDetails} draft={{ orderId: order.order_id }} />)
}

test('a seller reads before issuing whom the invoice bills, with which tax, and opens the paper', () => {
  preview({
    supply_state_code: '33',
    tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
    bill_to: {
      gstin: '33AABCK1234F1ZV',
      legal_name: 'Ring Road Stores',
      address: '12 Ring Road',
      pin: '600001',
      state_code: '33',
    },
  })
  for (const words of ['Ring Road Stores', '33AABCK1234F1ZV', '₹10,000.00', '₹11,800.00'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Download Preview of the invoice/ })).toBeTruthy()
})

test('a buyer without a GST number is named as such before the invoice is issued', () => {
  preview()
  expect(screen.getByText('Meena Kumari')).toBeTruthy()
  expect(screen.getByText('Without a GST number')).toBeTruthy()
})

test('number, lines and tax stand there before the number is taken', async () => {
  answer(previewInvoice, () => ({
    ...{ kind: 'INV' as const, number: 'KC/26-27/0006', total: 11_800, supply_state_code: '33' },
    tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
    payment: {
      ...{ terms: { advance_bp: 3_000, rest: 'credit' as const, credit_days: 30 }, paid: 3_000, due: 540 },
      ...{ left: 8_800, due_on: null },
    },
    lines: [
      {
        ...{ line_number: 1, product_name: 'Cement', hsn_code: '2523', gst_rate_bp: 1800 },
        ...{ quantity: 20, unit: 'bag', unit_code: 'BAG', unit_price: 590, total: 11_800 },
      },
    ],
  }))
  preview()
  expect(await screen.findByText('Tax invoice KC/26-27/0006')).toBeTruthy()
  expect(screen.getByText('20 bags (BAG) · HSN 2523 · GST 18 %')).toBeTruthy()
  expect(screen.getByText('₹10,000.00')).toBeTruthy()
  expect(
    screen.getByText(
      'Payment: 30 % in advance, rest 30 days after delivery · ₹3,000.00 paid before · ₹8,800.00 left to pay · ₹540.00 due now',
    ),
  ).toBeTruthy()
})

test('a unit that GST has no code for is named before the number is taken, with where to change it', async () => {
  const line = { product_name: 'Rice', hsn_code: '1006', gst_rate_bp: 500, quantity: 2, unit_price: 590 }
  answer(previewInvoice, () => ({
    ...{ kind: 'INV' as const, number: 'KC/26-27/0006', total: 11_800, supply_state_code: '33' },
    tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
    lines: [
      { ...line, line_number: 1, unit: 'jhola', unit_code: 'OTH', total: 1_180 },
      { ...line, line_number: 2, unit: 'lot', unit_code: 'OTH', total: 1_180 },
    ],
  }))
  const ordered_items = [{}, { is_freight: true }] as unknown as OrderDetails['ordered_items']
  preview({ ordered_items })
  expect(await screen.findByText(/^The invoice will say OTH \(others\) for the unit 'jhola'\./)).toBeTruthy()
  expect(screen.getByText(/choose it below under 'Correct HSN code, GST rate or unit'/)).toBeTruthy()
  expect(screen.queryByText(/for the unit 'lot'/)).toBeNull()
})
