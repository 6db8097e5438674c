/**
 * What is kept as JSON for years, one sample of each version that was ever written, the oldest first. The last one has
 * every key that is known today. Samples are never changed: what was written stays written.
 */
const party = {
  ...{ name: 'Kovai Mills Private Limited', trade_name: '', address: '14 Avinashi Road, Coimbatore' },
  ...{ pin: '641004', state_code: '33', gstin: '33AABCK1234F1Z3' },
}
const buyer = {
  ...party,
  name: 'Ganesh Stores',
  gstin: '',
  address: '27 Bazaar Street, Madurai',
  pin: '625001',
}

const firstParticulars = {
  ...{ seller: party, buyer, ship_to: buyer },
  ...{ order_day: '2026-11-23', po_number: 'PO/7', note: 'Ring first' },
}
const upi = 'upi://pay?pa=kovai@upi&pn=Kovai%20Mills&am=5192.00&cu=INR'
const states = { '33': { name: 'Tamil Nadu', has_utgst: false } }
const lastParticulars = { ...firstParticulars, upi, payment: 'Paid by UPI on 23 Nov 2026', states }

const to_pay = {
  terms: { advance_bp: 3_000, rest: 'credit', credit_days: 30 },
  ...{ debited_paise: 0, credited_paise: 0, claimed_paise: 0, refund_due_paise: 0 },
  paid: [{ kind: 'advance', amount_paise: 155_760, paid_on: '2026-11-23' }],
  parts: [{ amount_paise: 363_440, when: 'credit', is_due: false, due_on: '2026-12-23' }],
  payee: {
    ...{ payee_id: '7d3c2c1e-0000-4000-8000-000000000000', name: 'Kovai Mills', vpa: 'kovai@upi' },
    ...{ bank: 'HDFC Bank', ifsc: 'HDFC0001234', account_number_end: '6789' },
  },
}
const payingParticulars = { ...lastParticulars, to_pay }

const transport = {
  ...{ mode: 'road', transporter_name: 'VRL Logistics', transporter_id: '', doc_no: 'LR-7781' },
  ...{ doc_date: '2026-11-23', vehicle_no: 'TN38AB1234', vehicle_kind: 'R', distance_km: 460, packages: 12 },
  ...{ expected_on: null, ewb_no: '', ewb_on: null },
}
const line = {
  ...{ line_number: 1, product_name: 'Cement bag', hsn_code: '252329', gst_rate_bp: 1800, unit_code: 'BAG' },
  ...{ quantity: 300, unit_price_paise: 46_500, taxable_paise: 11_822_034, cgst_paise: 1_063_983 },
  ...{ sgst_paise: 1_063_983, igst_paise: 0, total_paise: 13_950_000 },
}
const firstChallan = {
  ...{ order_id: 'VO-7Q2K9X4M', seq: 1, particulars: firstParticulars, supply_state_code: '33' },
  ...{ is_inter_state: false, is_tax_known: true, bill: 'INV/26-27/0001', transport, lines: [line] },
}
const firstReceipt = {
  ...{
    order_id: 'VO-7Q2K9X4M',
    particulars: firstParticulars,
    supply_state_code: '33',
    goods: ['Cement bag'],
  },
  ...{ amount_paise: 5_760_000, method: 'upi', reference: '432198765012', paid_on: '2026-11-23' },
}
const firstDelivery = {
  ...{ state: 'Tamil Nadu', city: 'Madurai', postal_code: '625001', ship_address: '27 Bazaar Street' },
  ...{ po_number: null, note: null, ship_to: null, bill_gstin: null, bill_name: null, bill_address: null },
  ...{ bill_pin: null, bill_state_code: null },
}

/** By table and column, each with what was new in it. */
export const frozen = {
  'invoices.particulars': [
    { version: 'the first', value: firstParticulars },
    { version: 'the code to pay', value: { ...firstParticulars, upi } },
    { version: 'bills of plans, names of states', value: lastParticulars },
    { version: 'terms, what was paid before, the payee', value: payingParticulars },
  ],
  'challans.facts': [
    { version: 'the first', value: firstChallan },
    {
      version: 'discounts, goods that are sent again',
      value: {
        ...{ ...firstChallan, particulars: lastParticulars, replaces: 'VT-7Q2K9X4M' },
        lines: [{ ...line, discount_paise: 0 }],
      },
    },
    {
      version: 'the payment of the bill',
      value: {
        ...{ ...firstChallan, particulars: payingParticulars, replaces: 'VT-7Q2K9X4M' },
        lines: [{ ...line, discount_paise: 0 }],
      },
    },
  ],
  'receipts.facts': [
    { version: 'the first', value: firstReceipt },
    {
      version: 'composition shops',
      value: { ...firstReceipt, particulars: lastParticulars, is_composition: true },
    },
    {
      version: 'the payment of the bill',
      value: { ...firstReceipt, particulars: payingParticulars, is_composition: true },
    },
  ],
  'deal_offers.delivery': [
    { version: 'the first', value: firstDelivery },
    { version: 'the name of a third party', value: { ...firstDelivery, ship_name: 'Balaji Traders' } },
  ],
  'orders.terms': [{ version: 'the first', value: { advance_bp: 3_000, rest: 'credit', credit_days: 30 } }],
} as const
