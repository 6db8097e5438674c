/** A bill of an order as its page reads it, and papers of every kind. */
export const invoice = {
  document_id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'INV',
  number: 'INV/26-27/0001',
  issued_on: '2026-11-20',
  total: 11_800,
  tax: { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
  supply_state_code: '24',
  lines: [
    {
      line_number: 1,
      product_name: 'Cotton crew-neck T-shirt',
      quantity: 100,
      unit_price: 118,
      total: 11_800,
    },
  ],
  credits: null,
  debits: null,
  reason: null,
  needs_irn: false,
  irn: null,
  cancelled_at: null,
}
export const papers = [
  { ...invoice, cancelled_at: '2026-11-20T06:00:00.000Z', reason: 'Wrong buyer' },
  {
    ...invoice,
    document_id: '0199aaaa-0000-7000-8000-000000000002',
    number: 'INV/26-27/0002',
    needs_irn: true,
  },
  {
    ...invoice,
    document_id: '0199aaaa-0000-7000-8000-000000000003',
    kind: 'CRN',
    number: 'INV/26-27/C0001',
    credits: 'INV/26-27/0002',
    reason: 'Two bags came torn',
    total: 236,
    lines: [
      { line_number: 1, product_name: 'Cotton crew-neck T-shirt', quantity: 2, unit_price: 118, total: 236 },
    ],
  },
]
