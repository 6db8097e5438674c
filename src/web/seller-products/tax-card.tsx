import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import { LateTaxSuggestions } from './late-tax-suggestions.tsx'
import { tiersOf } from './product-draft.ts'
import { TaxFields } from './tax-fields.tsx'
import type { ProductForm } from './use-product-form.ts'

/** What invoices say of the product. All of it may be left out. */
export const TaxCard = ({ form }: { form: ProductForm }) => (
  <FormCard title={texts.tax} hint={texts.taxHint}>
    <TaxFields form={form} />
    <Suggestions form={form} />
  </FormCard>
)

function Suggestions({ form: { draft, change } }: { form: ProductForm }) {
  const priced = tiersOf(draft)
  return (
    <LateTaxSuggestions
      productName={draft.product_name}
      category={draft.category_type}
      pricePaise={'tiers' in priced ? priced.tiers[0]?.unit_price_paise : undefined}
      chosen={draft.hsn_code}
      onChoose={({ code, rateBp }) =>
        change({
          hsn_code: code,
          gst_rate_bp: String(rateBp),
          unit_code: draft.unit_code || (guessUnitCode(draft.unit) ?? ''),
        })
      }
    />
  )
}
