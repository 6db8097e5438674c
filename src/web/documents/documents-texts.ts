export const documentsTexts = {
  title: 'Documents',
  kinds: { INV: 'Tax invoice', BOS: 'Bill of supply', CRN: 'Credit note' },
  none: 'No invoice is issued yet.',
  proforma: 'Proforma invoice',
  issue: 'Issue invoice',
  issueTitle: 'Issue the invoice now?',
  issueHint:
    'It takes the next number of your series and keeps it, and the buyer is notified. The proforma invoice shows what it will say.',
  issueNow: 'Yes, issue it',
  place: 'Place of supply',
  placeHint: 'The address does not say a state that we know. Choose the one that the goods go to.',
  choosePlace: 'Choose a state',
  missingHint:
    'The order does not say the tax of these goods. Fill it in here unless their product says it by now.',
  hsn: 'HSN code',
  rate: 'GST rate',
  chooseRate: 'Choose a rate',
  percent: (rate: number) => `${rate} %`,
  keep: 'Not yet',
  download: (name: string) => `Download ${name}`,
  cancelled: 'Cancelled',
  draft: 'Draft, IRN pending',
  draftHint:
    'Above ₹5 crore of turnover an invoice to a registered buyer is a draft until the portal has given its IRN.',
  reason: (words: string) => `Reason: ${words}`,
  credits: (number: string) => `Credits ${number}`,
  error: 'The documents could not be loaded. Check your connection and try again.',
  issueError: 'The invoice could not be issued. Check your connection and try again.',
  saveError: 'The file could not be loaded. Check your connection and try again.',
} as const

/** An invoice is cancelled on its day, with a reason. */
export const cancelInvoiceTexts = {
  cancel: 'Cancel invoice',
  cancelOf: (number: string) => `Cancel ${number}`,
  title: (number: string) => `Cancel ${number}?`,
  hint: 'Its number stays used, and the buyer is notified. You can issue another invoice for the order. From tomorrow on only a credit note is possible.',
  quickReasons: 'Often used',
  quick: ['Wrong buyer or GST number.', 'Wrong price or quantity.', 'The order was cancelled.'],
  reason: 'Reason',
  reasonHint: 'It is kept with the invoice, and the buyer reads it.',
  keep: 'Keep it',
  confirm: 'Cancel invoice',
  error: 'The invoice could not be cancelled. Check your connection and try again.',
} as const

/** A credit note takes back a part of a bill, or all of it. */
export const creditTexts = {
  credit: 'Credit note',
  creditOf: (number: string) => `Credit note for ${number}`,
  issueNow: 'Issue credit note',
  title: (number: string) => `Credit note for ${number}`,
  hint: 'Say how many of each line you take back. The buyer is notified and lowers the input tax credit by it.',
  left: (left: string) => `Up to ${left}`,
  all: 'Take back all',
  reason: 'Reason',
  reasonHint: 'It stands on the credit note.',
  total: (amount: string) => `Credit of ${amount} with GST`,
  atMost: (left: string) => `A whole number, at most ${left}`,
  nothing: 'Say how many you take back',
  ofCancelled: (reason: string) => (reason ? `Order cancelled: ${reason}` : 'Order cancelled'),
  keep: 'Not yet',
  error: 'The credit note could not be issued. Check your connection and try again.',
} as const
