/** Words of the smaller pages: reported reviews, plans, settings and the audit log. */
export const reportsTexts = {
  title: 'Reported reviews',
  lead: 'People said that something is wrong with these reviews.',
  statuses: { open: 'Waiting', resolved: 'Decided' },
  list: 'Reports',
  reviewOf: (product: string) => `Review of ${product}`,
  by: (name: string) => `by ${name}`,
  noComment: 'Stars alone, no comment',
  saidBy: (name: string, day: string) => `${name} reported on ${day}`,
  hide: 'Hide review',
  dismiss: 'Keep review',
  hideOf: (product: string) => `Hide the review of ${product}`,
  dismissOf: (product: string) => `Keep the review of ${product}`,
  hidden: 'Review hidden',
  kept: 'Review kept',
  decided: (by: string, day: string) => `${by}, ${day}`,
} as const

export const plansTexts = {
  title: 'Plan requests',
  lead: 'A plan runs for 365 days from the day it is marked as paid.',
  statuses: { requested: 'Waiting', active: 'Active', ended: 'Ended' },
  list: 'Plans',
  asked: (day: string) => `Asked on ${day}`,
  runs: (from: string, until: string) => `${from} to ${until}`,
  paid: 'Mark as paid',
  paidOf: (name: string) => `Mark as paid: ${name}`,
  paidTitle: 'Mark as paid',
  paidText: (name: string, price: string) =>
    `${name} has paid ${price}. The plan starts now and runs for 365 days.`,
  by: (name: string) => `Marked by ${name}`,
} as const

export const settingsTexts = {
  title: 'Settings',
  lead: 'What the public is told about the operator. An empty field hides what it is about.',
  fields: {
    company_name: ['Company name', 'Stands in the footer'],
    company_address: ['Company address', 'Stands in the footer'],
    support_phone: ['Support phone', 'Such as +91 98765 43210'],
    chat_link: ['Chat link', 'Begins with https://'],
    grievance_officer: ['Grievance officer', 'The person whom buyers may write to'],
    grievance_email: ['Email of the grievance officer', ''],
    press_name: ['Press name', 'The paper or site under "Featured On"'],
    press_link: ['Press link', 'Begins with https://'],
  },
  save: 'Save settings',
  unchanged: 'Nothing was changed.',
  loadFault: 'The settings could not be loaded.',
} as const

export const auditTexts = {
  title: 'Audit log',
  lead: 'Who decided or looked at what. Rows are never changed or deleted.',
  actor: 'Actor',
  action: 'Action',
  subject: 'Subject',
  request: 'Request id',
  from: 'From',
  to: 'To',
  find: 'Search',
  clear: 'Clear',
  nothingYet: 'Nothing was decided yet.',
} as const
