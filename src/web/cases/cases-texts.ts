import type { CaseOutcome, CaseState, CaseSummary } from '#contract/cases/case-fields.ts'
import type { CaseKind, CaseWish } from '#contract/cases/case-rules.ts'

type Role = 'opener' | 'other' | 'desk' | 'clock'

const kinds: Readonly<Record<CaseKind, string>> = {
  damaged: 'Damaged goods',
  short: 'Goods are missing',
  wrong: 'Wrong goods',
  unwanted: 'No longer wanted',
  late: 'Goods are late',
  refund: 'Money is not given back',
  payment: 'A payment',
  listing: 'A product',
  supplier: 'A supplier',
  person: 'A person',
  content: 'Something on this site',
  privacy: 'My personal data',
}

const states: Readonly<Record<CaseState, string>> = {
  open: 'Open',
  answered: 'Answered',
  agreed: 'Agreed',
  escalated: 'At the desk',
  decided: 'Decided',
  closed: 'Settled',
}

const outcomes: Readonly<Record<CaseOutcome, string>> = {
  credit: 'Credit',
  replacement: 'Replacement',
  refund: 'Money back',
  none: 'Nothing',
}

const wishes: Readonly<Record<CaseWish, string>> = {
  credit: 'A credit',
  replacement: 'A replacement',
  refund: 'Money back',
  answer: 'An answer',
}

export const casesTexts = {
  title: 'Problems',
  description: 'Problems with orders: who has to do what until when',
  list: 'Your problems',
  error: 'We could not load the problems',
  moreError: 'We could not load more problems',
  none: 'No problems',
  noneHint: 'If something is wrong with an order, open the order and choose ‘Something is wrong’.',
  noneSellerHint: 'When a buyer has a problem with an order, it stands here with the day of your answer.',
  of: (name: string, order: string) => `${name}, order ${order}`,
  back: 'All problems',
  kinds,
  states,
  outcomes,
  wishes,
  you: 'You',
  desk: 'The problem desk',
  turn: (who: string, until: string) => `Next: ${who}, until ${until}`,
  isSettled: 'Settled',
} as const

export const caseTexts = {
  title: (id: string) => `Problem ${id}`,
  error: 'We could not load this problem',
  missing: 'This problem does not exist',
  notYours: 'It may belong to another account.',
  order: (id: string) => `Order ${id}`,
  facts: 'What it is about',
  value: 'Price of the goods',
  restocking: 'Restocking, 25%',
  collection: 'Collection',
  rest: 'What is left',
  wish: 'Wish',
  offered: 'Offer',
  outcome: 'Outcome',
  goods: (quantity: string, unit: string, product: string) => `${product} · ${quantity} ${unit}`,
  history: 'What was said',
  files: 'Photos and papers',
  file: (place: number, kind: 'picture' | 'pdf') => `${kind === 'pdf' ? 'PDF' : 'Photo'} ${place}`,
  fileError: 'We could not open the file',
  addFile: 'Add a photo or PDF',
  settledBy: (day: string) => `Settled by ${day} at the latest`,
  yourAnswer: (day: string) => `Please answer until ${day}. Otherwise the problem desk decides.`,
  yourReply: (name: string, offer: string, day: string) =>
    `${name} offers: ${offer}. Accept it or ask the problem desk until ${day}. Without a word it counts as settled.`,
  yourDuty: (what: string, day: string) => `It is your turn: ${what} until ${day}.`,
  yourDecision: (day: string) => `Decide until ${day}.`,
  theirTurn: (name: string, day: string) =>
    `${name} has to answer until ${day}. Otherwise the problem desk decides.`,
  theirReply: (name: string, day: string) =>
    `${name} says until ${day} whether that is accepted. Without a word it counts as settled.`,
  deskTurn: (day: string) => `The problem desk decides until ${day}.`,
  sellerOwes: (name: string, what: string, day: string) => `${name}: ${what} until ${day}.`,
  settled: 'This problem is settled.',
  offers: (what: string, amount: string) => (amount ? `${what}: ${amount}` : what),
  creditNote: 'Credit note',
  roles: {
    opener: 'Opener',
    other: 'Other side',
    desk: 'The problem desk',
    clock: 'The clock',
  } satisfies Record<Role, string>,
  events: {
    opened: 'opened it',
    joined: 'added',
    answered: 'answered',
    accepted: 'accepted',
    escalated: 'asked the problem desk',
    withdrawn: 'took it back',
    decided: 'decided',
    closed: 'settled it',
    file: 'added a file',
    credited: 'issued the credit note',
    sent: 'sent the goods again',
  },
  passed: {
    escalated: 'No answer came in time: the problem desk decides',
    closed: 'Settled, as nothing is left to do',
  },
} as const

export const stepTexts = {
  answer: 'Answer',
  accept: 'Accept',
  escalate: 'Ask the problem desk',
  withdraw: 'Take it back',
  finish: 'It is done',
  credit: 'Issue the credit note',
  sendAgain: 'Go to the order and send again',
  error: 'We could not save this',
  words: 'Your words',
  offer: 'What you offer',
  amount: 'Amount',
  outcome: 'What comes of it',
  amountHint: (sum: string) =>
    `${sum} if you leave it blank: the price of the goods, less the charges of the return policy.`,
  acceptHint: (offer: string) => `You accept: ${offer}.`,
  escalateHint: 'The desk reads what both of you have said here, and decides in words.',
  showChat: 'The desk may read our chat, if the other side agrees too',
  send: 'Send',
  needsWords: 'Please say something',
} as const

export const caseFormTexts = {
  open: 'Something is wrong',
  title: 'Something is wrong',
  error: 'We could not send this',
  loadError: 'We could not load what can be reported',
  kind: 'What is wrong?',
  goods: 'Which goods?',
  quantity: (product: string) => `How many of ${product}`,
  ordered: (quantity: string, unit: string) => `of ${quantity} ${unit}`,
  until: (day: string) => `Can be reported until ${day}`,
  tooLate: (day: string) => `Could be reported until ${day}`,
  powder: 'Powders are not taken back',
  wish: 'What should happen?',
  words: 'What happened?',
  wordsHint: 'Photos can be added as soon as it is sent.',
  send: 'Send',
  preview: 'What happens then',
  help: 'How problems are solved',
  answerBy: (day: string) => `The supplier answers until ${day}.`,
  otherAnswerBy: (day: string) => `The other side answers until ${day}.`,
  closeBy: (day: string) => `It is settled until ${day} at the latest.`,
  returnBy: (day: string) => `The goods go back until ${day}.`,
  needsWords: 'Please say what happened',
  chooseGoods: 'Choose at least one line and its quantity',
  notMore: (quantity: string) => `At most ${quantity} were ordered`,
  nothingLeft: 'The charges are higher than the price of these goods.',
  none: 'No problem was reported.',
} as const

/** What a problem is called in a list. */
export const nameOf = ({ kind, subject }: Pick<CaseSummary, 'kind' | 'subject'>) =>
  subject ? `${kinds[kind]}: ${subject}` : kinds[kind]
