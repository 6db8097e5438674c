import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { readNumber } from '#contract/typed-number.ts'
import { type OfferedRates, useOfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { FormCard } from '#web/seller-products/form-card.tsx'
import { formTexts as texts } from '#web/seller-products/form-texts.ts'
import { tiersOf } from '#web/seller-products/product-draft.ts'
import type { ProductForm } from '#web/seller-products/use-product-form.ts'
import { LateTaxSuggestions } from './late-tax-suggestions.tsx'
import { TaxFields } from './tax-fields.tsx'

/** What invoices say of the product. All of it may be left out. */
export function TaxCard({ form }: { form: ProductForm }) {
  const offered = useOfferedRates()
  return (
    <FormCard title={texts.tax} hint={texts.taxHint}>
      <Suggestions form={form} offered={offered} />
      <TaxFields form={form} offered={offered} unit={form.draft.unit} />
    </FormCard>
  )
}

type SuggestionsProps = { form: ProductForm; offered: OfferedRates }

function Suggestions({ form: { draft, change }, offered }: SuggestionsProps) {
  const priced = tiersOf(draft)
  return (
    <LateTaxSuggestions
      productName={draft.product_name}
      category={draft.category_type}
      pricePaise={'tiers' in priced ? priced.tiers[0]?.unit_price_paise : undefined}
      chosen={{ code: draft.hsn_code, rateBp: readNumber(draft.gst_rate_bp) }}
      offered={offered}
      onChoose={({ code, rateBp }) =>
        change({
          hsn_code: code,
          gst_rate_bp: rateBp === null ? draft.gst_rate_bp : String(rateBp),
          unit_code: draft.unit_code || (guessUnitCode(draft.unit) ?? ''),
        })
      }
    />
  )
}
