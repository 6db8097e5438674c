import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import { toSettle } from '#web/missing-goods/to-settle.ts'
import type { StepOpens } from '#web/next-step/step-dialog.tsx'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import type { Section } from '#web/order-section/order-section.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { sellerStepTexts as texts } from './seller-step-texts.ts'

export type SellerStep = {
  readonly sentence: string
  readonly label?: string
  /** One of these is what the button does. */
  readonly to?: Section
  readonly opens?: StepOpens
  readonly status?: DeliveryStatus
  readonly endsBill?: true
  readonly path?: string
  /** A second choice beside it. */
  readonly also?: { readonly label: string; readonly path: string }
}

/** The next thing on the road of an order, for its seller: what to do comes before what to wait for. */
export const sellerStep = (order: OrderDetails): SellerStep =>
  toAnswer(order) ?? ofMoney(order) ?? ofGoods(order) ?? toWait(order)

function toAnswer({ delivery_status, road, release_at }: OrderDetails): SellerStep | undefined {
  if (delivery_status === 'Pending')
    return {
      sentence: release_at ? texts.confirmUntil(dayAndTimeOf(release_at)) : texts.confirm,
      label: texts.confirmNow,
      status: 'Confirmed',
    }
  if (delivery_status === 'Cancelled' && billThatCounts({ road }))
    return { sentence: texts.endBill, endsBill: true }
  return undefined
}

function ofMoney({ road }: OrderDetails): SellerStep | undefined {
  const { claimed = 0, refund_due = 0, refunding = 0 } = road?.payment ?? {}
  const refund = refund_due - refunding
  if (claimed > 0) return { sentence: texts.check(rupees(claimed)), label: texts.checkNow, opens: 'check' }
  if (refund > 0) return { sentence: texts.refund(rupees(refund)), label: texts.refundNow, opens: 'refund' }
  return undefined
}

function ofGoods({ delivery_status: status, road }: OrderDetails): SellerStep | undefined {
  if (status === 'Cancelled' || isReturned({ delivery_status: status, road })) return undefined
  if (!billThatCounts({ road })) return { sentence: texts.issue, label: texts.issueNow, opens: 'issue' }
  return toSettle({ road }) ?? toSend(status, road?.dispatch)
}

function toSend(status: DeliveryStatus, dispatch: Dispatch | undefined): SellerStep | undefined {
  if (dispatch && dispatch.sent > 0 && dispatch.sent < dispatch.ordered) return toSendRest(dispatch)
  if (status === 'Confirmed' || dispatch?.sent === 0)
    return { sentence: texts.send, label: texts.sendNow, opens: 'send' }
  if (status !== 'Shipped') return undefined
  return dispatch
    ? toArrive(dispatch)
    : { sentence: texts.deliver, label: texts.deliverNow, status: 'Delivered' }
}

type Dispatch = NonNullable<NonNullable<OrderDetails['road']>['dispatch']>

const toSendRest = ({ ordered, sent }: Dispatch): SellerStep => ({
  sentence: texts.rest(grouped(ordered - sent), grouped(ordered)),
  label: texts.restNow,
  opens: 'send',
})

/** An earlier server does not say what has come. */
const toArrive = ({ sent, arrived = sent }: Dispatch): SellerStep =>
  arrived < sent
    ? { sentence: texts.arrive, label: texts.arriveNow, to: 'shipments' }
    : { sentence: texts.receive }

/** What came and was credited as a whole came back. */
const isReturned = ({ delivery_status, road }: Pick<OrderDetails, 'delivery_status' | 'road'>) =>
  delivery_status === 'Delivered' && !!road?.bill && !billThatCounts({ road })

function toWait({ delivery_status, road }: OrderDetails): SellerStep {
  // An earlier server does not say what is due.
  const { open: unpaid = 0, due = unpaid, refunding = 0 } = road?.payment ?? {}
  if (refunding > 0) return { sentence: texts.refunding(rupees(refunding)) }
  if (delivery_status === 'Cancelled' || unpaid <= 0) return { sentence: texts.done }
  return { sentence: due > 0 ? texts.pay(rupees(due)) : texts.payLater(rupees(unpaid)) }
}
