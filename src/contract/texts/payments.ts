import { inRupees, inRupeesShort } from './english.ts'
import { sentences } from './sentences.ts'

type Rupees = { rupees: number }

const states = {
  claimed: 'This payment waits for its confirmation.',
  confirmed: 'This payment is confirmed already.',
  rejected: 'This payment is marked as not received already.',
  withdrawn: 'This payment is withdrawn already.',
}

const muchCash = (rupees: number) =>
  `Nobody may receive ${inRupeesShort(rupees)} or more in cash for one sale`

/** Where sellers are paid, and what buyers say to have paid. */
export const payments = sentences('payments', {
  payeeSaved: 'Saved. Buyers of new orders pay here.',
  termsSaved: 'Your payment terms are saved. New orders have them.',
  dispatchSaved: 'Saved. Buyers read it before they order.',
  upiAddress: 'A UPI ID has a name and a handle, such as sharma.traders@okicici',
  mcc: 'A merchant category code has 4 digits',
  accountNumber: 'An account number has 6 to 20 letters and digits',
  ifsc: 'An IFSC code has 11 characters, such as SBIN0001234',
  ifscMissing: 'Please enter the IFSC code of the account',
  accountMissing: 'Please enter the account number of this IFSC code',
  payeeEmpty: 'Please enter a UPI ID or a bank account',

  aboveUpi: ({ rupees }: Rupees) =>
    `One UPI payment to this address can be at most ${inRupees(rupees)}. Please pay to the bank account.`,
  aboveUpiAlone: ({ rupees }: Rupees) =>
    `One UPI payment to this address can be at most ${inRupees(rupees)}, and the supplier has given no bank account. Pay in parts, or ask in the chat for an account.`,
  payeeLater: ({ limit }: { limit: number }) =>
    `You ordered from more than ${limit} suppliers in a day. How to pay this one shows here once it confirms your order.`,
  noUpi: 'This supplier has no UPI ID. Please pay to the bank account.',

  claimed: 'Thank you. The supplier is asked to confirm it.',
  claimedCash: ({ rupees }: Rupees) =>
    `The supplier is asked to confirm it. ${muchCash(rupees)}: please pay such sums through a bank.`,
  recorded: 'The payment is recorded.',
  recordedCash: ({ rupees }: Rupees) =>
    `The payment is recorded. ${muchCash(rupees)}: please take such sums through a bank.`,
  refundRecorded: 'The refund is recorded. The buyer is asked to confirm it.',
  confirmed: 'The payment is confirmed.',
  confirmedCash: ({ rupees }: Rupees) =>
    `The payment is confirmed. ${muchCash(rupees)}: please take such sums through a bank.`,
  rejected: 'The payment is marked as not received.',
  withdrawn: 'The payment is withdrawn.',
  withdrawnReceipt: ({ number }: { number: string }) =>
    `The payment is withdrawn, and the receipt voucher ${number} is cancelled.`,
  takeBackReason: 'Please say why you withdraw the payment.',
  takeBackOver: ({ days }: { days: number }) =>
    `What was noted can be withdrawn for ${days} days. Money that goes back to the buyer is noted as a refund.`,
  takeBackRefund:
    'A refund of this order was given from this payment. Take the refund back first; once the buyer has confirmed it, both stay.',
  amount: 'Please enter an amount above ₹0, with at most two decimals',
  method: 'Choose how it was paid',
  paidOnFuture: 'The day of a payment cannot lie in the future',
  paidOnLongAgo: 'The day of a payment cannot lie more than a year before its order',
  twelveDigits: 'A UPI or IMPS reference (UTR) has 12 digits',
  bankReference: 'A NEFT or RTGS reference (UTR) has 16 to 22 letters and digits',
  referenceTwice: 'This reference is already noted for this order.',
  settled: ({ state }: { state: keyof typeof states }) => states[state],
  tooMany: ({ limit }: { limit: number }) => `You can note at most ${limit} payments for an order.`,
  farAbove: ({ rupees }: Rupees) =>
    `This order is of ${inRupees(rupees)}, and so much cannot be paid for it. Please check the amount.`,
  noRefundDue: 'Nothing is to be given back for this order.',
  onlySellerRefunds: 'Only the supplier gives money back.',
  refundTooMuch: ({ rupees }: Rupees) => `At most ${inRupees(rupees)} is to be given back.`,
  receiptWaits:
    'The supplier has to complete its GST registration here before it can issue the receipt voucher.',
  noReceipt: 'A receipt voucher is issued for an advance that is confirmed.',
})
