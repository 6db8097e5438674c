import { sentences } from './sentences.ts'

export const settings = sentences('settings', {
  saved: 'Settings saved',
  chatLink: 'The chat link begins with https://',
  companyAddress: 'The company address can have at most 500 characters',
  companyGstin: 'The GST number of the company is not valid',
  companyName: 'The company name can have at most 100 characters',
  grievanceEmail: 'The email of the grievance officer is not valid',
  grievanceOfficer: 'The name of the grievance officer can have at most 100 characters',
  pressLink: 'The press link begins with https://',
  pressName: 'The press name can have at most 100 characters',
  unstorable: 'The text holds a character that cannot be stored.',
  supportPhone: 'The support phone is a number such as +91 98765 43210',
})
