import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart.ts'
import { AddressText } from '#web/addresses/address-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { grouped, rupees } from '#web/ui/rupees.ts'
import { bySupplier, orderable } from './cart-arithmetic.ts'
import { cartTexts } from './cart-texts.ts'
import { checkoutTexts } from './checkout-texts.ts'

import { usePlaceOrder } from './use-place-order.ts'

type ReviewStepProps = {
  cart: Cart
  address: Address
  onChangeAddress: () => void
  onPlaced: (orderIds: readonly string[]) => void
  /** The cart on the server differs from what was shown. */
  onRefused: () => void
}

export function ReviewStep({ cart, address, onChangeAddress, onPlaced, onRefused }: ReviewStepProps) {
  const { fault, isPlacing, place } = usePlaceOrder({ cart, address, onPlaced, onRefused })
  return (
    <div className="grid gap-5">
      <section className="rounded-large bg-surface-2 p-4">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-semibold text-label">{checkoutTexts.shipTo}</h3>
          <Button variant="ghost" size="sm" onClick={onChangeAddress}>
            {checkoutTexts.change}
          </Button>
        </div>
        <AddressText {...address} />
      </section>
      {bySupplier(orderable(cart)).map(({ seller_id, seller, lines }) => (
        <section key={seller_id}>
          <h3 className="mb-2 font-semibold text-label">{seller}</h3>
          <ul className="grid gap-2">
            {lines.map(({ product_details: line }) => (
              <li key={line.product_id} className="num flex justify-between gap-4">
                <span className="wrap-anywhere min-w-0">
                  {line.product_name}
                  <span className="block text-muted text-small">
                    {grouped(line.quantity)} × {rupees(line.unit_price)} {cartTexts.perUnit(line.unit)}
                  </span>
                </span>
                <span className="flex-none font-medium">{rupees(line.line_total)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="num flex items-baseline justify-between border-border border-t pt-4">
        <span className="font-semibold">{checkoutTexts.total}</span>
        <span className="font-bold text-xl tracking-[-.02em]">{rupees(cart.total_amount)}</span>
      </p>
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      <Button size="lg" loading={isPlacing} onClick={place}>
        {checkoutTexts.placeOrder}
      </Button>
    </div>
  )
}
