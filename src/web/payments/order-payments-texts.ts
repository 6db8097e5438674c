import type { Payment } from '#contract/payments/payment.ts'
import type { PaymentMethod } from '#contract/payments/payment-rules.ts'

export const orderPaymentsTexts = {
  error: 'The payments could not be loaded. Check your connection and try again.',
  total: 'Order total',
  paid: 'Paid',
  claimed: 'Waiting for confirmation',
  open: 'Balance due',
  refundDue: 'Refund due',
  sums: 'Sums of this order',
  parts: 'When it is paid',
  when: {
    now: 'In advance',
    advance: 'Before the goods are sent',
    on_dispatch: 'When the goods are sent',
    on_delivery: 'When the goods are delivered',
    credit: 'On credit',
    agreed: 'As you agree with each other',
  },
  creditDays: (days: number) => `${days} days after delivery`,
  dueOn: (day: string) => `due on ${day}`,
  isDue: 'due now',
  isPaid: 'paid',
  notVanij: 'You pay the supplier directly. Vanij never receives or holds your money.',
  notVanijSeller: 'Buyers pay you directly. Vanij never receives or holds the money.',
  help: 'How paying works',
  payTo: (name: string) => `Pay to ${name}`,
  unlike:
    'The name of this account has no word in common with the name of the shop. Ask the supplier by phone before you pay.',
  noPayee: 'The supplier has not added payment details yet. Please ask in the chat.',
  noPayeeSeller: 'You have not said yet where your shop is paid, so buyers see no account here.',
  setPayee: 'Set up getting paid',
  qr: (amount: string) => `QR code for a UPI payment of ${amount}`,
  scan: (amount: string) => `Scan with any UPI app to pay ${amount}.`,
  openApp: (amount: string) => `Pay ${amount} by UPI`,
  upiId: 'UPI ID',
  accountName: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC code',
  copy: (name: string) => `Copy ${name}`,
  copied: (name: string) => `${name} copied`,
  notCopied: 'This browser does not let us copy. Please select the text yourself.',
  list: 'Payments',
  none: 'No payments yet.',
  noneOfCancelled: 'No payment is noted, and nothing is to be paid.',
  states: {
    claimed: 'Waiting for confirmation',
    confirmed: 'Confirmed',
    rejected: 'Not received',
    withdrawn: 'Withdrawn',
  } satisfies Record<Payment['state'], string>,
  kinds: { advance: 'Advance', balance: 'Payment', refund: 'Refund' } satisfies Record<
    Payment['kind'],
    string
  >,
  reference: (reference: string) => `Ref. ${reference}`,
  reason: (reason: string) => `Reason: ${reason}`,
  shared: 'Another order names the same reference. Compare it with your bank statement before you confirm.',
  proof: 'See the slip',
  proofError: 'The slip could not be loaded. Check your connection and try again.',
  noReceipt: 'Receipt voucher',
  receiptMissing: 'The advance has no receipt voucher yet.',
  completeTax: 'Open GST and invoices',
  receipt: (number: string) => `Receipt voucher ${number}`,
  cancelledReceipt: (number: string) => `Receipt voucher ${number}, cancelled`,
  confirm: 'Payment received',
  confirmOf: (amount: string) => `Payment received: ${amount}`,
  reject: 'Not received',
  rejectOf: (amount: string) => `Not received: ${amount}`,
  withdraw: 'Withdraw',
  withdrawOf: (amount: string) => `Withdraw ${amount}`,
  /** Of what counted before. */
  takenBack: (noted: string, back: string) => `Noted as received on ${noted}, withdrawn on ${back}`,
  /** Before it is decided for good. */
  sure: {
    title: (amount: string) => `${amount} arrived?`,
    text: 'Compare amount and reference with your bank statement. What is confirmed stays confirmed.',
    keep: 'Go back',
    confirm: 'Yes, it arrived',
  },
  settleError: 'This could not be saved. Check your connection and try again.',
} as const

export const takeBackTexts = {
  title: (amount: string) => `Withdraw ${amount}?`,
  text: 'The order, the khata and the books count it no more. The entry stays, marked as withdrawn, and the buyer is told why. Files that you have saved before still have it.',
  receipt: (number: string) => `Its receipt voucher ${number} is cancelled; the number stays taken.`,
  reason: 'Why do you withdraw it?',
  reasonHint: 'The buyer reads it.',
  quickReasons: 'Often',
  quick: ['The amount was mistyped.', 'It belongs to another order.', 'The cheque bounced.'],
  keep: 'Go back',
  confirm: 'Withdraw',
} as const

export const rejectTexts = {
  title: (amount: string) => `${amount} did not arrive?`,
  reason: 'What should the other side know?',
  reasonHint: 'For example that no such reference is in your bank statement',
  quickReasons: 'Often',
  quick: [
    'No such reference in our bank statement.',
    'The amount is another one.',
    'It went to another account.',
  ],
  keep: 'Go back',
  confirm: 'Mark as not received',
} as const

/** What the next step of an order opens. */
export const stepTexts = {
  pay: 'Pay',
  check: 'Did the money arrive?',
  refund: 'Record a refund',
} as const

const muchCash = (limit: string) =>
  `Nobody may receive ${limit} or more in cash for one sale (Income-tax Act 2025, section 186).`

/** Warns of cash that reaches the limit of the law. */
export const cashTexts = {
  buyer: (limit: string) => `${muchCash(limit)} Please pay such sums through a bank.`,
  seller: (limit: string) => `${muchCash(limit)} Please take such sums through a bank.`,
} as const

export const claimTexts = {
  group: 'Note what was paid',
  paid: 'I have paid',
  received: 'Record a payment',
  refund: 'I have given money back',
  another: 'Record another payment',
  late: 'Record a payment',
  titles: {
    paid: 'Tell the supplier that you have paid',
    received: 'Record a payment',
    refund: 'Record a refund',
  },
  hints: {
    paid: 'The supplier compares it with the bank statement and confirms it.',
    received: 'For what arrived without the buyer noting it, such as cash or a cheque.',
    refund: 'The buyer is asked to confirm that it arrived.',
  },
  amount: 'Amount',
  method: 'Paid by',
  references: {
    upi: 'UPI reference (UTR)',
    imps: 'IMPS reference (UTR)',
    neft: 'NEFT reference (UTR)',
    rtgs: 'RTGS reference (UTR)',
    cheque: 'Cheque number',
    cash: 'Receipt number',
  } satisfies Record<PaymentMethod, string>,
  referenceHints: {
    upi: '12 digits; your UPI app shows them with the payment',
    imps: '12 digits; your bank shows them with the payment',
    neft: '16 to 22 letters and digits; your bank shows them with the payment',
    rtgs: '16 to 22 letters and digits; your bank shows them with the payment',
    cheque: '',
    cash: '',
  } satisfies Record<PaymentMethod, string>,
  paidOn: 'Day of payment',
  proof: 'Slip or screenshot',
  choose: 'Add a picture or PDF',
  remove: 'Remove it',
  proofHint: 'Only the two of you can see it.',
  wrongFile: 'Choose a picture (JPG, PNG, GIF or WebP) or a PDF.',
  tooLarge: 'The file is larger than 5 MB.',
  unreadable: 'This picture could not be read. Choose a JPG, PNG, GIF or WebP picture, or a PDF.',
  send: 'Save',
  error: 'This could not be saved. Check your connection and try again.',
} as const
