import { ShoppingCart, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BoughtProduct } from '#contract/buy-again/bought.ts'
import { orderPath, productPath } from '#contract/paths.ts'
import { readNumber } from '#contract/typed-number.ts'
import { repriced } from '#web/basket/goods-arithmetic.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { SaveToList } from '#web/list-choice/save-to-list.tsx'
import { useAddToCart } from '#web/product-details/use-add-to-cart.ts'
import { Thumb } from '#web/products/thumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { boughtTexts as texts } from './bought-texts.ts'

/** A product that was bought: the last time, the price of today, and a press that buys it again. */
export function BoughtRow({ product }: { product: BoughtProduct }) {
  const { product_id, product_name, product_image, seller, available } = product
  return (
    <li className="grid gap-3 p-4 md:px-5">
      <div className="flex gap-3">
        <Thumb
          url={product_image[0]}
          productId={product_id}
          className={available ? 'flex-none rounded-large' : 'flex-none rounded-large opacity-50'}
        />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-medium leading-5">
            {available ? (
              <Link to={productPath(product_id)} className="-my-3 inline-block py-3 hover:underline">
                {product_name}
              </Link>
            ) : (
              product_name
            )}
          </p>
          <p className="wrap-anywhere text-muted text-small">{seller}</p>
          <LastTime product={product} />
        </div>
      </div>
      {available ? <BuyAgain product={product} /> : <p className="text-muted text-small">{texts.gone}</p>}
    </li>
  )
}

function LastTime({
  product: { order_id, bought_at, bought, paid_unit, times, paid },
}: {
  product: BoughtProduct
}) {
  return (
    <p className="num text-muted text-small">
      <Link
        to={orderPath(order_id)}
        className="-my-2 inline-flex min-h-11 items-center underline underline-offset-2 lg:min-h-9"
      >
        {texts.last(dayOf(bought_at), bought, paid_unit)}
      </Link>{' '}
      <span className="whitespace-nowrap">· {texts.times(times)}</span>
      <span className="block">{texts.paid(rupees(paid), paid_unit)}</span>
    </p>
  )
}

function BuyAgain({ product }: { product: BoughtProduct }) {
  const [quantity, setQuantity] = useState(product.quantity)
  const { product_id, product_name, stock } = product
  const { sending, add } = useAddToCart(product_id, quantity)
  if (stock === 0) return <p className="font-medium text-small text-warning-fg">{texts.soldOut}</p>
  return (
    <>
      <Today product={product} quantity={quantity} />
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={texts.quantityOf(product_name)}
          value={quantity}
          read={readNumber}
          onCommit={setQuantity}
        />
        <Button
          icon={<ShoppingCart />}
          aria-label={texts.addOf(product_name)}
          loading={sending}
          className="min-w-0 flex-1 px-2! sm:flex-none sm:px-4.5!"
          onClick={add}
        >
          {texts.add}
        </Button>
      </div>
      <SaveToList items={[{ product_id, quantity }]} name={product_name} className="justify-self-start" />
    </>
  )
}

/** The price of today at this quantity, beside that of the last time where both are of one unit. */
function Today({ product, quantity }: { product: BoughtProduct; quantity: number }) {
  const { unit_price } = repriced(product, quantity)
  const { paid, paid_unit, unit, gst_rate_bp } = product
  const difference = paid_unit === unit ? unit_price - paid : 0
  return (
    <p className="num flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <span className="font-semibold">
          <GstPrice amount={unit_price} rateBp={gst_rate_bp} write={rupees} />
        </span>{' '}
        <span className="text-muted text-small">
          {texts.perUnit(unit)} <GstWord rateBp={gst_rate_bp} />
        </span>
      </span>
      {difference !== 0 && (
        <span
          className={
            difference > 0
              ? 'inline-flex items-center gap-1 text-small text-warning-fg'
              : 'inline-flex items-center gap-1 text-small text-success-fg'
          }
        >
          {difference > 0 ? <TrendingUp className="size-4" /> : <TrendingDown className="size-4" />}
          {difference > 0 ? texts.dearer : texts.cheaper}
        </span>
      )}
    </p>
  )
}
