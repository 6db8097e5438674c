import type { TaxField } from '#contract/products/product-fields.ts'
import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { unitCodes } from '#contract/tax/unit-codes.ts'
import type { Form } from '#web/forms/use-form.ts'
import { type OfferedRates, ratesBeside } from '#web/gst-rates/use-offered-rates.ts'
import { formTexts as texts } from '#web/seller-products/form-texts.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'

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

/** What invoices print where no code is chosen. */
function hintOfUnit(unit: string) {
  if (unit === '') return unit_code.hint
  const code = guessUnitCode(unit) ?? 'OTH'
  return texts.unitUnchosen(code, unitCodes[code])
}

type TaxFieldsProps = {
  form: TaxForm
  offered: OfferedRates
  /** The unit of the price; blank for several products. */
  unit?: string
}

/** HSN code, GST rate and unit code, each of which may be left out. */
export const TaxFields = ({ form, offered, unit = '' }: TaxFieldsProps) => (
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
      options={ratesBeside(offered, form.field('gst_rate_bp').value).map(({ rate_bp, hint }) => ({
        value: String(rate_bp),
        label: texts.rate(toPercent(rate_bp), hint),
      }))}
    />
    <SelectField
      {...form.field('unit_code')}
      label={unit_code.label}
      hint={hintOfUnit(unit.trim())}
      optional
      placeholder={texts.notTold}
      options={units}
    />
  </div>
)
