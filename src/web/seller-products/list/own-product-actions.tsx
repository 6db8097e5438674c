import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { editProductPath, ownProductsPath, productPath } from '#contract/paths.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { returnTo } from '#web/navigation/use-return.ts'
import { cx } from '#web/ui/cx.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

const look =
  'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-small px-1.5 font-medium text-small hover:bg-surface-2 [&_.lucide]:max-sm:hidden'

type OwnProductActionsProps = { product: OwnProduct; onDelete: () => void; className?: string }

export function OwnProductActions({ product, onDelete, className }: OwnProductActionsProps) {
  const { product_id, product_name, verification } = product
  return (
    <div className={cx('flex gap-1', className)}>
      {/* A rejected product is hidden from the market, also from its seller. */}
      {verification !== 'rejected' && (
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
