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
    lines: [
      {
        ...{ line_number: 1, product_name: 'Cement', hsn_code: '2523', gst_rate_bp: 1800 },
        ...{ quantity: 20, unit: 'bag', unit_price: 590, total: 11_800 },
      },
    ],
  }))
  preview()
  expect(await screen.findByText('Tax invoice KC/26-27/0006')).toBeTruthy()
  expect(screen.getByText('20 bags · HSN 2523 · GST 18 %')).toBeTruthy()
  expect(screen.getByText('₹10,000.00')).toBeTruthy()
})
