import { upiLimitPaise, upiLink } from '#contract/payments/upi.ts'
import { toRupees } from '#contract/products/price.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { duePartsOf, Ledger } from '#server/order-goods/ledger.rules.ts'
import type { OpenPayee } from '#server/payees/order-payee.service.ts'
import { qrSvg } from '#server/qr-codes/qr-code.rules.ts'
import type { PaidOrder } from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'

type Upi = {
  readonly upi: { readonly link: string; readonly qr_svg: string } | null
  readonly noUpi: Sentence | null
}

/** What is open of an order and where it is paid, in paise. */
export type OrderPaymentView = Upi & {
  readonly order: PaidOrder
  readonly payments: readonly PaymentRow[]
  readonly ledger: Ledger
  readonly due: ReturnType<typeof duePartsOf>
  readonly next: number
  readonly isSeller: boolean
  readonly cashLimit: number
  /** Why advances that arrived have no receipt voucher yet. */
  readonly noReceipt: Sentence | undefined
  readonly isPayeeLater: boolean
  readonly payee: (OpenPayee & { readonly is_name_unlike: boolean }) | undefined
}

/** Above what one payment may be the code gives way to the bank account. */
export function upiOf(payee: OpenPayee | undefined, paise: number, orderId: string): Upi {
  if (!payee || paise === 0) return { upi: null, noUpi: null }
  if (payee.vpa === '') return { upi: null, noUpi: texts.noUpi }
  const limit = upiLimitPaise(payee.vpa_kind)
  if (paise > limit) {
    const above = payee.account_number === '' ? texts.aboveUpiAlone : texts.aboveUpi
    return { upi: null, noUpi: above({ rupees: toRupees(limit) }) }
  }
  const { vpa: address, vpa_kind: kind, mcc, name } = payee
  const link = upiLink({ address, kind, mcc, name, paise, orderId })
  return { upi: { link, qr_svg: qrSvg(link) }, noUpi: null }
}
