import type { billingSettings } from '#contract/sellers/plan.ts'

const missing: Readonly<Record<(typeof billingSettings)[number], string>> = {
  company_name: 'company name',
  company_address: 'company address',
  company_gstin: 'GST number of the company',
  invoice_prefix: 'prefix of invoices',
}

export const adminPlansTexts = {
  title: 'Plan requests',
  lead: 'A plan runs for 365 days from the day it is marked as paid.',
  statuses: { requested: 'Waiting', active: 'Active', ended: 'Ended', declined: 'Declined' },
  list: 'Plans',
  asked: (day: string) => `Asked on ${day}`,
  runs: (from: string, until: string) => `${from} to ${until}`,
  paid: 'Mark as paid',
  paidOf: (name: string) => `Mark as paid: ${name}`,
  paidTitle: 'Mark as paid',
  paidText: (name: string, price: string) =>
    `${name} has paid ${price}. The plan starts now and runs for 365 days.`,
  by: (name: string) => `Marked by ${name}`,
  paidBy: 'Paid by',
  choose: 'Choose how',
  reference: 'Reference',
  referenceHint: 'Of the bank, the card or the cheque. Cash has none.',
  paidOn: 'Paid on',
  decline: 'Decline',
  declineOf: (name: string) => `Decline: ${name}`,
  declineTitle: 'Decline the request',
  declineText: (name: string) => `${name} reads the reason and may ask again.`,
  declineReasons: ['The payment has not arrived.', 'The amount that arrived is not that of the plan.'],
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name}`,
  takeBackTitle: 'Take the plan back',
  takeBackText: (name: string) =>
    `The plan of ${name} ends now, and a credit note is issued for its invoice. Money that was paid is returned outside of this site.`,
  takeBackReasons: ['The payment was returned.', 'The plan was marked as paid by mistake.'],
  bill: 'Issue invoice',
  billOf: (name: string) => `Issue invoice: ${name}`,
  missing: (names: readonly (keyof typeof missing)[]) =>
    `Plans are not billed yet. The settings lack: ${names.map((name) => missing[name]).join(', ')}.`,
  settings: 'Open the settings',
  reason: (text: string) => `Reason: ${text}`,
} as const
