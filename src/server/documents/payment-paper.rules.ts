import { dayOf, inRupees } from '#contract/texts/english.ts'
import { restInWords, termsInWords } from '#server/payees/terms-words.rules.ts'
import { dueOf, type ToPay } from '#server/payees/to-pay.row.ts'
import type { Fact, Paper } from '#server/pdf/paper.ts'
import { qrModules } from '#server/qr-codes/qr-code.rules.ts'
import type { Sheet } from './paper.rules.ts'

const amount = (paise: number) => inRupees(paise / 100)
const less = (paise: number) => `−${amount(paise)}`

/** Older bills have none of this and stay as they were. What is credited or cancelled is not paid. */
export function paymentOf(sheet: Sheet): Pick<Paper, 'settled' | 'payment'> {
  const { kind, isCancelled } = sheet
  const { to_pay: toPay, upi } = sheet.particulars
  if (!toPay || isCancelled || kind === 'CRN') return {}
  const terms = [termsOf(toPay)]
  const payee = payeeOf(toPay, sheet.account_number ?? '')
  // The sums are those of the bill's day: a debit note has another day.
  if (kind === 'DBN') return { payment: { rows: [terms, payee] } }
  const isOpen = toPay.parts.length > 0
  return {
    settled: settledOf(toPay),
    payment: {
      rows: [[...terms, ...duesOf(toPay)], isOpen ? payee : []],
      ...(upi
        ? { code: { modules: qrModules(upi), label: `Scan to pay ${amount(dueOf(toPay))} by UPI` } }
        : {}),
    },
  }
}

const termsOf = ({ terms }: ToPay): Fact => ({
  label: 'Terms of payment',
  text: terms ? termsInWords(terms) : 'None agreed beforehand',
})

function duesOf(toPay: ToPay): readonly Fact[] {
  const due = dueOf(toPay)
  const later = toPay.parts.filter(({ is_due }) => !is_due)
  if (due === 0 && later.length === 0) return [{ label: 'Due', text: 'Nothing is left to pay' }]
  return [
    ...(due > 0 ? [{ label: toPay.terms ? 'Due now' : 'To be paid', text: amount(due) }] : []),
    ...later.map((part) => ({ label: `Due ${whenOf(part, toPay)}`, text: amount(part.amount_paise) })),
  ]
}

const whenOf = ({ due_on }: ToPay['parts'][number], { terms }: ToPay) =>
  due_on ? `by ${dayOf(due_on)}` : terms ? restInWords(terms) : ''

function payeeOf({ payee }: ToPay, accountNumber: string): readonly Fact[] {
  if (!payee) return []
  const { name, bank, ifsc, vpa, account_number_end: end } = payee
  const account = [bank, accountNumber || `ending ${end}`, `IFSC ${ifsc}`].filter(Boolean)
  const facts = [
    ['Pay to', name],
    ['Bank account', ifsc && account.join('\n')],
    ['UPI ID', vpa],
  ]
  return facts.flatMap(([label = '', text = '']) => (text ? [{ label, text }] : []))
}

/** More payments than these are one line: an order may have fifty. */
const mostLines = 5

/** What was paid before, and what is left. */
function settledOf({ paid, claimed_paise, debited_paise, credited_paise, refund_due_paise, parts }: ToPay) {
  const rows = [
    ...(debited_paise > 0 ? [{ label: 'Debit notes', text: amount(debited_paise) }] : []),
    ...(credited_paise > 0 ? [{ label: 'Credited', text: less(credited_paise) }] : []),
    ...(paid.length > mostLines ? [paidTogether(paid)] : paid.map(paidLine)),
    ...(claimed_paise > 0 ? [{ label: 'Paid, not confirmed yet', text: less(claimed_paise) }] : []),
  ]
  if (rows.length === 0) return []
  const left = parts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  return [
    ...rows,
    refund_due_paise > 0
      ? { label: 'To be refunded', text: amount(refund_due_paise) }
      : { label: 'Balance', text: amount(left) },
  ]
}

const labels: Readonly<Record<ToPay['paid'][number]['kind'], string>> = {
  advance: 'Advance received',
  balance: 'Received',
  refund: 'Refunded',
}

const paidLine = ({ kind, amount_paise, paid_on }: ToPay['paid'][number]): Fact => ({
  label: `${labels[kind]} ${dayOf(paid_on)}`,
  text: kind === 'refund' ? amount(amount_paise) : less(amount_paise),
})

function paidTogether(paid: ToPay['paid']): Fact {
  const sum = paid.reduce(
    (all, { kind, amount_paise }) => all + (kind === 'refund' ? -amount_paise : amount_paise),
    0,
  )
  return {
    label: `Received until ${dayOf(paid.at(-1)?.paid_on ?? '')}`,
    text: sum < 0 ? amount(-sum) : less(sum),
  }
}
