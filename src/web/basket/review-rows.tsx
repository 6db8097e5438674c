import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PricedGoods } from '#contract/cart.ts'
import { productPath } from '#contract/paths.ts'
import { readNumber } from '#contract/typed-number.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { basketTexts as texts } from './basket-texts.ts'
import { isBelowMinimum, minimumOf, obstacleOf } from './goods-arithmetic.ts'
import { obstacleText } from './obstacle-text.ts'
import { obstacleTexts } from './obstacle-texts.ts'
import type { Review, Reviewed, ReviewLine } from './use-review.ts'

type ReviewRowsProps = {
  review: Review
  /** What else can be done with a product. */
  actionOf?: (goods: PricedGoods) => ReactNode
}

/** Each product with its quantity, its price of today and what keeps it from being ordered. */
export function ReviewRows({ review, actionOf }: ReviewRowsProps) {
  return (
    <ul aria-label={texts.goods} className="divide-y divide-border">
      {review.lines.map((line) => (
        <ReviewRow key={line.goods.product_id} line={line} review={review} action={actionOf?.(line.goods)} />
      ))}
    </ul>
  )
}

type ReviewRowProps = { line: ReviewLine; review: Review; action: ReactNode }

function ReviewRow({ line, review, action }: ReviewRowProps) {
  const { goods, isChosen } = line
  const { product_id, product_name, available } = goods
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start gap-3">
        <Checkbox
          aria-label={texts.choose(product_name)}
          checked={isChosen}
          disabled={!available}
          onChange={({ target }) => review.toggle(product_id, target.checked)}
        >
          {null}
        </Checkbox>
        <Picture
          url={goods.product_image[0]}
          alt=""
          sizes="56px"
          width={240}
          height={240}
          toneKey={product_id}
          className="size-14 flex-none rounded-control"
        />
        <What line={line} />
        {action}
      </div>
      {available && <Amount goods={goods} review={review} />}
      <Hints line={line} />
    </li>
  )
}

type AmountProps = { goods: PricedGoods; review: Review }

const Amount = ({ goods, review }: AmountProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pl-12">
    <QuantityStepper
      label={texts.quantityOf(goods.product_name)}
      value={goods.quantity}
      read={readNumber}
      onCommit={(next) => review.setQuantity(goods.product_id, next)}
    />
    <p className="num ml-auto font-bold">
      <GstPrice amount={goods.line_total} rateBp={goods.gst_rate_bp} write={rupees} />
    </p>
  </div>
)

function What({ line: { goods } }: { line: ReviewLine }) {
  const { product_id, product_name, seller, unit, unit_price, gst_rate_bp } = goods
  return (
    <div className="min-w-0 flex-1">
      <p className="wrap-anywhere font-medium leading-5">
        <Link to={productPath(product_id)} className="-my-3 inline-block py-3 hover:underline">
          {product_name}
        </Link>
      </p>
      <p className="wrap-anywhere text-muted text-small">{seller}</p>
      <p className="num text-muted text-small">
        <GstPrice amount={unit_price} rateBp={gst_rate_bp} write={rupees} /> {texts.perUnit(unit)}{' '}
        <GstWord rateBp={gst_rate_bp} />
      </p>
    </div>
  )
}

/** What keeps goods from being ordered, and whether their price is another than last time. */
export function Hints({ line: { goods, paid } }: { line: Reviewed }) {
  const problem = problemOf(goods)
  const price = paid === undefined || paid === goods.unit_price ? undefined : paid
  return (
    <div className="num grid gap-1 pl-12 text-small empty:hidden">
      {problem && (
        <p className="flex gap-2 font-medium text-warning-fg">
          <TriangleAlert className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      )}
      {price !== undefined && goods.available && (
        <p className={price < goods.unit_price ? 'text-warning-fg' : 'text-success-fg'}>
          <GstPrice
            amount={price}
            rateBp={goods.gst_rate_bp}
            write={(amount) => (price < goods.unit_price ? texts.dearer : texts.cheaper)(rupees(amount))}
          />
        </p>
      )}
    </div>
  )
}

function problemOf(goods: ReviewLine['goods']) {
  if (!goods.available) return obstacleTexts.unavailable
  const obstacle = obstacleOf(goods)
  if (obstacle) return obstacleText(obstacle, goods)
  return isBelowMinimum(goods) ? obstacleTexts.belowMinimum(grouped(minimumOf(goods))) : ''
}
