import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type DeskOrder, getDeskPaper } from '#contract/admin/desk-search.ts'
import { adminCasePath, adminUserPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { fetchFile } from '#web/api/download.ts'
import { nameOf } from '#web/cases/cases-texts.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { statusName } from '#web/orders/status-texts.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminOrdersTexts as texts } from './admin-orders-texts.ts'

/** All that hangs on an order. */
export function OrderParts({ order, reason }: { order: DeskOrder; reason: string }) {
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <Notice tone="info">{texts.noted}</Notice>
      <p>
        <Badge tone="info">{statusName(order.delivery_status)}</Badge>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Party title={texts.buyer} party={order.buyer} />
        <Party title={texts.seller} party={order.seller} />
      </div>
      <Goods order={order} />
      <Payments order={order} />
      <Papers order={order} reason={reason} />
      <Way order={order} />
      {order.cases.length > 0 && (
        <Part title={texts.cases}>
          {order.cases.map((row) => (
            <Row key={row.case_id} about={row.case_id}>
              <Link
                to={adminCasePath(row.case_id)}
                className="-my-2 inline-block py-2 underline underline-offset-2"
              >
                {nameOf(row)}
              </Link>
            </Row>
          ))}
        </Part>
      )}
    </div>
  )
}

function Party({ title, party }: { title: string; party: DeskOrder['buyer'] }) {
  const { user_id, name, phone_number, email, gst_number } = party
  return (
    <Part title={title}>
      <Row about={[showPhone(phone_number), email, gst_number].filter(Boolean).join(' · ')}>
        <Link to={adminUserPath(user_id)} className="-my-2 inline-block py-2 underline underline-offset-2">
          {name}
        </Link>
      </Row>
    </Part>
  )
}

function Goods({ order: { lines, total_cost, address, deal } }: { order: DeskOrder }) {
  return (
    <Part title={texts.goods}>
      {lines.map(({ line_number, product_name, quantity, unit, unit_price }) => (
        <Row
          key={line_number}
          about={`${grouped(quantity)} ${unitsFor(quantity, unit)} · ${rupees(unit_price)}`}
        >
          {product_name}
        </Row>
      ))}
      <Row about={rupees(total_cost)}>{texts.total}</Row>
      <Row about={address}>{texts.shipTo}</Row>
      {deal && <Row about={deal.deal_id}>{`${texts.deal} · ${texts.revision(deal.revision)}`}</Row>}
    </Part>
  )
}

function Payments({ order: { payments } }: { order: DeskOrder }) {
  return (
    <Part title={texts.payments}>
      {payments.map(({ payment_id, kind, amount, reference, state, paid_on }) => (
        <Row key={payment_id} about={[reference, dayOf(paid_on), texts.paymentStates[state]].join(' · ')}>
          {`${texts.paymentKinds[kind]}: ${rupees(amount)}`}
        </Row>
      ))}
    </Part>
  )
}

/** Each look at a paper stands in the audit, with the reason of the look at the order. */
const Papers = ({ order: { order_id: orderId, papers }, reason }: { order: DeskOrder; reason: string }) => (
  <Part title={texts.papers}>
    {papers.map(({ document_id: documentId, number, kind, issued_on, total, is_cancelled }) => (
      <li key={documentId}>
        <FileRow name={number} load={() => fetchFile(getDeskPaper, { orderId, documentId, reason })}>
          {[texts.paperKinds[kind], dayOf(issued_on), rupees(total), is_cancelled && texts.cancelled]
            .filter(Boolean)
            .join(' · ')}
        </FileRow>
      </li>
    ))}
  </Part>
)

function Way({ order: { shipments, history } }: { order: DeskOrder }) {
  return (
    <>
      <Part title={texts.shipments}>
        {shipments.map(({ shipment_id, dispatched_at, delivered_at }) => (
          <Row key={shipment_id} about={delivered_at ? texts.came(dayOf(delivered_at)) : ''}>
            {dispatched_at ? texts.sent(dayOf(dispatched_at)) : texts.shipments}
          </Row>
        ))}
      </Part>
      <Part title={texts.history}>
        {history.map(({ delivery_status, by, happened_at }) => (
          <Row key={`${delivery_status}${happened_at}`} about={dayAndTimeOf(happened_at)}>
            {[statusName(delivery_status), texts.roles[by] ?? by].join(' · ')}
          </Row>
        ))}
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-4 md:p-5">
      <h2 className="mb-2 text-h3">{title}</h2>
      <ul className="grid gap-2 empty:hidden">{children}</ul>
      {Array.isArray(children) && children.length === 0 && <p className="text-muted">{texts.nothing}</p>}
    </Card>
  )
}

function Row({ about, children }: { about: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <span className="wrap-anywhere block font-medium">{children}</span>
      {about && <span className="num wrap-anywhere block text-muted text-small">{about}</span>}
    </li>
  )
}
