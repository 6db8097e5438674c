import type { ProductTax, UntaxedProduct } from '#contract/products/product-tax.ts'
import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { guessHeading } from '#contract/tax/headings/find-headings.ts'
import { rateOf } from '#contract/tax/headings/headings.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { isOffered, type OfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { productTaxTexts as texts } from './product-tax-texts.ts'

/** What a product lacks, as its name, category, price and unit suggest it; nothing where no heading fits. */
export function suggestTax(product: UntaxedProduct, offered: OfferedRates): ProductTax | undefined {
  const heading = guessHeading(product.product_name, product.category)
  if (!heading) return undefined
  const rate = rateOf(heading, Math.round(product.price * 100))
  return {
    product_id: product.product_id,
    hsn_code: product.hsn_code ?? heading.code,
    gst_rate_bp: product.gst_rate_bp ?? (isOffered(offered, rate) ? rate : null),
    unit_code: product.unit_code ?? guessUnitCode(product.unit) ?? null,
  }
}

type Tax = Pick<UntaxedProduct, 'hsn_code' | 'gst_rate_bp' | 'unit_code'>

/** '6109', 'GST 5 %', 'PCS': what there is of it. */
export const partsOf = ({ hsn_code, gst_rate_bp, unit_code }: Tax | ProductTax): readonly string[] => [
  ...(hsn_code ? [hsn_code] : []),
  ...(gst_rate_bp == null ? [] : [texts.rate(toPercent(gst_rate_bp))]),
  ...(unit_code ? [unit_code] : []),
]
