import { categoryWord } from '#web/products/product-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { cut } from '#web/ui/formats/cut.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { OwnProductActions } from './own-product-actions.tsx'
import type { OwnProductProps } from './own-product-card.tsx'
import { ProductState, RejectedReason, StockLine } from './own-product-facts.tsx'

/** In the list the description has room for 100 letters (specification 7). */
export function OwnProductRow({ product, onDelete }: OwnProductProps) {
  const { product_name, description, images, prices, unit, category_type } = product
  return (
    <Card
      as="article"
      className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-4 gap-y-2 p-3 lg:grid-cols-[72px_minmax(0,1fr)_150px_auto] lg:items-center"
    >
      <Picture
        url={images[0]}
        alt=""
        sizes="72px"
        width={240}
        height={240}
        toneKey={product.product_id}
        className="size-18 rounded-control"
      />
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
      <div className="col-start-2 lg:col-start-auto lg:text-right">
        <Price amount={prices.at(-1)?.price ?? 0} unit={unit} short />
        <StockLine stock={product.stock} />
      </div>
      <OwnProductActions product={product} onDelete={onDelete} className="col-start-2 lg:col-start-auto" />
    </Card>
  )
}
