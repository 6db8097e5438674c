import { Copy, Eye, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { editProductPath, ownProductsPath, productPath } from '#contract/paths.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { returnTo } from '#web/navigation/use-return.ts'
import { LateShare } from '#web/product-details/late-share.ts'
import { cx } from '#web/ui/cx.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import { useCopy } from './use-copy.ts'

const look =
  'flex min-h-11 min-w-11 flex-1 items-center justify-center gap-1.5 rounded-small px-1.5 font-medium text-small hover:bg-surface-2 [&_.lucide]:max-sm:hidden'

type OwnProductActionsProps = { product: OwnProduct; onDelete: () => void; className?: string }

export function OwnProductActions({ product, onDelete, className }: OwnProductActionsProps) {
  const { product_id, product_name, verification, off_market } = product
  return (
    <div className={cx('flex gap-1', className)}>
      {/* A rejected or paused product has no page, also for its seller. */}
      {verification !== 'rejected' && off_market === null && (
        <Link
          to={productPath(product_id)}
          aria-label={texts.ofProduct(texts.view, product_name)}
          className={look}
        >
          <Eye className="size-4" />
          {texts.view}
        </Link>
      )}
      <Link
        to={editProductPath(product_id)}
        state={returnTo(ownProductsPath)}
        aria-label={texts.ofProduct(texts.edit, product_name)}
        className={look}
      >
        <Pencil className="size-4" />
        {texts.edit}
      </Link>
      {verification !== 'rejected' && off_market === null && <ShareButton product={product} />}
      <CopyButton product={product} />
      <button
        type="button"
        aria-label={texts.ofProduct(texts.delete, product_name)}
        onClick={onDelete}
        className={cx(look, 'text-danger-fg hover:bg-danger-bg!')}
      >
        <Trash2 className="size-4" />
        {texts.delete}
      </button>
    </div>
  )
}

function CopyButton({ product: { product_id, product_name } }: Pick<OwnProductActionsProps, 'product'>) {
  const copy = useCopy()
  return (
    <button
      type="button"
      aria-label={texts.ofProduct(texts.copy, product_name)}
      aria-busy={copy.isPending}
      onClick={() => void copy.run(product_id)}
      className={look}
    >
      <Copy className="size-4" />
      {texts.copy}
    </button>
  )
}

/** The shop's goods go to its group from where it works. */
function ShareButton({ product }: Pick<OwnProductActionsProps, 'product'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.ofProduct(texts.share, product.product_name)}
        onClick={() => setOpen(true)}
        className={look}
      >
        <Share2 className="size-4" />
        {texts.share}
      </button>
      {isOpen && <LateShare product={product} onClose={() => setOpen(false)} />}
    </>
  )
}
