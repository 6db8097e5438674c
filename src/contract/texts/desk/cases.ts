import { dayOf, inRupees, withCommas } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

/** Problems with an order, reports and complaints. */
export const cases = sentences('cases', {
  opened: ({ number, until }: { number: string; until: string }) =>
    `Your problem has the number ${number}. It is settled by ${dayOf(until)} at the latest.`,
  joined: ({ number }: { number: string }) =>
    `You have reported this already: your words are added to ${number}.`,
  answered: 'Your answer is sent.',
  accepted: 'Agreed. You both see what happens until when.',
  escalated: 'The problem desk looks at it now.',
  withdrawn: 'The problem is taken back.',
  finished: 'The problem is settled.',
  fileAdded: 'The file is added.',
  decided: 'The decision is saved, and both sides are notified.',
  credited: ({ number }: { number: string }) => `${number} is issued.`,

  complained: ({ number, until }: { number: string; until: string }) =>
    `Your complaint has the number ${number}. It is settled by ${dayOf(until)} at the latest.`,
  complaintMail: ({ number }: { number: string }) => `Your complaint ${number} at Vanij has arrived`,
  decisionMail: ({ number }: { number: string }) => `Your complaint ${number} at Vanij is decided`,
  complaintOpen: 'Look at it',
  complaintWhy: 'You get this mail because somebody complained at Vanij with this address.',
  noMail:
    'Complaints without an account are confirmed by mail, and mails are not set up here. Please log in, or write to the grievance officer.',
  tooManyComplaints: 'Many complaints have come from this address today. Please try again tomorrow.',

  kind: 'Choose what is wrong',
  wish: 'Choose what should happen',
  offer: 'Choose what you offer',
  needsOrder: 'Please name the order that this is about.',
  needsSubject: 'Please say what you report: a product, a supplier or a person.',
  needsLines: 'Choose the goods that this is about',
  lineTwice: 'Please name each line once.',
  unknownLine: 'This line is not in the order.',
  tooMany: ({ product, quantity }: { product: string; quantity: number }) =>
    `Only ${withCommas(quantity)} of ${product} were ordered.`,
  wrongWish: 'This cannot be wished for here.',
  onlyBuyer: 'Only the buyer of an order reports this.',
  notSent: 'Nothing of this order has been sent yet. You can still cancel it, or write to the supplier.',
  tooLate: ({ until }: { until: string }) => `This could be reported until ${dayOf(until)}.`,
  notLate: ({ day }: { day: string }) => `The supplier has promised these goods by ${dayOf(day)}.`,
  notLateAnyMore: 'These goods have come already.',
  cancelledNotLate: 'This order is cancelled, so nothing of it is late.',
  powder: ({ product }: { product: string }) => `${product} is a powder, and powders are not taken back.`,
  nothingLeft: 'The charges are higher than the price of these goods, so nothing would be given back.',
  noRefundDue: 'Nothing is to be given back for this order.',
  ownReport: 'You cannot report yourself.',
  tooManyOpen: ({ limit }: { limit: number }) =>
    `You have ${limit} open problems. Please wait until one of them is settled.`,

  notYourTurn: 'It is not your turn here any more. Please look at it again.',
  changed: 'This problem has changed since you opened it. Please look at it again.',
  onlySellerOffers: 'Only the supplier offers goods or money.',
  offerTooMuch: ({ rupees }: { rupees: number }) => `At most ${inRupees(rupees)} can be given back.`,
  noGoods: 'This problem is not about goods of an order.',
  notReplaced: 'Goods that the buyer gives back are not sent again.',
  isClosed: 'This problem is settled already.',
  tooManyFiles: ({ limit }: { limit: number }) => `Each side can add at most ${limit} files.`,
  noCredit: 'No credit note is to be issued for this problem.',
  answerFirst: 'Part of these goods is credited or reported already. Please answer the problem first.',
  notMissing: ({ left }: { left: number }) =>
    left === 0
      ? 'These goods are credited or reported already. Please look at the order again.'
      : `Only ${withCommas(left)} of these goods are still missing. Please look at the order again.`,
  partialCredit:
    'This sum is less than the price of the goods, so it cannot be credited by quantity. It counts as given back without a credit note.',
  ownCase: 'This problem is about you, so another admin decides it.',
  openedByYou: 'You have opened this problem, so another admin decides it.',
  noConsent: 'Both sides have to agree before the desk reads their chat.',
})
