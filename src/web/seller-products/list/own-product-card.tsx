import type { OwnProduct } from '#contract/products/own-product.ts'
import { Card } from '#web/ui/card.tsx'
import { cut } from '#web/ui/formats/cut.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { OwnProductActions } from './own-product-actions.tsx'
import { ProductState, RejectedReason } from './own-product-facts.tsx'
import { OwnValues } from './own-values.tsx'

export type OwnProductProps = {
  product: OwnProduct
  onDelete: () => void
  onSaved: (product: OwnProduct) => void
}

export const cardSizes = '(min-width: 80rem) 232px, (min-width: 64rem) 30vw, 46vw'

/** Name cut at 50 letters, description at 80, the price of the last tier (specification 7). */
export function OwnProductCard({ product, onDelete, onSaved }: OwnProductProps) {
  const { product_name, description, images } = product
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Picture
          url={images[0]}
          alt=""
          sizes={cardSizes}
          width={480}
          height={480}
          toneKey={product.product_id}
          className="aspect-square w-full"
        />
        <ProductState product={product} className="absolute top-2 left-2" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h2 className="break-words text-h3 text-small!" title={product_name}>
          {cut(product_name, 50)}
        </h2>
        <p className="break-words text-muted text-xs leading-4">{cut(description, 80)}</p>
        <RejectedReason product={product} />
        {/* As high without a stock, so that prices side by side stand in one line. */}
        <OwnValues product={product} onSaved={onSaved} className="mt-auto pt-1" large />
      </div>
      <OwnProductActions
        product={product}
        onDelete={onDelete}
        className="grid! grid-cols-2 border-border border-t p-1 [&>:last-child:nth-child(odd)]:col-span-2"
      />
    </Card>
  )
}
