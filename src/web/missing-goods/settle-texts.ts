/** What a seller does about goods that came short or damaged. */
export const settleTexts = {
  credit: 'You can credit it now.',
  creditNow: 'Issue credit note',
  wished: (problem: string, goods: string) => `${problem}: the buyer reported ${goods}.`,
  owed: (problem: string, goods: string) => `${problem} is agreed: ${goods}.`,
  sendNow: 'Send a replacement',
  offerGoods: 'Offer a replacement',
  offerMoney: 'Offer a credit',
  answerNow: 'Answer the problem',
  before: (goods: string) => `Credited already: ${goods}.`,
} as const
