import { sentences } from './sentences.ts'

/** The heads of a file of orders. */
export const orderFile = sentences('orderFile', {
  orderId: 'Order ID',
  products: 'Products',
  quantities: 'Quantities',
  date: 'Date',
  status: 'Status',
  total: 'Total',
  buyerName: 'Buyer Name',
  buyerEmail: 'Buyer Email',
  buyerPhone: 'Buyer Phone',
  buyerGstNumber: 'Buyer GST Number',
  placeOfSupply: 'Place of Supply',
  hsnCodes: 'HSN Codes',
  gstRates: 'GST Rates (%)',
  taxableValue: 'Taxable Value',
  cgst: 'CGST',
  sgst: 'SGST/UTGST',
  igst: 'IGST',
  buyerPoNumber: 'Buyer PO Number',
})
