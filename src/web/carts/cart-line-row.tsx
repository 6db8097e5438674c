import { Trash2, TrendingDown, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { productPath } from '#contract/paths.ts'
import { readNumber } from '#contract/typed-number.ts'
import { isBelowMinimum, minimumOf, nextSlab, obstacleOf } from '#web/basket/goods-arithmetic.ts'
import { obstacleText } from '#web/basket/obstacle-text.ts'
import { obstacleTexts } from '#web/basket/obstacle-texts.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { cx } from '#web/ui/cx.ts'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { useWrongQuantity } from '#web/ui/fields/use-wrong-quantity.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { cartTexts } from './cart-texts.ts'

type Details = CartLine['product_details']

export type LineActions = {
  setQuantity: (productId: string, quantity: number) => void
  remove: (productId: string) => void
}

export function CartLineRow({ line, actions }: { line: CartLine; actions: LineActions }) {
  const details = line.product_details
  const { product_id, product_name, available, quantity } = details
  const { isWrong, onProblem } = useWrongQuantity(quantity)
  return (
    <li
      id={`line-${product_id}`}
      className="relative scroll-mt-24 grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-3 p-4 md:grid-cols-[88px_1fr_auto_minmax(120px,auto)] md:items-start md:gap-x-4"
    >
      <LinePicture details={details} />
      <div className="min-w-0 max-md:pr-8">
        <p className="break-words font-medium leading-5">
          <Link to={productPath(product_id)} className="-my-3 inline-block py-3 hover:underline">
            {product_name}
          </Link>
        </p>
        <UnitPrice details={details} />
        <OfSample details={details} />
        <button
          type="button"
          aria-label={cartTexts.removeOf(product_name)}
          onClick={() => actions.remove(product_id)}
          className="inline-flex size-11 items-center justify-center gap-1.5 rounded-small text-muted text-small hover:bg-surface-2 hover:text-text max-md:absolute max-md:top-1.5 max-md:right-1 md:-ml-2 md:mt-1 md:w-auto md:px-2"
        >
          <Trash2 className="size-4.5 md:size-4" />
          <span className="max-md:hidden">{cartTexts.remove}</span>
        </button>
      </div>
      {available && <Amount details={details} setQuantity={actions.setQuantity} onProblem={onProblem} />}
      {!isWrong && <LineHint details={details} />}
    </li>
  )
}

/** The name beside it is the link for keyboards and screen readers. */
function LinePicture({ details: { product_id, product_image, available } }: { details: Details }) {
  return (
    <Link to={productPath(product_id)} tabIndex={-1} aria-hidden="true">
      <Picture
        url={product_image[0]}
        alt=""
        sizes="88px"
        width={240}
        height={240}
        toneKey={product_id}
        className={cx('aspect-square w-full rounded-large', !available && 'opacity-50')}
      />
    </Link>
  )
}

type AmountProps = {
  details: Details
  setQuantity: LineActions['setQuantity']
  onProblem: (isWrong: boolean) => void
}

function Amount({ details, setQuantity, onProblem }: AmountProps) {
  const { product_id, product_name, quantity, line_total, gst_rate_bp } = details
  return (
    <div className="col-span-full flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:contents">
      <QuantityStepper
        label={cartTexts.quantityOf(product_name)}
        value={quantity}
        read={readNumber}
        onCommit={(next) => setQuantity(product_id, next)}
        onProblem={onProblem}
      />
      <p className="num min-w-0 font-bold text-[1.0625rem] tracking-[-.02em] wrap-anywhere md:pt-3 md:text-right">
        <GstPrice amount={line_total} rateBp={gst_rate_bp} write={rupees} />{' '}
        <span className="font-normal text-muted text-xs tracking-normal">
          <GstWord rateBp={gst_rate_bp} />
        </span>
      </p>
    </div>
  )
}

/** What a paid sample takes off, or from how many pieces on it does. */
function OfSample({ details }: { details: Details }) {
  const { sample_credit, discount, available } = details
  if (sample_credit === undefined || !available) return null
  return (
    <p className="num mt-1 text-small text-success-fg">
      {discount === undefined
        ? cartTexts.sampleWaits(rupees(sample_credit), grouped(minimumOf(details)))
        : cartTexts.sampleOff(rupees(discount))}
    </p>
  )
}

function UnitPrice({ details }: { details: Details }) {
  const { unit_price, unit, gst_rate_bp } = details
  return (
    <p className="num mt-1 text-muted text-small">
      <GstPrice amount={unit_price} rateBp={gst_rate_bp} write={rupees} /> {cartTexts.perUnit(unit)}{' '}
      <GstWord rateBp={gst_rate_bp} />
    </p>
  )
}

/** One hint at most: what keeps the line from being ordered comes before what would make it cheaper. */
function LineHint({ details }: { details: Details }) {
  if (!details.available) return <Hint tone="danger">{obstacleTexts.unavailable}</Hint>
  const obstacle = obstacleOf(details)
  if (obstacle) return <Hint tone="danger">{obstacleText(obstacle, details)}</Hint>
  if (isBelowMinimum(details))
    return <Hint tone="warning">{obstacleTexts.belowMinimum(grouped(minimumOf(details)))}</Hint>
  const next = nextSlab(details)
  if (!next) return null
  return (
    <Hint tone="saving">
      <GstPrice
        amount={next.price}
        rateBp={details.gst_rate_bp}
        write={(price) => cartTexts.nextSlab(grouped(next.more), rupees(price))}
      />
    </Hint>
  )
}

function Hint({ tone, children }: { tone: 'danger' | 'warning' | 'saving'; children: ReactNode }) {
  const Icon = tone === 'saving' ? TrendingDown : TriangleAlert
  return (
    <p
      className={cx(
        'num col-span-full flex items-center gap-2 rounded-control px-3 py-2 font-medium text-small md:col-start-2',
        tone === 'danger' ? 'bg-danger-bg text-danger-fg' : 'bg-warning-bg text-warning-fg',
      )}
    >
      <Icon className="size-4 flex-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
