import { everyField, productFields } from '#contract/products/product-fields.ts'
import { withCommas } from './english.ts'
import { sentences } from './sentences.ts'

const nameOf = (field: keyof typeof productFields) => productFields[field].name

export const fieldNames = {
  ...everyField(nameOf),
  accountNumber: 'Account number',
  addons: 'Addons',
  address: 'Address',
  bankName: 'Bank name',
  blogContent: 'Content',
  blogPoint: 'A point',
  blogPointContent: 'The text of a point',
  blogSubpoint: 'A subpoint',
  blogTitle: 'Title',
  businessAddress: 'Business address',
  businessCategory: 'Business category',
  businessLicenseImage: 'The business license image',
  businessPincode: 'Business PIN code',
  businessType: 'Business type',
  city: 'City',
  comment: 'Comment',
  companyName: 'Company name',
  deliveryDays: 'Delivery days',
  fileName: 'The name of the file',
  fullName: 'Full Name',
  gstNumber: 'GST Number',
  ifscCode: 'IFSC code',
  legalName: 'Legal name',
  message: 'Message',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  metaTitle: 'Meta title',
  minimumQuantity: 'Minimum quantity',
  note: 'Note',
  password: 'Password',
  payeeName: 'Name of the account holder',
  pictureName: 'The name of a picture',
  poNumber: 'PO number',
  postalCode: 'Postal code',
  price: 'Price',
  productionCapabilities: 'Production capabilities',
  proprietorDocumentImage: 'The proprietor document image',
  quantity: 'Quantity',
  reason: 'Reason',
  reference: 'Reference',
  reply: 'Reply',
  requirementDetails: 'Details',
  revision: 'Revision',
  shippingAddress: 'Shipping address',
  source: 'Source',
  specialization: 'Specialization',
  specificationName: 'The name of a specification',
  specificationValue: 'The value of a specification',
  state: 'State',
  tradeName: 'Trade name',
  transportDocument: 'The LR number',
  transporterName: 'Transporter',
  website: 'Website',
}
export type FieldName = keyof typeof fieldNames
type Field = { field: FieldName }

/** Refusals that any field of its kind can have. */
export const fields = sentences('fields', {
  empty: ({ field }: Field) => `${fieldNames[field]} cannot be empty`,
  notText: ({ field }: Field) => `${fieldNames[field]} must be text`,
  tooLong: ({ field, limit }: Field & { limit: number }) =>
    `${fieldNames[field]} can have at most ${limit} characters`,
  unstorable: ({ field }: Field) => `${fieldNames[field]} holds a character that cannot be stored`,
  tooShort: ({ field, least }: Field & { least: number }) =>
    `${fieldNames[field]} must be at least ${least} characters long`,
  notWhole: ({ field }: Field) => `${fieldNames[field]} must be a whole number`,
  atLeast: ({ field, least }: Field & { least: number }) =>
    `${fieldNames[field]} must be at least ${withCommas(least)}`,
  atMost: ({ field, limit }: Field & { limit: number }) =>
    `${fieldNames[field]} can be at most ${withCommas(limit)}`,
  negative: ({ field }: Field) => `${fieldNames[field]} cannot be negative`,
  noCategory: 'Choose a category from the list',
  noGstRate: 'Choose a GST rate from the list',
  noHsnCode: 'An HSN code has 4, 6 or 8 digits, such as 6109',
  noRating: 'Choose a rating from 1 to 5',
  noUnitCode: 'Choose a unit code from the list',
  notDataUrl: ({ field }: Field) => `${fieldNames[field]} must be sent as a data-URL`,
  notSentAsText: ({ field }: Field) => `${fieldNames[field]} must be sent as text`,
})
