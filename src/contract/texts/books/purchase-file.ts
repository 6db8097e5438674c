import { sentences } from '#contract/texts/sentences.ts'

/** The heads of a buyer's file of a month that those of a seller have not. */
export const purchaseFile = sentences('purchaseFile', {
  supplier: 'Supplier',
  supplierGstNumber: 'Supplier GST Number',
  ownGstNumber: 'Billed To GST Number',
})
