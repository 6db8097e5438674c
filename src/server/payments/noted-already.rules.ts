import type { InputOf } from '#contract/endpoint.ts'
import type { claimPayment } from '#contract/payments/payment.ts'
import { notedAlreadyStatus } from '#contract/payments/payment-rules.ts'
import { toRupees } from '#contract/products/price.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import { conflict } from '#server/errors.ts'
import type { PaymentRow } from './payment.row.ts'

type Draft = Pick<InputOf<typeof claimPayment>, 'method' | 'reference' | 'paid_on' | 'is_refund' | 'again'>
type Context = {
  readonly by: PaymentRow['claimed_by']
  readonly amount_paise: number
  readonly noted: readonly PaymentRow[]
}

/**
 * Without a number only sum and day tell payments apart: the same ones again are probably the same payment, whichever
 * side noted it, so the caller is asked first.
 */
export function requireNew(draft: Draft, { by, amount_paise, noted }: Context) {
  const { method, reference, paid_on: day, is_refund, again } = draft
  if (again || reference !== '' || (method !== 'cash' && method !== 'cheque')) return
  const same = noted.find(
    (each) =>
      each.method === method &&
      each.reference === '' &&
      each.amount_paise === amount_paise &&
      each.paid_on === day &&
      (each.kind === 'refund') === is_refund &&
      (each.state === 'claimed' || each.state === 'confirmed'),
  )
  if (!same) return
  const notedBy = same.claimed_by === by ? 'you' : same.claimed_by
  const facts = { by: notedBy, rupees: toRupees(amount_paise), method, day, is_refund } as const
  throw conflict(texts.notedAlready(facts), { code: notedAlreadyStatus })
}
