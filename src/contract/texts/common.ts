import { sentences } from './sentences.ts'

export const things = {
  address: 'Address',
  application: 'Application',
  billing: 'Billing profile',
  blog: 'Blog',
  book: 'Book',
  party: 'Party',
  case: 'Problem',
  change: 'Change',
  chat: 'Chat',
  bankRate: 'Bank rate',
  decision: 'Decision',
  content: 'Content',
  document: 'Document',
  entry: 'Entry',
  file: 'File',
  import: 'Import',
  link: 'Link',
  list: 'List',
  notification: 'Notification',
  offer: 'Offer',
  order: 'Order',
  payment: 'Payment',
  picture: 'Picture',
  plan: 'Plan',
  priceCorrection: 'Price correction',
  product: 'Product',
  quote: 'Quote',
  report: 'Report',
  signal: 'Signal',
  requirement: 'Requirement',
  review: 'Review',
  seller: 'Seller',
  search: 'Search',
  session: 'Session',
  shipment: 'Shipment',
  sitemap: 'Sitemap',
  user: 'User',
}
/** Things that may not exist. */
export type Thing = keyof typeof things

const changing = {
  address: 'This address',
  application: 'This application',
  billing: 'This billing profile',
  blog: 'This post',
  bankRate: 'This bank rate',
  content: 'This entry',
  ewayLimit: 'This limit',
  khataTerms: 'This account',
  product: 'This product',
  profile: 'Your profile',
  registration: 'This GST registration',
  settings: 'The settings',
}
/** Things that one person edits while another may edit them too. */
export type Changing = keyof typeof changing

const changedSince = (what: string) => `${what} was changed since you opened it. Please look at it again.`

/** Sentences of all features. */
export const common = sentences('common', {
  notFound: ({ thing }: { thing: Thing }) => `${things[thing]} not found`,
  logInAgain: 'Please log in again',
  suspended: 'This account is suspended. Please contact support.',
  forbidden: 'Your account may not do that',
  tooOften: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'We cannot do this right now. Please try again in a moment.',
  failed: 'Something went wrong on our side. Please try again.',
  changed: ({ thing }: { thing: Changing }) => changedSince(changing[thing]),
  changedByName: ({ name }: { name: string }) => changedSince(name),
  noAddress: 'There is nothing at this address.',
  noPage: 'This page of the list does not exist. Please start from the first.',
})
