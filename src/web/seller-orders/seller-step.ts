import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { Section } from '#web/orders/order-section.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { sellerStepTexts as texts } from './seller-step-texts.ts'

export type SellerStep = {
  readonly sentence: string
  readonly label?: string
  /** One of these is what the button does. */
  readonly to?: Section
  readonly status?: DeliveryStatus
  readonly issues?: true
  readonly credits?: true
}

/** The next thing on the road of an order, for its seller: what to do comes before what to wait for. */
export const sellerStep = (order: OrderDetails): SellerStep =>
  toAnswer(order) ?? ofMoney(order) ?? ofGoods(order) ?? toWait(order)

function toAnswer({ delivery_status, road }: OrderDetails): SellerStep | undefined {
  if (delivery_status === 'Pending')
    return { sentence: texts.confirm, label: texts.confirmNow, status: 'Confirmed' }
  const { bill } = road ?? {}
  if (delivery_status === 'Cancelled' && bill && bill.credited < bill.total)
    return { sentence: texts.credit, credits: true }
  return undefined
}

function ofMoney({ road }: OrderDetails): SellerStep | undefined {
  const { claimed = 0, refund_due: refund = 0 } = road?.payment ?? {}
  if (claimed > 0) return { sentence: texts.check(rupees(claimed)), label: texts.checkNow, to: 'payments' }
  if (refund > 0) return { sentence: texts.refund(rupees(refund)), label: texts.refundNow, to: 'payments' }
  return undefined
}

function ofGoods({ delivery_status: status, road }: OrderDetails): SellerStep | undefined {
  if (status === 'Cancelled') return undefined
  if (!road?.bill) return { sentence: texts.issue, issues: true }
  const { dispatch } = road
  if (status === 'Confirmed' || (dispatch && dispatch.sent < dispatch.ordered))
    return { sentence: texts.send, label: texts.sendNow, to: 'shipments' }
  if (status !== 'Shipped') return undefined
  return dispatch
    ? { sentence: texts.receive }
    : { sentence: texts.deliver, label: texts.deliverNow, status: 'Delivered' }
}

function toWait({ delivery_status, road }: OrderDetails): SellerStep {
  const open = delivery_status === 'Cancelled' ? 0 : (road?.payment?.open ?? 0)
  return { sentence: open > 0 ? texts.pay(rupees(open)) : texts.done }
}
