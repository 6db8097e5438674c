import { X } from 'lucide-react'
import { productPath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { GstWord } from '#web/gst/gst-word.tsx'
import { GstMoney } from '#web/product-details/gst-money.tsx'
import type { Quote } from '#web/product-details/quote.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { CompareButtons } from './compare-buttons.tsx'
import { nameCell, valueCell } from './compare-look.ts'
import { lowestOf, quotesOf } from './compare-prices.ts'
import { compareTexts as texts } from './compare-texts.ts'

type CompareHeadProps = {
  products: readonly ShownProduct[]
  quantity: number
  onRemove: (productId: string) => void
}

/** The products themselves, what the quantity costs of each, and how to get it. */
export function CompareHead({ products, quantity, onRemove }: CompareHeadProps) {
  const quotes = quotesOf(products, quantity)
  const lowest = lowestOf(products, quotes)
  return (
    <>
      <thead>
        <tr className="align-top">
          <td className="sticky left-0 z-10 border-border border-r bg-surface">
            <span className="sr-only">{texts.property}</span>
          </td>
          {products.map((product) => (
            <ProductHead key={product.product_id} product={product} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="align-top">
          <th scope="row" className={nameCell}>
            {texts.price}
          </th>
          {products.map((product, place) => (
            <PriceCell
              key={product.product_id}
              {...{ product, quantity }}
              quote={quotes[place] as Quote}
              isLowest={quotes[place]?.tier.unit_price_paise === lowest}
            />
          ))}
        </tr>
      </tbody>
    </>
  )
}

type ProductHeadProps = { product: ShownProduct; onRemove: (productId: string) => void }

const ProductHead = ({ product: { product_id, product_name, images }, onRemove }: ProductHeadProps) => (
  <th scope="col" className="relative p-3 text-left font-normal">
    <Picture
      url={images[0]}
      alt=""
      sizes="(min-width: 64rem) 232px, 148px"
      width={240}
      height={240}
      toneKey={product_id}
      className="aspect-square w-full max-w-64 rounded-large"
    />
    <QuickLink
      to={productPath(product_id)}
      className="wrap-anywhere mt-1 flex min-h-11 items-center font-medium text-[.9375rem] leading-5 hover:underline"
    >
      {product_name}
    </QuickLink>
    <IconButton
      aria-label={texts.remove(product_name)}
      className="absolute top-4 right-4"
      onClick={() => onRemove(product_id)}
    >
      <X />
    </IconButton>
  </th>
)

type PriceCellProps = { product: ShownProduct; quantity: number; quote: Quote; isLowest: boolean }

function PriceCell({ product, quantity, quote, isLowest }: PriceCellProps) {
  const { unit, gst_rate_bp: rateBp } = product
  const { tier, totalPaise, belowMinimum } = quote
  return (
    <td className={valueCell}>
      <p>
        <span className="font-bold text-lg">
          <GstMoney paise={tier.unit_price_paise} rateBp={rateBp} />
        </span>{' '}
        <span className="inline-block text-muted text-small">
          {texts.perUnit(unit)} <GstWord rateBp={rateBp} />
        </span>
      </p>
      <p className="text-muted text-small">
        {texts.total} <GstMoney paise={totalPaise} rateBp={rateBp} />
      </p>
      <p className="my-1.5 min-h-6">
        {belowMinimum ? (
          <Badge tone="warning" className="h-auto! whitespace-normal! py-1 leading-4!">
            {texts.below(tier.min)}
          </Badge>
        ) : (
          isLowest && <Badge tone="success">{texts.lowest}</Badge>
        )}
      </p>
      <CompareButtons product={product} quantity={quantity} />
    </td>
  )
}
