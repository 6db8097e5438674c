import type { UpiKind } from '#contract/payments/upi.ts'
import type { ShopDispatch } from '#contract/sellers/dispatch.ts'
import type { RestKind } from '#contract/terms.ts'

/** The words of the page 'Getting paid'. */
export const sellerPayeeTexts = {
  title: 'Getting paid',
  description: 'Where buyers pay your shop, and on which terms.',
  error: 'Where your shop is paid could not be loaded.',
  intro:
    'Buyers pay you directly, by UPI or to your bank account. Vanij never receives or holds the money. Only buyers with an order see these details.',
  payee: 'Where you are paid',
  name: 'Account holder',
  nameHint: 'As your bank has it. Buyers are warned where it is unlike the name of your shop.',
  upi: 'UPI',
  upiId: 'UPI ID',
  upiIdHint: 'Such as sharma.traders@okicici',
  upiKind: 'Kind of UPI ID',
  upiKinds: {
    plain: 'Personal: up to ₹1,00,000 a day',
    merchant: 'Verified merchant: up to ₹5,00,000 a payment',
  } satisfies Record<UpiKind, string>,
  mcc: 'Merchant category code',
  mccHint: '4 digits, from your bank',
  bank: 'Bank account',
  account: 'Account number',
  accountKept: (end: string) => `Account ending in ${end}. Leave it blank to keep it.`,
  accountHint: 'It is stored encrypted.',
  removeAccount: 'Remove the bank account',
  ifsc: 'IFSC code',
  password: 'Your password',
  passwordHint: 'So that nobody who only has your open browser can redirect your money.',
  keep: 'Earlier orders keep the old account. Their buyers are notified of a change.',
  save: 'Save payment details',
  saveError: 'This could not be saved. Check your connection and try again.',
  terms: 'Payment terms of new orders',
  termsHint: 'Buyers read them on your products and before they order. A deal in the chat brings its own.',
  noTerms: 'No terms',
  fixed: 'With terms',
  advance: 'Advance in percent',
  rest: 'The rest is paid',
  rests: {
    advance: 'before the goods are sent',
    on_dispatch: 'when the goods are sent',
    on_delivery: 'when the goods are delivered',
    credit: 'on credit',
  } satisfies Record<RestKind, string>,
  creditDays: 'Days of credit after delivery',
  saveTerms: 'Save terms',
  dispatch: 'Dispatch and freight',
  dispatchHint:
    'Buyers read it before they order, and each order says by which day its goods leave. A deal in the chat brings its own.',
  noDispatch: 'Say nothing of it',
  fixedDispatch: 'The same for every order',
  dispatchDays: 'Days until goods leave',
  freight: 'Freight',
  freights: {
    included: 'included in your prices',
    to_pay: 'the buyer pays the carrier',
  } satisfies Record<ShopDispatch['freight'], string>,
  saveDispatch: 'Save dispatch',
  dispatchError: 'This could not be saved. Check your connection and try again.',
} as const
