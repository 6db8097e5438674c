import { BadgeCheck, Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderDetails } from '#contract/order.ts'
import { chatPath, sellerPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { canChangeBill } from '#web/order-bill/bill-that-counts.ts'
import { FoldedOnPhone } from '#web/order-section/folded-on-phone.tsx'
import { StartChat } from '#web/start-chat/start-chat.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { LateChangeBill } from './late-sections.tsx'
import { orderTexts } from './order-texts.ts'
import { foldTexts } from './road-texts.ts'

type SupplierProps = Pick<OrderDetails, 'seller' | 'deal'> & { soldUnder: string }
type OrderPartiesProps = {
  order: OrderDetails
  /** For the buyer, who says whom to bill. */
  onBillChanged?: (() => Promise<void>) | undefined
  children?: ReactNode
}

/** The supplier, the address, and what can be done with the order. */
export function OrderParties({ order, onBillChanged, children }: OrderPartiesProps) {
  const { seller, address } = order
  return (
    <Card
      as="aside"
      className="lg:row-span-2 divide-y divide-border md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:[&>:nth-child(2)]:border-t-0 md:max-lg:[&>:nth-child(2)]:border-l md:max-lg:[&>:nth-child(n+3)]:col-span-2"
      aria-label={orderTexts.parties}
    >
      <Supplier seller={seller} soldUnder={order.seller_gstin ?? seller.gst_number} deal={order.deal} />
      <FoldedOnPhone
        title={foldTexts.addresses}
        short={`${address.city}, ${address.state}`}
        className="px-5 py-2"
      >
        <ShipTo address={address} third={order.ship_to === 'third' ? (order.ship_name ?? '') : undefined} />
        <BillTo order={order} onBillChanged={onBillChanged} />
      </FoldedOnPhone>
      {children}
    </Card>
  )
}

/** With the GST number that the order is sold under, which stands on its papers. */
function Supplier({ seller, soldUnder, deal }: SupplierProps) {
  return (
    <section className="p-5">
      <h2 className="mb-1 text-muted text-small">{orderTexts.supplier}</h2>
      <p className="wrap-anywhere font-semibold">
        <Link to={sellerPath(seller.seller_id)} className="inline-flex min-h-11 items-center hover:underline">
          {seller.seller_company}
        </Link>
      </p>
      {seller.is_seller_verified && (
        <p className="mt-1 flex items-center gap-1 font-semibold text-primary-soft-fg text-small">
          <BadgeCheck className="size-4" />
          {orderTexts.verified}
        </p>
      )}
      <p className="num mt-1 wrap-anywhere text-muted text-small">{orderTexts.gstNumber(soldUnder)}</p>
      <a
        href={`tel:+${seller.phone_number}`}
        className="num inline-flex min-h-11 items-center text-link text-small hover:underline"
      >
        {orderTexts.call(showPhone(seller.phone_number))}
      </a>
      <StartChat sellerId={seller.seller_id} block className="mt-1" />
      {deal && (
        <ButtonLink to={chatPath(deal.room_id)} variant="ghost" block icon={<Handshake />}>
          {orderTexts.openDeal}
        </ButtonLink>
      )}
    </section>
  )
}

type ShipToProps = Pick<OrderDetails, 'address'> & {
  /** The party that gets the goods instead of the buyer; blank where nobody named it. */
  third: string | undefined
}

function ShipTo({ address, third }: ShipToProps) {
  return (
    <section className="p-5">
      <h2 className="mb-1 text-muted text-small">{orderTexts.shipTo}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{address.ship_address}</p>
      <p className="num wrap-anywhere">
        {address.city}, {address.state} {address.postal_code}
      </p>
      {third !== undefined && (
        <p className="mt-1 wrap-anywhere text-muted text-small">{orderTexts.toThird(third)}</p>
      )}
    </section>
  )
}

/** Whom the supplier bills, and what the buyer wrote to the order. */
function BillTo({ order, onBillChanged }: Pick<OrderPartiesProps, 'order' | 'onBillChanged'>) {
  const { bill_to, po_number, note } = order
  const onChanged = canChangeBill(order) ? onBillChanged : undefined
  if (!bill_to && !po_number && !note && !onChanged) return null
  return (
    <section className="grid gap-3 p-5">
      {(bill_to || onChanged) && (
        <div>
          <div
            className={cx(
              'flex items-center justify-between gap-3',
              onChanged ? 'min-h-11 lg:min-h-9' : 'mb-1',
            )}
          >
            <h2 className="text-muted text-small">{orderTexts.billTo}</h2>
            {onChanged && <LateChangeBill order={order} onChanged={onChanged} />}
          </div>
          {bill_to ? <BillingText {...bill_to} /> : orderTexts.noGstin}
        </div>
      )}
      {po_number && (
        <div>
          <h2 className="text-muted text-small">{orderTexts.poNumber}</h2>
          <p className="wrap-anywhere">{po_number}</p>
        </div>
      )}
      {note && (
        <div>
          <h2 className="text-muted text-small">{orderTexts.note}</h2>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      )}
    </section>
  )
}
