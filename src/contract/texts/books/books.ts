import { withCommas } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Line = { number: string; line: number; product: string }

const beginningOf = ({ number, line, product }: Line) => `${number}, line ${line} (${product}):`

/** The books of a month. */
export const books = sentences('books', {
  cursor: 'This page of the list does not exist. Please open the list again.',
  ledgersSaved: 'Your ledger names are saved. The next file for Tally has them.',
  partyNamed: ({ party }: { party: string }) => `The next file for Tally has your name for ${party}.`,
  ledgerTwice: ({ name }: { name: string }) =>
    `${name} stands at two ledgers. Please give each its own name, so that taxes and sales stay apart.`,
  noAnswer: "Please choose or paste the portal's answer: JSON with Irn, AckNo, AckDt and SignedQRCode.",
  noneWaits: ({ gstin }: { gstin: string }) => `No invoice of ${gstin} in this month waits for an IRN.`,
  needsNoIrn: ({ number }: { number: string }) => `${number} needs no IRN.`,
  hasIrn: ({ number }: { number: string }) => `${number} has its IRN already, which never changes.`,
  isCancelled: ({ number }: { number: string }) => `${number} is cancelled and takes no IRN.`,
  otherIrn: ({ number }: { number: string }) =>
    `The IRN in this answer is not the one that follows from ${number}. Please choose the answer to this very invoice.`,
  otherQr: ({ number }: { number: string }) =>
    `The signed code in this answer is about another document than ${number}. Please download the answer from the portal again.`,
  badSignature: ({ number }: { number: string }) =>
    `The signature of the code for ${number} is not the portal's. Nothing was taken.`,
  irnTaken: ({ number }: { number: string }) =>
    `${number} has its IRN. Its PDF carries it with the signed code.`,
  irnsTaken: ({ taken, left }: { taken: number; left: number }) =>
    left === 0
      ? `${withCommas(taken)} ${taken === 1 ? 'invoice has its' : 'invoices have their'} IRN.`
      : `${withCommas(taken)} ${taken === 1 ? 'invoice has its' : 'invoices have their'} IRN. ${withCommas(left)} answers are about no invoice that waits here.`,
  noPin: ({ number }: { number: string }) =>
    `${number}: the portal needs a PIN code and an address of seller and buyer. Please complete them, credit the invoice and bill the order again.`,
  noPortal:
    'This market has no connection to an invoice portal. Please upload the file and import the answer.',
  portalSilent: 'The invoice portal does not answer right now. Please try again in a few minutes.',
  portalRefused: ({ words }: { words: string }) => `The invoice portal refused it: ${words}`,
  noRegistration: 'Please add the GST registration of your shop first, under GST and invoices.',
  hsnMissing: (line: Line) =>
    `${beginningOf(line)} the HSN code is missing. Please credit the invoice, fill in the code at the product and bill the order again.`,
  hsnUnknown: ({ hsn, ...line }: Line & { hsn: string }) =>
    `${beginningOf(line)} ${hsn} is no HSN code. Please credit the invoice, correct the code at the product and bill the order again.`,
  hsnTooShort: ({ digits, ...line }: Line & { digits: number }) =>
    `${beginningOf(line)} your turnover asks for an HSN code of ${digits} digits. Please correct the turnover under GST and invoices if it is wrong, else credit the invoice and bill the order again with the longer code.`,
  buyerGstin: ({ number, gstin }: { number: string; gstin: string }) =>
    `${number}: the GST number ${gstin} of the buyer has a wrong check character. Please ask the buyer, credit the invoice and bill the order again.`,
  irnMissing: ({ number }: { number: string }) =>
    `${number}: this is no invoice yet, because the portal's invoice reference number is missing. Please upload it to the e-invoice portal and import the answer.`,
  composition: ({ gstin }: { gstin: string }) =>
    `${gstin} is under the composition scheme, which files CMP-08 and GSTR-4 instead of GSTR-1.`,
})
