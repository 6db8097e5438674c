import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderDetails } from '#contract/order.ts'
import { sellerOrderPagePath } from '#contract/paths.ts'
import { headingOf, type Section } from '#web/order-section/order-section.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Part } from './buyer-facts.tsx'
import { drawerLineTexts as texts } from './seller-orders-texts.ts'

type Line = { readonly state: string; readonly next: string }

/** What is paid and what has left, a line each; the order's page has the rest. */
export function DrawerLines({ order }: { order: OrderDetails }) {
  return (
    <Part title={texts.title}>
      <ul className="divide-y divide-border border-border border-y">
        <LineLink to="payments" name={texts.payments} orderId={order.order_id} line={moneyLine(order)} />
        <LineLink to="shipments" name={texts.delivery} orderId={order.order_id} line={goodsLine(order)} />
      </ul>
    </Part>
  )
}

type LineLinkProps = { to: Section; name: string; orderId: string; line: Line }

function LineLink({ to, name, orderId, line: { state, next } }: LineLinkProps) {
  return (
    <li>
      <Link
        to={`${sellerOrderPagePath(orderId)}#${headingOf(to)}`}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-2.5 hover:underline"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="block text-[.8125rem] text-muted">{name}</span>
          <span className="num wrap-anywhere font-medium">{state}</span>
        </span>
        <span className="flex items-center gap-1 text-link">
          {next}
          <ChevronRight aria-hidden="true" className="size-4 flex-none" />
        </span>
      </Link>
    </li>
  )
}

function moneyLine({ delivery_status, road }: OrderDetails): Line {
  const money = road?.payment
  if (!money) return { state: texts.noAccount, next: texts.setPayee }
  const { paid, claimed, open, refund_due, refunding = 0 } = money
  if (claimed > 0) return { state: texts.claimed(rupees(claimed)), next: texts.check }
  if (refund_due > refunding)
    return { state: texts.refundDue(rupees(refund_due - refunding)), next: texts.refund }
  if (delivery_status === 'Cancelled') return { state: texts.nothingOpen, next: texts.see }
  if (open > 0) return { state: texts.partPaid(rupees(paid), rupees(open)), next: texts.note }
  return { state: texts.allPaid(rupees(paid)), next: texts.see }
}

function goodsLine({ delivery_status: status, road }: OrderDetails): Line {
  const parts = road?.dispatch
  if (!parts) return withoutShipment(status)
  const { ordered, sent, received } = parts
  if (sent < ordered)
    return {
      state: texts.partSent(sent, ordered),
      next: status === 'Cancelled' ? texts.see : texts.sendRest,
    }
  if (received < ordered) return { state: texts.partReceived(received, ordered), next: texts.see }
  return { state: texts.allReceived, next: texts.see }
}

function withoutShipment(status: OrderDetails['delivery_status']): Line {
  if (status === 'Cancelled') return { state: texts.nothingToSend, next: texts.see }
  if (status === 'Shipped' || status === 'Delivered') return { state: texts.noShipment, next: texts.see }
  return { state: texts.nothingSent, next: texts.send }
}
