import type { OrderDetails } from '#contract/order.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { Section } from './order-section.tsx'
import { buyerStepTexts as texts } from './road-texts.ts'

type BuyerStep = {
  readonly sentence: string
  /** What the buyer can do about it, and where on the page. */
  readonly to?: Section
  readonly label?: string
}

/** The next thing on the road of an order, for its buyer: what to do comes before what to wait for. */
export function buyerStep(order: OrderDetails): BuyerStep | undefined {
  if (order.delivery_status === 'Cancelled') return toGetBack(order) ?? toBeCredited(order)
  if (order.delivery_status === 'Pending') return { sentence: texts.confirm }
  return (
    toReceive(order) ??
    toPay(order) ??
    onTheWay(order) ??
    toReview(order) ??
    toGetBack(order) ??
    atTheEnd(order)
  )
}

function toReceive({ road }: OrderDetails): BuyerStep | undefined {
  const { sent, received } = road?.dispatch ?? { sent: 0, received: 0 }
  if (received >= sent) return undefined
  return { sentence: texts.receive, label: texts.receiveNow, to: 'shipments' }
}

function toPay({ road }: OrderDetails): BuyerStep | undefined {
  const { open, claimed } = road?.payment ?? { open: 0, claimed: 0 }
  const unpaid = rupees(open - claimed)
  return open > claimed
    ? { sentence: texts.pay(unpaid), label: texts.payNow(unpaid), to: 'payments' }
    : undefined
}

function onTheWay({ delivery_status }: OrderDetails): BuyerStep | undefined {
  if (delivery_status === 'Confirmed') return { sentence: texts.send }
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

function toBeCredited({ road }: OrderDetails): BuyerStep | undefined {
  const bill = road?.bill
  return bill && bill.credited < bill.total ? { sentence: texts.credit(bill.number) } : undefined
}

const atTheEnd = ({ road }: OrderDetails): BuyerStep => ({
  sentence: road?.payment?.claimed ? texts.check : texts.done,
})
