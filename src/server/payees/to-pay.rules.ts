import { bankOfIfsc } from '#contract/payments/bank-names.ts'
import { upiLimitPaise, upiLink } from '#contract/payments/upi.ts'
import { duePartsOf, ledgerOf } from '#server/order-goods/ledger.rules.ts'
import type { PayeeRow } from './payee.row.ts'
import type { CountedPayment, OrderToPay } from './to-pay.queries.ts'
import { dueOf, type ToPay } from './to-pay.row.ts'

type Known = {
  readonly order: OrderToPay
  readonly payments: readonly CountedPayment[]
  readonly payee: PayeeRow | undefined
}

/** What is paid and open of an order on a day in India, part by part. */
export function toPayOf({ order, payments, payee }: Known, today: string): ToPay {
  const { payable, paid, claimed, refundDue } = ledgerOf(order, payments)
  return {
    terms: order.terms,
    debited_paise: order.debited_paise,
    credited_paise: order.credited_paise,
    paid: payments
      .filter(({ state }) => state === 'confirmed')
      .map(({ kind, amount_paise, paid_on }) => ({ kind, amount_paise, paid_on })),
    claimed_paise: claimed,
    refund_due_paise: refundDue,
    parts: leftOf(duePartsOf(order, payable, today), paid + claimed),
    payee: payee ? payeeOf(payee) : null,
  }
}

/** What was paid counts for the earlier parts first. */
function leftOf(parts: ReturnType<typeof duePartsOf>, paid: number): ToPay['parts'] {
  let covered = paid
  return parts.flatMap(({ amount, when, isDue, dueOn }) => {
    const amount_paise = amount - Math.min(Math.max(0, covered), amount)
    covered -= amount
    return amount_paise > 0 ? [{ amount_paise, when, is_due: isDue, due_on: dueOn }] : []
  })
}

const payeeOf = ({ payee_id, name, vpa, ifsc, account_number_end }: PayeeRow): ToPay['payee'] => ({
  ...{ payee_id, name, vpa, bank: bankOfIfsc(ifsc), ifsc, account_number_end },
})

/** The link to pay exactly what is due, if one payment by UPI may be as much. */
export function linkOf(toPay: ToPay, payee: PayeeRow | undefined, orderId: string): string | undefined {
  const paise = dueOf(toPay)
  if (!payee?.vpa || paise === 0 || paise > upiLimitPaise(payee.vpa_kind)) return undefined
  const { vpa: address, vpa_kind: kind, mcc, name } = payee
  return upiLink({ address, kind, mcc, name, paise, orderId })
}
