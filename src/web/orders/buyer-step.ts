import type { OrderDetails } from '#contract/order.ts'
import { toBeSettled, toReport } from '#web/missing-goods/to-report.ts'
import type { StepOpens } from '#web/next-step/step-dialog.tsx'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import type { Section } from '#web/order-section/order-section.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { buyerStepTexts as texts } from './road-texts.ts'

type BuyerStep = {
  readonly sentence: string
  /** What the buyer can do about it: where on the page, or in which dialog. */
  readonly to?: Section
  readonly opens?: StepOpens
  readonly label?: string
  /** Another page where it is done. */
  readonly path?: string
  /** A second choice beside it. */
  readonly also?: Pick<BuyerStep, 'opens' | 'path'> & { readonly label: string }
}

/** The next thing on the road of an order, for its buyer: what to do comes before what to wait for. */
export function buyerStep(order: OrderDetails): BuyerStep | undefined {
  if (order.delivery_status === 'Cancelled')
    return toCheckRefund(order) ?? toGetBack(order) ?? toBeCredited(order)
  if (order.delivery_status === 'Pending') return toBeConfirmed(order)
  return (
    toReceive(order, 'arrived') ??
    toPayOrReport(order) ??
    toAgree(order) ??
    toReceive(order, 'sent') ??
    toCheckRefund(order) ??
    onTheWay(order) ??
    toReview(order) ??
    toGetBack(order) ??
    toBeSettled(order) ??
    toPayEarly(order) ??
    atTheEnd(order)
  )
}

const toBeConfirmed = ({ release_at }: OrderDetails): BuyerStep => ({
  sentence: release_at ? texts.confirmUntil(dayAndTimeOf(release_at)) : texts.confirm,
})

/** What has come is checked before it is paid; what is on its way may come after that. An earlier server tells no difference. */
function toReceive({ road, delivery_status }: OrderDetails, which: 'arrived' | 'sent') {
  const { sent, received, arrived = sent } = road?.dispatch ?? { sent: 0, received: 0 }
  if (received >= (which === 'arrived' ? arrived : sent)) return undefined
  const sentence = delivery_status === 'Delivered' ? texts.receiveAll : texts.receive
  return { sentence, label: texts.receiveNow, opens: 'receive' } as const
}

/** What is due is never hidden by what is to be reported: both stand there. */
function toPayOrReport(order: OrderDetails): BuyerStep | undefined {
  const [pay, report] = [toPay(order), toReport(order)]
  if (!(pay && report)) return pay ?? report
  const { sentence, ...also } = report
  return { ...pay, sentence: `${sentence} ${pay.sentence}`, also }
}

/** What is due by the terms; an earlier server says what is open alone. */
function toPay({ road }: OrderDetails): BuyerStep | undefined {
  const { open, claimed, due } = road?.payment ?? { open: 0, claimed: 0 }
  return payStep(due ?? open - claimed)
}

/** What is not due yet, once nothing else is left to do. */
function toPayEarly({ road }: OrderDetails): BuyerStep | undefined {
  const { open, claimed } = road?.payment ?? { open: 0, claimed: 0 }
  return payStep(open - claimed)
}

function payStep(unpaid: number): BuyerStep | undefined {
  const amount = rupees(unpaid)
  return unpaid > 0 ? { sentence: texts.pay(amount), label: texts.payNow(amount), opens: 'pay' } : undefined
}

/** Higher prices than those of the bill. */
function toAgree(order: OrderDetails): BuyerStep | undefined {
  const raise = billThatCounts(order)?.asked
  return raise ? { sentence: texts.asked(rupees(raise)), label: texts.askedNow, to: 'documents' } : undefined
}

function toCheckRefund({ road }: OrderDetails): BuyerStep | undefined {
  const refunding = road?.payment?.refunding ?? 0
  return refunding > 0
    ? { sentence: texts.refunding(rupees(refunding)), label: texts.refundingNow, opens: 'check' }
    : undefined
}

function onTheWay({ delivery_status, road }: OrderDetails): BuyerStep | undefined {
  if (delivery_status === 'Confirmed') return { sentence: road?.payment?.claimed ? texts.check : texts.send }
  return delivery_status === 'Shipped' ? { sentence: texts.deliver } : undefined
}

const toReview = ({ ordered_items }: OrderDetails): BuyerStep | undefined =>
  ordered_items.some(({ reviewed }) => !reviewed)
    ? { sentence: texts.review, label: texts.reviewNow, to: 'reviews' }
    : undefined

function toGetBack({ road }: OrderDetails): BuyerStep | undefined {
  const due = road?.payment?.refund_due ?? 0
  return due > 0 ? { sentence: texts.refund(rupees(due)) } : undefined
}

function toBeCredited(order: OrderDetails): BuyerStep | undefined {
  const bill = billThatCounts(order)
  return bill && { sentence: texts.credit(bill.number) }
}

const atTheEnd = ({ road }: OrderDetails): BuyerStep => ({
  sentence: road?.payment?.claimed ? texts.check : texts.done,
})
