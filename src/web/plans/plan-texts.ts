import { proPlan } from '#contract/sellers/plan.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const included = 'Included'
const unlimited = 'Unlimited'

/** The words of the price list and of the seller's own plan. */
export const planTexts = {
  heading: 'PRICING',
  title: 'Pricing',
  subtitle: 'Choose your best plan',
  description: `${proPlan.name} for sellers: ${rupeesShort(proPlan.price)} per year instead of ${rupeesShort(proPlan.insteadOf)}. Company webpage, unlimited product listing and inquiries, and the Seller Console.`,
  was: 'Before:',
  now: 'Now:',
  perYear: 'per year',
  features: [
    { name: 'Company Webpage', value: included },
    { name: 'Product Listing', value: unlimited },
    { name: 'Ad Spend', value: included },
    { name: 'Data & Reporting', value: included },
    { name: 'Receive Inquiries', value: unlimited },
    { name: 'Dedicated A/c Manager', value: included },
    { name: 'Access to the seller Console', value: included },
  ],
  featuresOf: (plan: string) => `What the ${plan} holds`,
  select: 'Select Package',
  questions: 'Questions',
  answers: [
    {
      question: 'How do I get the plan?',
      answer:
        'Sellers ask for it here. We then contact you about the payment, and the plan starts once it has come in.',
    },
    {
      question: 'How long does it run?',
      answer: `${proPlan.days} days. In its last ${proPlan.renewableDays} days you can ask for another year; it follows the first without a gap.`,
    },
    {
      question: 'Does the price include tax?',
      answer: `Yes. ${rupeesShort(proPlan.price)} is all you pay for a year.`,
    },
  ],
  paidBy: { upi: 'UPI', bank: 'Bank transfer', card: 'Card', cheque: 'Cheque', cash: 'Cash' },
  documentKinds: { INV: 'Tax invoice', CRN: 'Credit note' },
  askTitle: `Ask for the ${proPlan.name}?`,
  ask: `You send a request for the ${proPlan.name} at ${rupeesShort(proPlan.price)} for ${proPlan.days} days. Nothing is charged now: we contact you about the payment.`,
  keep: 'Not now',
  confirm: 'Send request',
  askError: 'The request could not be sent. Check your connection and try again.',
} as const

export const ownPlanTexts = {
  title: 'Plan',
  description: 'The plan of your shop: how long it runs, and what you have asked for.',
  error: 'Your plan could not be loaded.',
  none: 'No plan yet',
  noneHint: `The ${proPlan.name} costs ${rupeesShort(proPlan.price)} per year.`,
  seePlan: 'See the plan',
  states: { requested: 'Requested', active: 'Active', ended: 'Ended', declined: 'Declined' },
  requested: (day: string) => `You asked for the plan on ${day}. We contact you about the payment.`,
  ended: (day: string) => `The plan ended on ${day}.`,
  declined: (reason: string) => `Your request was declined: ${reason}`,
  takenBack: (reason: string) => `The plan was taken back: ${reason}`,
  requestedOn: 'Requested on',
  activeFrom: 'Active from',
  activeUntil: 'Active until',
  endedOn: 'Ended on',
  paid: 'Paid',
  documents: 'Invoices',
  price: 'Price',
  priceOf: (price: string) => `${price} per year`,
  daysLeft: (days: number) => plural(days, { one: '1 day left', other: `${days} days left` }),
  renew: 'Ask for another year',
  again: 'Ask for the plan again',
  renewHint: `You can ask for another year in the last ${proPlan.renewableDays} days.`,
} as const
