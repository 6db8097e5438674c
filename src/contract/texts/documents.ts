import { inRupees, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Number = { number: string }

/** Invoices, bills of supply and credit notes. */
export const documents = sentences('documents', {
  issued: ({ number }: Number) => `${number} is issued`,
  cancelled: ({ number }: Number) => `${number} is cancelled`,
  orderCancelled: 'This order is cancelled, so there is nothing to bill.',
  alreadyBilled: ({ number }: Number) => `This order is already billed by ${number}.`,
  notBilled: 'This order has no invoice yet.',
  noRegistration: 'Please add the GST registration of your shop first, under GST and invoices.',
  sellerNotRegistered: 'The seller has not completed its GST registration here yet.',
  unfinishedRegistration: ({ gstin }: { gstin: string }) =>
    `Please complete the address and PIN code of ${gstin} first, under GST and invoices.`,
  namesNotSeen: ({ gstin }: { gstin: string }) =>
    `The name of ${gstin} waits for our check. Bills can be issued once it is approved.`,
  placeUnknown: 'Please choose the state that this order is supplied to.',
  lineUnfinished: ({ product }: { product: string }) =>
    `${product} has no HSN code or GST rate yet. Please fill them in at the product first.`,
  hsnTooShort: ({ product, digits }: { product: string; digits: number }) =>
    `${product} needs an HSN code of ${digits} digits. Please correct it at the product first.`,
  compositionElsewhere:
    'Under the composition scheme nothing may be sold to another state, so this order cannot be billed.',
  seriesFull: ({ prefix }: { prefix: string }) =>
    `The series ${prefix} has no number left in this financial year. Please choose another prefix, under GST and invoices.`,
  tooMany: ({ limit }: { limit: number }) =>
    `This order has ${limit} documents already; more are not possible.`,
  alreadyCancelled: ({ number }: Number) => `${number} is already cancelled.`,
  cancelToday: ({ number }: Number) =>
    `${number} can only be cancelled on the day of its issue. Please issue a credit note instead.`,
  cancelShipped: ({ number }: Number) =>
    `The goods are on their way, so ${number} stays. Please issue a credit note instead.`,
  cancelWithIrn: ({ number }: Number) =>
    `${number} has an invoice reference number, so it stays. Please issue a credit note instead.`,
  cancelCredited: ({ number }: Number) => `There is a credit note for ${number}, so it stays.`,
  cancelDebited: ({ number }: Number) =>
    `There is a debit note for ${number}, so it stays. Please issue a credit note instead.`,
  creditOfCase: ({ number }: Number) =>
    `The problem ${number} asks for a credit note for these goods. Please issue that one first.`,
  creditAfterCase: ({ number }: Number) =>
    `The problem ${number} is about these goods. Please settle it first, so that nothing is credited twice.`,
  creditTooLate: ({ number }: Number) =>
    `A credit note for ${number} was possible until 30 November after its financial year.`,
  creditTooMuch: ({ product, left, credited }: { product: string; left: number; credited: number }) => {
    if (left === 0) return `All of ${product} is credited already.`
    const before = credited > 0 ? ` ${withCommas(credited)} are credited already.` : ''
    return `At most ${withCommas(left)} of ${product} can still be credited.${before}`
  },
  priceNotHigher: ({ product, rupees }: { product: string; rupees: number }) =>
    `The new price of ${product} must be more than ${inRupees(rupees)}, which is billed now.`,
  pricesTooHigh: 'This sum is too large. Please look at the prices again.',
  pricesAsked: 'The buyer is asked. The debit note is issued once the buyer agrees.',
  pricesWait: 'The buyer has not answered what you asked for before. Please withdraw that first.',
  pricesDecided: 'This request is closed already. Please load the page again.',
  pricesOutdated:
    'The invoice has changed since these prices were asked for. The seller has to ask for them again.',
  pricesAskedOften: ({ limit }: { limit: number }) =>
    `You have asked for other prices of this order ${limit} times; more is not possible.`,
  pricesDeclined: 'You declined the higher prices',
  pricesWithdrawn: 'You no longer ask for higher prices',
  creditUnknownLine: 'This line is not on the invoice.',
  creditLineTwice: 'Please name each line once.',
  fileChanged: 'The file of this document was changed, so it is not shown. Please tell the support.',
})
