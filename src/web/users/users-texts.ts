import { brand } from '#contract/products/brand.ts'
import { passwordHint } from './password-texts.ts'

/** Every word of sign-up and sign-in. */
export const usersTexts = {
  login: 'Login',
  logIn: 'Log In',
  noAccount: "Don't have an account?",
  loginDescription: `Log in to ${brand.name} with your phone number to buy in bulk, track your orders and trade all over India.`,
  signingIn: 'Logging you in',
  signUp: 'Sign Up',
  signUpDescription: `Open a free ${brand.name} account with your phone number and GST number: slab prices, one cart for many suppliers, every order tracked.`,
  haveAccount: 'Already have an account?',
  signingUp: 'Opening your account',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  phonePlaceholder: (dialCode: string) => (dialCode === '91' ? '+91 xxxxx-xxxxx' : `+${dialCode}`),
  phoneHint: 'You log in with this number.',
  countryCode: 'Country code',
  password: 'Password',
  passwordHint,
  passwordPlaceholder: 'Enter your Password',
  secondCode: 'Code of your authenticator app',
  secondCodeHint: 'Six digits, or a recovery code if you do not have the phone at hand',
  forgotPassword: 'Forgot password?',
  address: 'Address',
  addressHint: 'Shop or office, street, city and PIN code',
  gstNumber: 'GST number',
  legalName: 'Legal name',
  legalNameHint: 'As it stands in the GST registration',
  pin: 'PIN code',
  gstCheck:
    'The last character does not fit the others. Check for a typing mistake: bills need the right number.',
  termsBefore: 'I accept the',
  terms: 'terms and conditions',
  keptData: 'What we keep about you, and for how long',
  serverError: (message: string) => `Server side error: ${message}`,
  panelTitle: 'One account to buy and to sell',
  benefits: {
    slabs: ['Open slab prices', 'See what 50, 200 or 500 pieces cost before you ask.'],
    verified: [
      'Verified sellers',
      `${brand.name} checks the documents of a seller before the badge appears.`,
    ],
    tracking: ['Every order tracked', 'From Pending to Delivered, you are told at each step.'],
  },
} as const
