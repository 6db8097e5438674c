import type { ProductTax, UntaxedProduct } from '#contract/products/product-tax.ts'
import type { OfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { productTaxTexts as texts } from './product-tax-texts.ts'
import { partsOf, suggestTax } from './tax-suggestion.ts'

type UntaxedListProps = {
  products: readonly UntaxedProduct[]
  chosen: ReadonlySet<string>
  offered: OfferedRates
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Each product with what is known of it and what is suggested; any of them may be selected. */
export function UntaxedList({ products, chosen, offered, onChoose }: UntaxedListProps) {
  const ids = products.map(({ product_id }) => product_id)
  const choose = (id: string, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
  return (
    <div className="grid gap-2">
      <Checkbox
        checked={ids.every((id) => chosen.has(id))}
        onChange={({ target }) => onChoose(new Set(target.checked ? ids : []))}
      >
        {texts.selectAll(ids.length)}
      </Checkbox>
      <Card className="px-4">
        <ul aria-label={texts.products} className="divide-y divide-border">
          {products.map((product) => (
            <li key={product.product_id}>
              <Checkbox
                checked={chosen.has(product.product_id)}
                onChange={({ target }) => choose(product.product_id, target.checked)}
              >
                <ProductWords product={product} suggestion={suggestTax(product, offered)} />
              </Checkbox>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

type ProductWordsProps = { product: UntaxedProduct; suggestion: ProductTax | undefined }

function ProductWords({ product, suggestion }: ProductWordsProps) {
  const known = partsOf(product)
  return (
    <span className="grid gap-0.5">
      <span className="wrap-anywhere font-medium">{product.product_name}</span>
      <span className="num text-muted text-small">{texts.price(rupees(product.price), product.unit)}</span>
      {known.length > 0 && <span className="num text-muted text-small">{texts.known(known)}</span>}
      <span className="num text-small">
        {suggestion ? texts.suggested(partsOf(suggestion)) : texts.noSuggestion}
      </span>
    </span>
  )
}
