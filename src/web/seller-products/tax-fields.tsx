import type { TaxField } from '#contract/products/product-fields.ts'
import { gstRates, rateHints, toPercent } from '#contract/tax/rates.ts'
import { unitCodes } from '#contract/tax/unit-codes.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { formTexts as texts } from './form-texts.ts'

const rates = gstRates.map((rate) => ({
  value: String(rate),
  label: texts.rate(toPercent(rate), rateHints[rate]),
}))

const units = Object.entries(unitCodes).map(([code, name]) => ({
  value: code,
  label: texts.unitCode(code, name),
}))

export type TaxDraft = Record<TaxField, string>

type Typing = Pick<ReturnType<Form<TaxDraft>['field']>, 'value' | 'error' | 'onChange'>
type TaxForm = {
  readonly field: (name: TaxField) => Typing & { readonly name: string }
  readonly leave: (name: TaxField) => void
}

const { hsn_code, gst_rate_bp, unit_code } = texts.fields

/** HSN code, GST rate and unit code, each of which may be left out. */
export const TaxFields = ({ form }: { form: TaxForm }) => (
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
)
