import { BadgeCheck, Star } from 'lucide-react'
import { Link } from 'react-router'
import type { ReviewedProduct } from '#contract/admin/admin-products.ts'
import { productPath } from '#contract/paths.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { categoryName } from '#web/products/product-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { ProductDecision } from './product-decisions.ts'

type ProductCardProps = {
  product: ReviewedProduct
  isBusy: boolean
  /** Undefined in lists where products are not selected. */
  isChosen: boolean | undefined
  onToggle: () => void
  onDecide: (decision: ProductDecision) => void
}

/** What an admin checks: photos, name, category, price and seller. */
export function ProductCard({ product, isBusy, isChosen, onToggle, onDecide }: ProductCardProps) {
  return (
    <Card
      as="li"
      className="flex min-w-0 flex-col gap-3 p-3 has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
    >
      <div className="flex min-w-0 gap-3">
        <Picture
          url={product.images[0]}
          alt=""
          sizes="112px"
          width={112}
          height={112}
          toneKey={product.product_id}
          className="size-28 flex-none rounded-control"
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <ProductName product={product} />
            {isChosen !== undefined && (
              <SelectBox name={product.product_name} isChosen={isChosen} onToggle={onToggle} />
            )}
          </div>
          <Offer product={product} />
        </div>
      </div>
      <p className="line-clamp-3 break-words text-small">{product.description}</p>
      <MorePhotos images={product.images} />
      <Standing product={product} />
      <DecisionButtons product={product} isBusy={isBusy} onDecide={onDecide} />
    </Card>
  )
}

function ProductName({ product: { product_id, product_name } }: { product: ReviewedProduct }) {
  return (
    <h2 className="line-clamp-3 min-w-0 break-words font-semibold text-[.9375rem] leading-5">
      <Link to={productPath(product_id)} target="_blank" rel="noopener" className="hover:underline">
        {product_name}
      </Link>
    </h2>
  )
}

type SelectBoxProps = { name: string; isChosen: boolean; onToggle: () => void }

function SelectBox({ name, isChosen, onToggle }: SelectBoxProps) {
  return (
    <label className="-mt-2 -mr-2 hidden size-11 flex-none place-items-center md:grid">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={texts.choose(name)}
        className="size-5 accent-primary"
      />
    </label>
  )
}

function Offer({ product: { prices, unit, seller_company, category } }: { product: ReviewedProduct }) {
  const last = prices.at(-1)
  return (
    <>
      <p className="num mt-1 font-semibold">
        {last && rupeesShort(last.price)}{' '}
        <span className="font-normal text-muted text-small">/ {oneOf(unit)}</span>
      </p>
      <p className="mt-1 break-words text-muted text-small">{seller_company}</p>
      <p className="break-words text-muted text-small">{categoryName(category)}</p>
    </>
  )
}

function MorePhotos({ images }: { images: readonly string[] }) {
  if (images.length < 2) return null
  return (
    <div className="flex gap-2 overflow-hidden">
      {images.slice(1, 6).map((url) => (
        <Picture
          key={url}
          url={url}
          alt=""
          sizes="48px"
          width={48}
          height={48}
          className="size-12 flex-none rounded-small"
        />
      ))}
    </div>
  )
}

function Standing({ product }: { product: ReviewedProduct }) {
  const { verification, rejection_reason, is_top_product, top_until, waiting_since, kind } = product
  return (
    <div className="flex flex-wrap items-center gap-2">
      {verification === 'pending' && <AgeBadge since={waiting_since} />}
      {verification === 'verified' && (
        <Badge tone="brand" icon={<BadgeCheck />}>
          {texts.statuses.verified}
        </Badge>
      )}
      {kind === 'live' && <Badge tone="danger">{texts.live}</Badge>}
      {is_top_product && (
        <Badge tone="accent" icon={<Star />}>
          {top_until ? texts.topUntil(dayOf(top_until)) : texts.top}
        </Badge>
      )}
      {verification === 'rejected' && (
        <p className="break-words text-danger-fg text-small">{texts.rejectedFor(rejection_reason ?? '')}</p>
      )}
    </div>
  )
}
