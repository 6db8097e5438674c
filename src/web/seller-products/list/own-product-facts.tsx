import { BadgeCheck, CircleX, Clock, FilePen, PauseCircle } from 'lucide-react'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

type ProductStateProps = { product: OwnProduct; className?: string }

/** A draft, or verified, pending or rejected; of a live offer whether it still runs. */
export function ProductState({ product, className }: ProductStateProps) {
  return (
    <span className={cx('flex flex-wrap gap-1.5', className)}>
      {product.off_market === 'paused' && <Badge icon={<PauseCircle />}>{texts.paused}</Badge>}
      {product.off_market === 'draft' && <Badge icon={<FilePen />}>{texts.draft}</Badge>}
      {product.kind === 'live' && <LiveBadge until={product.expires_at} />}
      {product.off_market !== 'draft' && <VerificationBadge verification={product.verification} />}
    </span>
  )
}

function LiveBadge({ until }: { until: string | null }) {
  const isOver = until !== null && Date.parse(until) <= serverNow()
  return isOver ? (
    <Badge>{texts.ended}</Badge>
  ) : (
    <Badge tone="danger">
      <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
      {texts.live}
    </Badge>
  )
}

const looks = {
  verified: { tone: 'brand', Icon: BadgeCheck, label: texts.verified },
  pending: { tone: 'warning', Icon: Clock, label: texts.pending },
  rejected: { tone: 'danger', Icon: CircleX, label: texts.rejected },
} as const

function VerificationBadge({ verification }: { verification: OwnProduct['verification'] }) {
  const { tone, Icon, label } = looks[verification]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  )
}

/** Why an admin turned it down. */
export function RejectedReason({ product: { verification, rejection_reason } }: { product: OwnProduct }) {
  if (verification !== 'rejected' || !rejection_reason) return null
  return (
    <p className="break-words font-medium text-danger-fg text-xs leading-4">
      {texts.rejectedWhy(rejection_reason)}
    </p>
  )
}

/** Nothing where the stock is not counted. */
export function StockLine({ product: { stock, low_stock } }: { product: OwnProduct }) {
  if (stock === null) return null
  const isLow = stock <= low_stock
  const write = isLow ? texts.lowStock : texts.inStock
  return (
    <span className={cx('num block text-xs leading-4', isLow ? 'font-medium text-warning-fg' : 'text-muted')}>
      {stock === 0 ? texts.outOfStock : write(grouped(stock))}
    </span>
  )
}
