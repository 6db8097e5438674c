import { Clock, TrendingUp } from 'lucide-react'
import { Link } from 'react-router'
import type { Product } from '#contract/products/product.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstSwitch } from '#web/gst/gst-switch.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { Countdown } from '#web/products/countdown.tsx'
import { productTexts } from '#web/products/product-texts.ts'
import { Verification } from '#web/products/verification.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import { priceRange } from './product-meta.ts'
import { isLow } from './stock.ts'

export function Headline({ product, ended }: { product: Product; ended: boolean }) {
  const { low, high } = priceRange(product)
  return (
    <>
      <Badges product={product} ended={ended} />
      <h1 className="mt-3 mb-2 wrap-anywhere text-pretty text-h1">{product.product_name}</h1>
      {product.rating !== null && (
        <p className="num flex flex-wrap items-center gap-2 text-muted text-small">
          <Rating value={product.rating} />
          <span aria-hidden="true" className="font-semibold text-text">
            {product.rating.toFixed(1)}
          </span>
          <Link to="#reviews" replace className="-my-3 inline-flex min-h-11 items-center hover:underline">
            {texts.reviews(product.review_count)}
          </Link>
        </p>
      )}
      <HeadPrice low={low} high={high} product={product} />
    </>
  )
}

type HeadPriceProps = { low: number; high: number; product: Product }

const HeadPrice = ({ low, high, product: { unit, gst_rate_bp } }: HeadPriceProps) => (
  <div className="mt-4 mb-3.5 flex flex-wrap items-baseline gap-x-3">
    <GstPrice
      amount={low}
      to={high}
      rateBp={gst_rate_bp}
      write={(amount, to) => <Price amount={amount} to={to} unit={oneOf(unit)} className="text-price" />}
    />
    <span className="text-muted text-small">
      <GstWord rateBp={gst_rate_bp} />
    </span>
    {!!gst_rate_bp && (
      <span className="text-muted text-small">
        <GstSwitch />
      </span>
    )}
  </div>
)

function Badges({ product, ended }: { product: Product; ended: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Verification isVerified={product.is_verified} />
      {product.is_top_product && <Badge icon={<TrendingUp />}>{productTexts.topProduct}</Badge>}
      <StockBadge stock={product.stock} />
      {product.expires_at && <LiveBadge until={product.expires_at} ended={ended} />}
    </div>
  )
}

function StockBadge({ stock }: { stock: number | null }) {
  if (stock === 0) return <Badge tone="danger">{productTexts.outOfStock}</Badge>
  return isLow(stock) ? <Badge tone="warning">{texts.lowStock(stock)}</Badge> : null
}

function LiveBadge({ until, ended }: { until: string; ended: boolean }) {
  if (ended) return <Badge icon={<Clock />}>{productTexts.offerEnded}</Badge>
  return (
    <>
      <Badge tone="danger">
        <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
        {productTexts.live}
      </Badge>
      <Countdown until={until} className="font-medium text-muted text-small" />
    </>
  )
}
