import { categoryWord } from '#web/products/product-texts.ts'
import { Thumb } from '#web/products/thumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { cut } from '#web/ui/formats/cut.ts'
import { OwnProductActions } from './own-product-actions.tsx'
import type { OwnProductProps } from './own-product-card.tsx'
import { ProductState, RejectedReason } from './own-product-facts.tsx'
import { OwnValues } from './own-values.tsx'

/** In the list the description has room for 100 letters (specification 7). */
export function OwnProductRow({ product, onDelete, onSaved }: OwnProductProps) {
  const { product_name, description, images, category_type } = product
  return (
    <Card
      as="article"
      className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-4 gap-y-2 p-3 lg:grid-cols-[72px_minmax(0,1fr)_210px_auto] lg:items-center"
    >
      <Thumb url={images[0]} productId={product.product_id} className="rounded-control" />
      <div className="min-w-0">
        <h2 className="break-words font-semibold text-small" title={product_name}>
          {cut(product_name, 50)}
        </h2>
        <p className="break-words text-muted text-xs leading-4">{cut(description, 100)}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProductState product={product} />
          <span className="text-subtle text-xs">{categoryWord(category_type)}</span>
        </div>
        <RejectedReason product={product} />
      </div>
      <OwnValues
        product={product}
        onSaved={onSaved}
        className="col-start-2 lg:col-start-auto lg:text-right"
      />
      <OwnProductActions
        product={product}
        onDelete={onDelete}
        className="col-span-full flex-wrap lg:col-span-1"
      />
    </Card>
  )
}
