import type { OwnProduct } from '#contract/products/own-product.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { cellTexts } from '#web/seller-products/cells/cell-texts.ts'
import { ValueCell } from '#web/seller-products/cells/value-cell.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { StockLine } from './own-product-facts.tsx'

type OwnValuesProps = {
  product: OwnProduct
  onSaved: (product: OwnProduct) => void
  large?: boolean
  className?: string
}

/** The price of the last slab (specification 7) and the stock, each of which is changed where it stands. */
export function OwnValues({ product, onSaved, large = false, className }: OwnValuesProps) {
  const { prices, unit, stock, off_market } = product
  const price = (
    <Price
      amount={prices.at(-1)?.price ?? 0}
      unit={oneOf(unit)}
      short
      {...(large ? { className: 'text-[1.0625rem]' } : {})}
    />
  )
  // A draft is filled in its form: it may lack what a product needs.
  if (off_market === 'draft')
    return (
      <div className={cx('min-h-11', className)}>
        {price}
        <StockLine product={product} />
      </div>
    )
  return (
    <div className={cx('grid content-end gap-0.5', className)}>
      <ValueCell kind="price" product={product} onSaved={onSaved}>
        {price}
      </ValueCell>
      <ValueCell kind="stock" product={product} onSaved={onSaved}>
        {stock === null ? (
          <span className="text-subtle text-xs leading-4">{cellTexts.uncounted}</span>
        ) : (
          <StockLine product={product} />
        )}
      </ValueCell>
    </div>
  )
}
