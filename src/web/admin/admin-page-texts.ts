import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** Words of the smaller pages: reported reviews, plans, settings and the audit log. */
export const reportsTexts = {
  title: 'Reported reviews',
  lead: 'Reviews that users reported as wrong or abusive.',
  statuses: { open: 'Waiting', resolved: 'Decided' },
  list: 'Reports',
  reviewOf: (product: string) => `Review of ${product}`,
  by: (name: string) => `by ${name}`,
  noComment: 'No comment, only stars',
  saidBy: (name: string, day: string) => `${name} reported on ${day}`,
  hide: 'Hide review',
  dismiss: 'Keep review',
  hideOf: (product: string) => `Hide review of ${product}`,
  dismissOf: (product: string) => `Keep review of ${product}`,
  hideTitle: 'Hide this review',
  hideText:
    'Its author reads the reason. The photos are deleted for good; stars and words can be shown again.',
  quick: [
    'Insults or threatens somebody.',
    'Is about something else than the product.',
    'Gives away private data.',
    'Advertises something.',
  ],
  restore: 'Show again',
  restoreOf: (product: string) => `Show again: the review of ${product}`,
  hidden: 'Review hidden',
  kept: 'Review kept',
  decided: (by: string, day: string) => `${by}, ${day}`,
} as const

const sameName = (sellers: number) =>
  plural(sellers, {
    one: 'Another verified seller has this name.',
    other: `${grouped(sellers)} verified sellers have this name.`,
  })

export const changesTexts = {
  title: 'Changes of sellers',
  lead: 'New names and GST numbers of verified sellers, and names on their bills. Until you approve one, the former stands.',
  statuses: { pending: 'Waiting', approved: 'Approved', declined: 'Declined' },
  list: 'Changes',
  fields: {
    company_name: 'Company name',
    gst_number: 'GST number',
    registration_names: 'Name on bills',
  },
  ofNumber: (gstin: string) => `GST number ${gstin}`,
  tradeName: 'Trade name',
  none: 'none',
  from: 'Now',
  to: 'New',
  same: {
    company_name: sameName,
    registration_names: sameName,
    gst_number: (_: number) => 'Another verified seller has this GST number.',
  },
  goodCheck: 'The check digit is right.',
  badCheck: 'The check digit is wrong.',
  lookAlike: 'Some letters only look like those of the Latin alphabet.',
  approve: 'Approve',
  approveOf: (value: string) => `Approve: ${value}`,
  decline: 'Decline',
  declineOf: (value: string) => `Decline: ${value}`,
  declineTitle: 'Decline the change',
  declineText: (former: string) => `${former} stays. The seller reads the reason.`,
  quick: ['The GST certificate names another company.', 'The number could not be found.'],
  decided: (by: string, day: string) => `Decided by ${by} on ${day}`,
} as const

export const settingsTexts = {
  title: 'Settings',
  lead: 'What the public is told about the operator. An empty field hides what it is about.',
  fields: {
    company_name: ['Company name', 'Shown in the footer'],
    company_address: ['Company address', 'Shown in the footer'],
    company_gstin: ['GST number of the company', 'Plans are billed under it'],
    invoice_prefix: ['Prefix of invoices', 'At most four characters: VANJ makes VANJ/26-27/0001'],
    support_phone: ['Support phone', 'Such as +91 98765 43210'],
    chat_link: ['Chat link', 'Begins with https://'],
    grievance_officer: ['Grievance officer', 'The person whom buyers may write to'],
    grievance_email: ['Email of the grievance officer', ''],
    press_name: ['Press name', 'The paper or site under "Featured On"'],
    press_link: ['Press link', 'Begins with https://'],
  },
  save: 'Save settings',
  unchanged: 'Nothing was changed.',
  loadError: 'The settings could not be loaded.',
} as const

export const auditTexts = {
  title: 'Audit log',
  lead: 'Every decision, and every look at an account, an application or a document. Entries are never changed or deleted.',
  actor: 'Actor',
  action: 'Action',
  subject: 'Subject',
  request: 'Request id',
  by: (name: string) => `by ${name}`,
  requestOf: (id: string) => `Request ${id}`,
  from: 'From',
  to: 'To',
  find: 'Search',
  clear: 'Clear',
  nothingYet: 'No decisions yet.',
} as const
