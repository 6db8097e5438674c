import type { UdyamActivity, UdyamClass } from '#contract/khata/due.ts'
import type { TaxRegistration, Turnover } from '#contract/sellers/tax-registration.ts'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'

type Names = NonNullable<TaxRegistration['waiting_names']>

type Series = Pick<TaxRegistration, 'last_number' | 'next_number'>

/** The words of the page 'GST and invoices'. */
export const sellerTaxTexts = {
  title: 'GST and invoices',
  description: 'The GST registrations of your shop and how its invoices are numbered.',
  error: 'Your GST registrations could not be loaded.',
  intro:
    'New orders are sold under the registration that is in use. Orders that are there already keep theirs.',
  add: 'Add registration',
  addTitle: 'New GST registration',
  editTitle: 'Change the registration',
  edit: 'Edit',
  editOf: (gstin: string) => `Edit the registration ${gstin}`,
  inUse: 'Used for new invoices',
  use: 'Use for new invoices',
  useOf: (gstin: string) => `Use ${gstin} for new invoices`,
  used: (gstin: string) => `New orders are sold under ${gstin}.`,
  state: 'State',
  tradeName: 'Trade name',
  tradeNameHint: 'If buyers know you by another name',
  namesWait: ({ legal_name, trade_name }: Names, printed: string) =>
    `${trade_name === '' ? legal_name : `${legal_name} (${trade_name})`} waits for our check. Until then ${printed === '' ? 'no bill can be issued' : 'bills print the name above'}.`,
  address: 'Principal place of business',
  pinHint: 'Six digits, for example 641602',
  scheme: 'Scheme',
  schemes: { regular: 'Regular', composition: 'Composition' } satisfies Record<TaxScheme, string>,
  compositionHint:
    'Under the composition scheme you issue bills of supply, no tax invoices. You charge no GST, and you may only sell within your own state: orders to other states are refused.',
  turnover: 'Turnover of the business in a year',
  turnovers: {
    up_to_5: 'Up to ₹5 crore',
    '5_to_10': 'Above ₹5 crore, up to ₹10 crore',
    above_10: 'Above ₹10 crore',
  } satisfies Record<Turnover, string>,
  digits: {
    up_to_5: 'HSN codes need at least 4 digits.',
    '5_to_10': 'HSN codes need 6 digits, and invoices to businesses an IRN from the e-invoice portal.',
    above_10:
      'HSN codes need 6 digits, and invoices to businesses an IRN from the e-invoice portal within 30 days.',
  } satisfies Record<Turnover, string>,
  prefix: 'Prefix of the invoice numbers',
  prefixHint: 'Capital letters and digits, four at most. Another prefix begins a series of its own at 1.',
  sample: 'Your next series begins with',
  numbers: 'Invoice numbers',
  series: ({ last_number: last, next_number: next }: Series) =>
    [
      next === null ? 'This series is full: please choose another prefix.' : `Next: ${next}`,
      ...(last === null ? [] : [`Last: ${last}`]),
    ].join('\n'),
  udyam: 'Udyam number',
  udyamHint:
    'Of micro, small and medium enterprises, such as UDYAM-TN-03-0012345. The khata counts days and interest of the MSMED Act from it.',
  udyamClass: 'Class in the Udyam certificate',
  udyamClasses: {
    micro: 'Micro (investment up to ₹2.5 crore, turnover up to ₹10 crore)',
    small: 'Small (investment up to ₹25 crore, turnover up to ₹100 crore)',
    medium: 'Medium (investment up to ₹125 crore, turnover up to ₹500 crore)',
  } satisfies Record<UdyamClass, string>,
  udyamActivity: 'Main activity in the Udyam certificate',
  udyamActivities: {
    manufacturing: 'Manufacturing',
    services: 'Services',
    trading: 'Trading',
  } satisfies Record<UdyamActivity, string>,
  choose: 'Choose',
  save: 'Save',
  saved: 'The registration is saved.',
  password: 'Your password',
  passwordHint: 'So that nobody who only has your open browser can change how your shop bills.',
  useTitle: 'Use for new invoices',
  useText: (gstin: string) => `New orders are sold under ${gstin} then.`,
  keep: 'Go back',
  saveError: 'The registration could not be saved. Check your connection and try again.',
  noPin: 'Please add the PIN code of the place of business: invoices need it.',
  empty: 'No GST registration yet',
  emptyHint:
    'Without a registration you issue no tax invoices and charge no GST, and buyers cannot claim tax for what you sell.',
} as const
