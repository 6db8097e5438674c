import { BadgeCheck, CircleX, Star } from 'lucide-react'
import { Link } from 'react-router'
import type { ReviewedProduct } from '#contract/admin/admin-products.ts'
import { productPath } from '#contract/paths.ts'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { categoryName } from '#web/products/product-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { adminProductsTexts as texts } from './admin-products-texts.ts'

type Verb = 'verify' | 'unverify' | 'unfeature'

type ProductCardProps = {
  product: ReviewedProduct
  isBusy: boolean
  /** Undefined where nothing is chosen. */
  isChosen: boolean | undefined
  onToggle: () => void
  onDecide: (verb: Verb) => void
  onReject: () => void
  onFeature: () => void
}

/** What a reviewer looks at: photos, name, category, price and who sells it. */
export function ProductCard(props: ProductCardProps) {
  const { product, isChosen, onToggle } = props
  const { product_name, description, images, category, unit, prices, seller_company } = product
  const last = prices.at(-1)
  return (
    <Card
      as="li"
      className="flex min-w-0 flex-col gap-3 p-3 has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
    >
      <div className="flex min-w-0 gap-3">
        <Picture
          url={images[0]}
          alt=""
          sizes="112px"
          width={112}
          height={112}
          toneKey={product.product_id}
          className="size-28 flex-none rounded-control"
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h2 className="line-clamp-3 min-w-0 break-words font-semibold text-[.9375rem] leading-5">
              <Link
                to={productPath(product.product_id)}
                target="_blank"
                rel="noopener"
                className="hover:underline"
              >
                {product_name}
              </Link>
            </h2>
            {isChosen !== undefined && (
              <label className="-mt-2 -mr-2 hidden size-11 flex-none place-items-center md:grid">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={onToggle}
                  aria-label={texts.choose(product_name)}
                  className="size-5 accent-primary"
                />
              </label>
            )}
          </div>
          <p className="num mt-1 font-semibold">
            {last && rupeesShort(last.price)}{' '}
            <span className="font-normal text-muted text-small">/ {unit}</span>
          </p>
          <p className="mt-1 break-words text-muted text-small">{seller_company}</p>
          <p className="break-words text-muted text-small">{categoryName(category)}</p>
        </div>
      </div>
      <p className="line-clamp-3 break-words text-small">{description}</p>
      <More images={images} />
      <Standing product={product} />
      <Buttons {...props} />
    </Card>
  )
}

function More({ images }: { images: readonly string[] }) {
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

function Buttons({ product, isBusy, onDecide, onReject, onFeature }: ProductCardProps) {
  const { verification, is_top_product, product_name } = product
  const name = (verb: string) => texts.of(verb, product_name)
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      {verification !== 'verified' && (
        <Button
          size="sm"
          variant="soft"
          icon={<BadgeCheck />}
          loading={isBusy}
          aria-label={name(texts.verify)}
          onClick={() => onDecide('verify')}
        >
          {texts.verify}
        </Button>
      )}
      {verification !== 'rejected' && (
        <Button
          size="sm"
          variant="danger"
          icon={<CircleX />}
          aria-label={name(texts.reject)}
          onClick={onReject}
        >
          {texts.reject}
        </Button>
      )}
      {verification !== 'pending' && (
        <Button
          size="sm"
          variant="secondary"
          loading={isBusy}
          aria-label={name(texts.unverify)}
          onClick={() => onDecide('unverify')}
        >
          {texts.unverify}
        </Button>
      )}
      {verification === 'verified' && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Star />}
          loading={isBusy && is_top_product}
          aria-label={name(is_top_product ? texts.unfeature : texts.feature)}
          onClick={is_top_product ? () => onDecide('unfeature') : onFeature}
        >
          {is_top_product ? texts.unfeature : texts.feature}
        </Button>
      )}
    </div>
  )
}
