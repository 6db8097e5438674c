import type { Cart, CartLine } from '#contract/cart.ts'
import type { Address } from '#contract/users/address.ts'
import { AddressText } from '#web/addresses/address-text.tsx'
import { bySupplier, orderable, type SupplierGroup, totalOf } from '#web/basket/goods-arithmetic.ts'
import type { Billing } from '#web/billing/chosen-billing.ts'
import { TermsLines } from '#web/shop-terms/terms-lines.tsx'
import { useStates } from '#web/states/use-states.ts'
import { TaxSummary } from '#web/tax-amounts/tax-summary.tsx'
import { taxOfLine } from '#web/tax-amounts/tax-words.ts'
import { Button } from '#web/ui/button.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BillingSection } from './billing-section.tsx'
import { supplyStateOf, taxedShare, taxesOf } from './cart-tax.ts'
import { cartTexts } from './cart-texts.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { usePlaceOrder } from './use-place-order.ts'

type ReviewStepProps = {
  cart: Cart
  address: Address
  onChangeAddress: () => void
  billing: Billing
  isBillingLoading: boolean
  onChangeBilling: () => void
  /** Of the account, where it has no billing profile yet. */
  ownNumber: string | undefined
  onAddNumber: () => void
  onPlaced: (orderIds: readonly string[]) => void
  /** The server's cart differs from what the buyer saw. */
  onRefused: () => void
}

export function ReviewStep(props: ReviewStepProps) {
  const { cart, address, billing, isBillingLoading, onChangeAddress } = props
  const { failure, before, isPlacing, place } = usePlaceOrder(props)
  useStates()
  const supplyState = supplyStateOf(address, billing)
  return (
    <div className="grid gap-5">
      <section className="rounded-large bg-surface-2 p-4">
        <div className="-mr-3 flex items-center justify-between gap-3">
          <h3 className="font-semibold text-label">{checkoutTexts.shipTo}</h3>
          <Button variant="ghost" size="sm" onClick={onChangeAddress}>
            {checkoutTexts.change}
          </Button>
        </div>
        <AddressText {...address} />
      </section>
      <BillingSection
        billing={billing}
        isLoading={isBillingLoading}
        onChange={props.onChangeBilling}
        ownNumber={props.ownNumber}
        onAddNumber={props.onAddNumber}
      />
      {bySupplier(orderable(cart)).map((group) => (
        <SupplierOrder key={group.seller_id} group={group} before={before} supplyState={supplyState} />
      ))}
      <p className="num flex flex-wrap items-baseline justify-between gap-x-4 border-border border-t pt-4">
        <span className="font-semibold">{checkoutTexts.total}</span>
        <span className="font-bold text-xl tracking-[-.02em]">{rupees(cart.total_amount)}</span>
      </p>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button size="lg" loading={isPlacing || isBillingLoading} onClick={place}>
        {checkoutTexts.placeOrder}
      </Button>
    </div>
  )
}

type SupplierOrderProps = {
  group: SupplierGroup
  before: Cart | undefined
  supplyState: string | undefined
}

function SupplierOrder({ group: { seller, lines, shop }, before, supplyState }: SupplierOrderProps) {
  const taxes = taxesOf(lines, supplyState)
  return (
    <section>
      <h3 className="num mb-2 flex flex-wrap justify-between gap-x-4 font-semibold text-label">
        {seller}
        <span className="font-medium text-muted">
          {cartTexts.subtotals[taxedShare(lines)]} {rupees(totalOf(lines))}
        </span>
      </h3>
      <ul className="grid gap-2">
        {lines.map(({ product_details: line }, place) => (
          <li key={line.product_id} className="flex justify-between gap-4">
            <span className="wrap-anywhere min-w-0">
              {line.product_name}
              <span className="num block text-muted text-small">{termsOf(line)}</span>
              <span className="num block text-muted text-small empty:hidden">
                {taxOfLine({ gst_rate_bp: line.gst_rate_bp, tax: taxes.lines[place] })}
              </span>
              {line.discount !== undefined && (
                <span className="num block text-small text-success-fg">
                  {cartTexts.sampleOff(rupees(line.discount))}
                </span>
              )}
              <FormerTerms line={line} before={before} />
            </span>
            <span className="num flex-none font-medium">{rupees(line.line_total)}</span>
          </li>
        ))}
      </ul>
      <TermsLines shop={shop} total={totalOf(lines)} className="mt-3" />
      <TaxSummary tax={taxes.sum} supplyState={supplyState} scheme={taxes.scheme} className="mt-3" />
    </section>
  )
}

type Line = CartLine['product_details']

const termsOf = ({ quantity, unit_price, unit }: Line) =>
  `${grouped(quantity)} × ${rupees(unit_price)} ${cartTexts.perUnit(unit)}`

/** Name and terms that the server refused, beside those of today. */
function FormerTerms({ line, before }: { line: Line; before: Cart | undefined }) {
  const former = before?.cart_items.find(
    ({ product_details }) => product_details.product_id === line.product_id,
  )?.product_details
  if (!former) return null
  const changes = [
    ...(former.product_name === line.product_name ? [] : [former.product_name]),
    ...(termsOf(former) === termsOf(line) ? [] : [termsOf(former)]),
  ]
  if (changes.length === 0) return null
  return (
    <span className="block font-medium text-small text-warning-fg">
      {checkoutTexts.was(changes.join(', '))}
    </span>
  )
}
