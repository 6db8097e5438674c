import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { gstRates, rateHints, toPercent } from '#contract/tax/rates.ts'
import { unitCodes } from '#contract/tax/unit-codes.ts'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import { tiersOf } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

const rates = gstRates.map((rate) => ({
  value: String(rate),
  label: texts.rate(toPercent(rate), rateHints[rate]),
}))

const units = Object.entries(unitCodes).map(([code, name]) => ({
  value: code,
  label: texts.unitCode(code, name),
}))

const TaxSuggestions = lazyOrNothing(async () => (await import('./tax-suggestions.tsx')).TaxSuggestions)

/** What invoices say of the product. All of it may be left out. */
export function TaxCard({ form }: { form: ProductForm }) {
  const { hsn_code, gst_rate_bp, unit_code } = texts.fields
  return (
    <FormCard title={texts.tax} hint={texts.taxHint}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          {...form.field('hsn_code')}
          label={hsn_code.label}
          hint={hsn_code.hint}
          placeholder={hsn_code.example}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          onBlur={() => form.leave('hsn_code')}
        />
        <SelectField
          {...form.field('gst_rate_bp')}
          label={gst_rate_bp.label}
          hint={gst_rate_bp.hint}
          optional
          placeholder={texts.notTold}
          options={rates}
        />
        <SelectField
          {...form.field('unit_code')}
          label={unit_code.label}
          hint={unit_code.hint}
          optional
          placeholder={texts.notTold}
          options={units}
        />
      </div>
      <Suggestions form={form} />
    </FormCard>
  )
}

function Suggestions({ form: { draft, change } }: { form: ProductForm }) {
  const priced = tiersOf(draft)
  return (
    <TaxSuggestions
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
