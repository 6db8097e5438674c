import { notifications as say } from '#contract/texts/notifications.ts'

const seller = 'Asha Traders'
const buyer = 'Ravi Stores'
const rupees = 1450.5
const number = '000123'

/** What both sides of an account read of it, to the letter. */
export const khataCases = [
  [
    say.khataReminder({ seller, open: 5000, overdue: 0 }),
    'khataReminder',
    'Asha Traders reminds you of ₹5,000.00 that is open.',
  ],
  [
    say.khataReminder({ seller, open: 5000, overdue: 1450.5 }),
    'khataReminder',
    'Asha Traders asks you to pay ₹5,000.00; ₹1,450.50 of it is overdue.',
  ],
  [
    say.khataOpening({ seller, rupees }),
    'khataOpening',
    'Asha Traders noted that ₹1,450.50 was open before. Is it wrong? Say so in your dues.',
  ],
  [
    say.khataOpeningGone({ seller, rupees }),
    'khataOpeningGone',
    'Asha Traders took back that ₹1,450.50 was open before.',
  ],
  [
    say.khataReceived({ seller, rupees }),
    'khataReceived',
    'Asha Traders received ₹1,450.50 from you for your open bills.',
  ],
  [
    say.khataCheque({ seller, rupees, number }),
    'khataCheque',
    'Asha Traders received your cheque 000123 of ₹1,450.50.',
  ],
  [
    say.khataChequeCleared({ seller, rupees, number }),
    'khataChequeCleared',
    'Your cheque 000123 of ₹1,450.50 to Asha Traders is cleared.',
  ],
  [
    say.khataChequeBounced({ seller, rupees, number }),
    'khataChequeBounced',
    'Your cheque 000123 of ₹1,450.50 to Asha Traders has bounced.',
  ],
  [
    say.khataChequeGone({ seller, rupees, number }),
    'khataChequeGone',
    'Asha Traders took back the entry of your cheque 000123 of ₹1,450.50.',
  ],
  [
    say.khataDisputed({ buyer, rupees, words: 'It was paid in cash' }),
    'khataDisputed',
    'Ravi Stores objects to your entry of ₹1,450.50: It was paid in cash',
  ],
  [
    say.khataAgreed({ buyer, rupees }),
    'khataAgreed',
    'Ravi Stores objects no more to your entry of ₹1,450.50.',
  ],
] as const
