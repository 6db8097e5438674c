import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { sellerChatPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { buyerRecordTexts } from '#web/buyer-record/buyer-record-texts.ts'
import { LateRecord } from '#web/buyer-record/late-record.tsx'
import { FoldedOnPhone } from '#web/order-section/folded-on-phone.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { sellerOrderTexts as texts } from './seller-orders-texts.ts'

/** Who ordered and how they order and pay, where the goods go, and whom the order bills. */
export function BuyerFacts({ order }: { order: OrderDetails }) {
  const { address } = order
  return (
    <>
      <Part title={texts.buyer}>
        <Buyer buyer={order.buyer} bill_to={order.bill_to} />
      </Part>
      <FoldedOnPhone title={texts.addresses} short={`${address.city}, ${address.state}`}>
        <Addresses order={order} />
      </FoldedOnPhone>
      {order.buyer_id && (
        <FoldedOnPhone title={buyerRecordTexts.title}>
          <div className="max-md:[&_h3]:hidden">
            <Part title={buyerRecordTexts.title}>
              <LateRecord buyerId={order.buyer_id} />
            </Part>
          </div>
        </FoldedOnPhone>
      )}
      {order.deal && (
        <ButtonLink to={sellerChatPath(order.deal.room_id)} variant="secondary" block icon={<Handshake />}>
          {texts.openDeal}
        </ButtonLink>
      )}
    </>
  )
}

function Addresses({ order }: { order: OrderDetails }) {
  const { address } = order
  return (
    <div className="grid gap-6">
      <Part title={texts.shipTo}>
        <p className="wrap-anywhere whitespace-pre-line">{address.ship_address}</p>
        <p className="num wrap-anywhere">
          {address.city}, {address.state} {address.postal_code}
        </p>
        {order.ship_to === 'third' && (
          <p className="mt-1 wrap-anywhere text-muted">{texts.toThird(order.ship_name ?? '')}</p>
        )}
      </Part>
      <BilledTo order={order} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2.5 font-semibold text-[.8125rem] text-muted">{title}</h3>
      {children}
    </section>
  )
}

function BilledTo({ order: { bill_to, po_number, note } }: { order: OrderDetails }) {
  return (
    <>
      {bill_to && (
        <Part title={texts.billTo}>
          <BillingText {...bill_to} />
        </Part>
      )}
      {po_number && (
        <Part title={texts.poNumber}>
          <p className="wrap-anywhere">{po_number}</p>
        </Part>
      )}
      {note && (
        <Part title={texts.note}>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </Part>
      )}
    </>
  )
}

/** The account's own GST number only where the order names no other to be billed to: nobody copies the wrong one. */
function Buyer({ buyer, bill_to }: Pick<OrderDetails, 'buyer' | 'bill_to'>) {
  const { full_name, company_name, email, phone_number, gst_number } = buyer
  return (
    <dl className="grid gap-1">
      <Fact name={texts.name}>{full_name}</Fact>
      {company_name && <Fact name={texts.company}>{company_name}</Fact>}
      <Fact name={texts.email}>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center text-link lg:min-h-7 hover:underline"
        >
          {email}
        </a>
      </Fact>
      <Fact name={texts.phone}>
        <a
          href={`tel:+${phone_number}`}
          className="num inline-flex min-h-11 items-center text-link lg:min-h-7 hover:underline"
        >
          {showPhone(phone_number)}
        </a>
      </Fact>
      {!bill_to && (
        <Fact name={texts.gstNumber}>
          <span className="num">{gst_number}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-h-7 content-center text-right font-medium">{children}</dd>
    </div>
  )
}
