import type { PaymentMethod } from '#contract/payments/payment-rules.ts'

/** The names of the ways to pay. */
export const methodTexts = {
  upi: 'UPI',
  imps: 'IMPS',
  neft: 'NEFT',
  rtgs: 'RTGS',
  cash: 'Cash',
  cheque: 'Cheque',
} satisfies Record<PaymentMethod, string>
