import { sentences } from './sentences.ts'

/** What the rules of a seller's application say beside what `fields` says of any field. */
export const applications = sentences('applications', {
  accountType: 'Choose an account type from the list',
  businessCategory: 'Choose a business category from the list',
  businessLicenseType: 'Choose a business license type from the list',
  businessType: 'Choose a business type from the list',
  businessTypeMissing: 'Please write your business type',
  proprietorDocumentType: 'Choose a proprietor document type from the list',
})
