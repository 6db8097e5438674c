import { brand } from '#contract/products/brand.ts'
import type { SellerCheck } from '#contract/sellers/seller-evidence.ts'
import { plural } from '#web/ui/language.ts'

type Words = {
  readonly what: string
  /** Where it came out otherwise. */
  readonly otherwise?: string
  readonly limit: string
}

/** The words of what stands behind 'Verified'. */
export const evidenceTexts = {
  title: 'What was checked',
  loadError: 'What was checked could not be loaded.',
  approved: (day: string) =>
    `A person at ${brand.name} read this supplier's papers and approved it on ${day}.`,
  approvedBefore: `A person at ${brand.name} approved this supplier before we kept a list of checks. What is below follows from its GST number.`,
  notVerified: `Nobody at ${brand.name} has approved this supplier.`,
  none: 'No single check is written down for this supplier yet.',
  method: {
    computed: (day: string) => `Worked out by our computer on ${day}`,
    reviewer: (day: string) => `Read in the paper by our reviewer on ${day}`,
    directory: (day: string) => `Asked at the GST portal on ${day}`,
  },
  until: (day: string) => `, valid until ${day}`,
  over: (day: string) => `Ran out on ${day}. It has not been checked again.`,
  changed: 'No longer counts: the supplier has changed what was checked.',
  limit: 'Does not prove:',
  results: { good: 'In order', warning: 'Not in order', unknown: 'Not known' },
  old: 'No longer valid',
  register: {
    status: (status: string) => `The register says: ${status}`,
    trade: (name: string) => `Trade name: ${name}`,
    since: (day: string) => `Registered since ${day}`,
  },
  service: {
    title: 'How it serves',
    window: (days: number) =>
      `The last ${days} days, counted by our computer. Orders among the supplier's own accounts are left out.`,
    notYet: 'Not counted yet.',
    answers: 'First answer',
    answersIn: (time: string, cases: string) => `in ${time} of shop hours (${cases} enquiries)`,
    withinDay: 'Answered within 24 hours',
    sent: 'Sent by the promised day',
    cancelled: 'Cancelled by the supplier',
    disputes: 'Orders with a problem',
    lost: (count: string) => `${count} decided against the supplier`,
    again: 'Buyers who came again',
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
    hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    hint: 'Shop hours are 10 am to 7 pm, Monday to Saturday, without holidays.',
  },
  close:
    'No check promises good goods or safe payment. For a first order, ask for a GST invoice and start small.',
  checks: {
    gst_directory: {
      what: 'GST portal verified: the number is active in the GST register',
      otherwise: 'GST number is not active in the GST register',
      limit: 'that the person you talk to is the owner of this business.',
    },
    gst_form: {
      what: 'GST number is written as a GST number is',
      otherwise: 'GST number is not written as a GST number is',
      limit: 'that this number exists or is active.',
    },
    gst_digit: {
      what: 'Last character of the GST number fits the rest',
      otherwise: 'Last character of the GST number does not fit the rest',
      limit: 'that the number belongs to this supplier. It shows that it was not mistyped.',
    },
    gst_state_pin: {
      what: 'GST number and PIN code are of one state',
      otherwise: 'GST number and PIN code are of different states',
      limit: 'that the supplier works at this address.',
    },
    pan_in_gst: {
      what: 'PAN inside the GST number is a possible one',
      otherwise: 'PAN inside the GST number is not a possible one',
      limit: 'that the tax office gave this PAN to this supplier.',
    },
    pan_document: {
      what: 'PAN card was read',
      limit: 'that the card is genuine. We saw a picture of it.',
    },
    address_document: {
      what: 'Paper with the business address was read',
      limit: 'that the supplier is still there. Nobody from us went there.',
    },
    udyam: {
      what: 'MSME (Udyam) certificate was read',
      limit: 'that the registration is still in force.',
    },
    bank_name: {
      what: 'Bank details of the application were read',
      limit: 'that the account is open or in the name of this business. No money was sent to try it.',
    },
  } satisfies Record<SellerCheck['kind'], Words>,
} as const
