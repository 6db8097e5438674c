/**
 * What is kept about a person, as people think of it. The notice has words for each; the server says of each table to which
 * it belongs and what becomes of it when its person leaves.
 */
export const dataKinds = [
  'account',
  'places',
  'safety',
  'consents',
  'news',
  'unfinished',
  'orders',
  'papers',
  'chats',
  'requirements',
  'reviews',
  'reports',
  'shop',
  'checks',
  'logs',
] as const
export type DataKind = (typeof dataKinds)[number]

/** What becomes of a kind when its person leaves: all of it goes, a part, or nothing. */
export const afterLeaving = {
  account: 'goes',
  places: 'goes',
  safety: 'goes',
  consents: 'stays',
  news: 'goes',
  unfinished: 'goes',
  orders: 'partly',
  papers: 'stays',
  chats: 'partly',
  requirements: 'goes',
  reviews: 'partly',
  reports: 'partly',
  shop: 'partly',
  checks: 'goes',
  logs: 'partly',
} as const satisfies Record<DataKind, 'goes' | 'partly' | 'stays'>

/** Years that books and their vouchers are kept, after the financial year (Companies Act 2013, section 128(5)). */
export const bookYears = 8
/** How long some kinds stay anyway; logs by rule 8(3) of the DPDP Rules 2025. */
export const keptDays = { notifications: 180, devices: 400, logs: 365, backups: 90 } as const
