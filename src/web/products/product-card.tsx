import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { productPath } from '#contract/paths.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { grouped, rupeesShort, rupeesStrip } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { type CardProduct, cityOf } from './card-product.ts'
import { Countdown } from './countdown.tsx'
import { productTexts } from './product-texts.ts'
import { useEnded } from './use-ended.ts'
import { Verification } from './verification.tsx'

type ProductCardProps = {
  product: CardProduct
  /** The landing strip writes '118 rs'. */
  strip?: boolean
  /** Among the first pictures of the screen. */
  priority?: boolean
  /** All cards beside it are of the same supplier, who is named above them. */
  isOneShop?: boolean | undefined
  as?: 'h2' | 'h3'
  /** In the lower corner of the photo, over the link. */
  corner?: ReactNode
}

const sizes = '(min-width: 80rem) 228px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw'

/** One link covers the whole card; it is read out by the product's name alone. */
export function ProductCard({
  product,
  strip = false,
  priority = false,
  isOneShop = false,
  as: Heading = 'h3',
  corner,
}: ProductCardProps) {
  const { product_name, min_order } = product
  return (
    <article className="goods-card group">
      <CardPicture product={product} priority={priority} corner={corner} />
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-3.5">
        <Heading className="goods-name">
          <QuickLink
            to={productPath(product.product_id)}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0"
          >
            {product_name}
          </QuickLink>
        </Heading>
        <CardPrice product={product} write={strip ? rupeesStrip : rupeesShort} />
        <p className="goods-facts num">
          <span className="flex-none">{productTexts.minimumOrder(grouped(min_order))}</span>
          {!isOneShop && <span className="min-h-4 truncate">{cityOf(product)}</span>}
        </p>
        {!isOneShop && <p className="truncate font-medium text-xs leading-4">{product.seller_company}</p>}
        <CardOrigin product={product} />
      </div>
    </article>
  )
}

/** Where the goods come from, in lists that are narrowed or ordered by it. */
function CardOrigin({ product }: { product: CardProduct }) {
  const [params] = useSearchParams()
  if (params.get('sort') !== 'origin' && !params.has('country_of_origin')) return null
  return (
    <p className="truncate text-muted text-xs leading-4">{productTexts.madeIn(product.country_of_origin)}</p>
  )
}

type CardPictureProps = Pick<ProductCardProps, 'product' | 'corner'> & { priority: boolean }

function CardPicture({ product, priority, corner }: CardPictureProps) {
  return (
    <div className="relative">
      <Picture
        url={product.image}
        alt=""
        sizes={sizes}
        width={480}
        height={480}
        priority={priority}
        toneKey={product.product_id}
        className="aspect-square w-full"
      />
      <CardBadge product={product} />
      {product.expires_at && (
        <Countdown
          until={product.expires_at}
          className="absolute bottom-2.5 left-2.5 h-6 whitespace-nowrap rounded-badge bg-surface/92 px-1.5 font-medium text-xs max-[24.3rem]:left-1.5 max-[24.3rem]:text-[.6875rem]"
        />
      )}
      {corner}
    </div>
  )
}

type CardPriceProps = { product: CardProduct; write: (amount: number) => string }

/** The lowest price, that of the largest slab. A long unit stands below it: the size of the pack is half of a price. */
function CardPrice({ product: { card_price, has_slabs, unit, gst_rate_bp }, write }: CardPriceProps) {
  return (
    <p className="num goods-price">
      {has_slabs && <span className="text-muted">{productTexts.from} </span>}
      <span className="flex-none font-bold text-[1.0625rem] tracking-[-.02em]">
        <GstPrice amount={card_price} rateBp={gst_rate_bp} write={write} />
      </span>
      <span className="min-w-0 wrap-anywhere text-muted">
        {' '}
        / {oneOf(unit)} <GstWord rateBp={gst_rate_bp} />
      </span>
    </p>
  )
}

function CardBadge({ product: { kind, stock, is_verified, expires_at } }: { product: CardProduct }) {
  const hasEnded = useEnded(expires_at, false)
  return (
    <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
      {kind === 'live' && !hasEnded && (
        <Badge tone="danger">
          <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
          {productTexts.live}
        </Badge>
      )}
      {stock === 0 && <Badge tone="neutral">{productTexts.outOfStock}</Badge>}
      {kind === 'standard' && stock !== 0 && <Verification isVerified={is_verified} />}
    </span>
  )
}
