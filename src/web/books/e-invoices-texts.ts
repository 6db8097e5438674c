import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** Invoices that wait for the number of the invoice portal. */
export const eInvoicesTexts = {
  title: 'E-invoices',
  waiting: (count: number) =>
    plural(count, {
      one: '1 invoice waits for its IRN',
      other: `${grouped(count)} invoices wait for their IRN`,
    }),
  hint: 'Above ₹5 crore of turnover in any year since 2017-18, an invoice to a registered buyer counts only with the number (IRN) of the invoice portal.',
  dueOn: (day: string) =>
    `From ₹10 crore on the portal takes an invoice for 30 days: the first is due on ${day}.`,
  show: 'Show them',
  step: 'Upload the file at the invoice portal (einvoice1.gst.gov.in), then give us its answer.',
  choose: 'Import the answer',
  chooseFile: 'The answer of the invoice portal',
  importError: 'The answer could not be imported. Check your connection and try again.',
  unreadable: 'This file could not be read. Please choose the JSON file of the portal.',
  request: 'Get IRN',
  requestOf: (number: string) => `Get IRN of ${number}`,
  requestError: 'The IRN could not be requested. Check your connection and try again.',
  expected: (irn: string) => `Expected IRN ${irn}`,
  irn: (irn: string) => `IRN ${irn}`,
} as const
