import { sentences } from '#contract/texts/sentences.ts'

/** The heads of the operator's ledger. */
export const operatorLedger = sentences('operatorLedger', {
  day: 'Date',
  seller: 'Seller',
  sellerGstNumber: 'Seller GST Number',
  buyer: 'Buyer',
  order: 'Order ID',
  kind: 'Kind',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
})
