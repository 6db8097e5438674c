import { sentences } from './sentences.ts'

/** What the rules of signing up and in, and of the own account, say beside what `fields` says of any field. */
export const accounts = sentences('accounts', {
  codeDigits: ({ digits }: { digits: number }) => `Please enter the ${digits} digits of the code`,
  currentPassword: 'Please enter your current password',
  email: 'Email is not valid',
  gstNumber: 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  newPassword: 'Please enter a new password',
  password: 'Please enter your password',
  phone: 'Phone number must be valid',
  pinCode: 'Indian PIN codes have six digits and do not begin with 0',
  terms: 'terms and conditions must be accepted',
})
