import type { DeliveryStatus } from '#contract/order.ts'
import { advanceOf } from '#contract/payments/advance.ts'
import type { Payment } from '#contract/payments/payment.ts'
import type { PaymentTerms } from '#contract/terms.ts'

type Order = {
  readonly total_paise: number
  readonly debited_paise: number
  readonly credited_paise: number
  readonly delivery_status: DeliveryStatus
}
type Entry = Pick<Payment, 'kind' | 'state'> & { readonly amount_paise: number }

export type Ledger = {
  readonly payable: number
  readonly paid: number
  readonly claimed: number
  readonly refunding: number
  readonly open: number
  readonly refundDue: number
}

/** In paise. What is paid and open, without what is to be given back, is always what is to be paid in all. */
export function ledgerOf(order: Order, payments: readonly Entry[]): Ledger {
  const sumOf = (state: Entry['state'], isRefund: boolean) =>
    payments
      .filter((each) => each.state === state && (each.kind === 'refund') === isRefund)
      .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  const payable =
    order.delivery_status === 'Cancelled'
      ? 0
      : Math.max(0, order.total_paise + order.debited_paise - order.credited_paise)
  const paid = sumOf('confirmed', false) - sumOf('confirmed', true)
  return {
    payable,
    paid,
    claimed: sumOf('claimed', false),
    refunding: sumOf('claimed', true),
    open: Math.max(0, payable - paid),
    refundDue: Math.max(0, paid - payable),
  }
}

type Part = {
  readonly amount: number
  readonly when: 'now' | 'agreed' | PaymentTerms['rest']
  readonly creditDays: number
  readonly isDue: boolean
  readonly dueOn: string | null
}
type Progress = Order & { readonly terms: PaymentTerms | null; readonly delivered_on: string | null }

const dayMs = 24 * 60 * 60_000
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** What is to be paid when, in paise; the days are India's. */
export function duePartsOf(order: Progress, payable: number, today: string): Part[] {
  const { terms } = order
  if (payable === 0) return []
  const part = { creditDays: 0, dueOn: null }
  if (!terms) return [{ ...part, amount: payable, when: 'agreed', isDue: true }]
  // What debit notes added is no part of it: an advance that was paid stays paid.
  const advance = advanceOf(Math.min(payable, order.total_paise), terms)
  const parts: Part[] = advance > 0 ? [{ ...part, amount: advance, when: 'now', isDue: true }] : []
  if (advance < payable) parts.push(restOf({ ...order, terms }, payable - advance, today))
  return parts
}

function restOf(order: Progress & { readonly terms: PaymentTerms }, amount: number, today: string): Part {
  const { terms, delivery_status: status, delivered_on } = order
  const isDelivered = status === 'Delivered'
  const isOnCredit = terms.rest === 'credit'
  const dueOn = isOnCredit && isDelivered && delivered_on ? daysAfter(delivered_on, terms.credit_days) : null
  const isDue = {
    advance: true,
    on_dispatch: isDelivered || status === 'Shipped',
    on_delivery: isDelivered,
    credit: dueOn !== null && today >= dueOn,
  }[terms.rest]
  return { amount, when: terms.rest, creditDays: terms.credit_days, isDue, dueOn }
}

/**
 * What the link asks for: what is due now; else, for who pays early, all that is open, unless a claim still waits: the
 * rest is not asked for in the moment in which the advance is said to be paid.
 */
export const nextAmountOf = (ledger: Ledger, parts: readonly Part[]): number =>
  dueNowOf(ledger, parts) || (ledger.claimed > 0 ? 0 : ledger.open)

/** What the terms want by now, and nobody has paid or says to have paid. */
export function dueNowOf({ paid, claimed, open }: Ledger, parts: readonly Part[]): number {
  const due = parts.filter(({ isDue }) => isDue).reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(Math.max(0, due - paid - claimed), open)
}
