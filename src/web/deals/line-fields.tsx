import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { type OfferedRates, ratesBeside } from '#web/gst-rates/use-offered-rates.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { offerTexts as texts } from './deals-texts.ts'
import type { LineDraft, LineField } from './offer-draft.ts'

type LineFieldsProps = {
  line: LineDraft
  place: number
  /** The seller knows what goods are taxed with. */
  canTax: boolean
  /** Not under the composition scheme. */
  isTaxed: boolean
  offered: OfferedRates
  errorOf: (field: LineField) => string | undefined
  onWrite: (part: Partial<LineDraft>) => void
  /** The button that takes it out. */
  children: ReactNode
}

/** One line of an offer. Products keep their name and unit; other goods are named here. */
export function LineFields(props: LineFieldsProps) {
  const { line, place, canTax, isTaxed, offered, errorOf, onWrite, children } = props
  const { product_id, product_name } = line
  const field = (name: LineField) => ({
    name: `lines.${place}.${name}`,
    value: line[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onWrite({ [name]: target.value }),
  })
  return (
    <fieldset className="grid gap-3 rounded-large bg-surface-2 p-3">
      <legend className="sr-only">{product_name || texts.line(place + 1)}</legend>
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere pt-1.5 font-medium">
          {product_id ? product_name : texts.line(place + 1)}
        </p>
        {children}
      </div>
      {!product_id && (
        <TextField label={texts.name} required maxLength={limits.text.name} {...field('product_name')} />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <Amounts line={line} isTaxed={isTaxed} field={field} />
        {!product_id && canTax && <Code field={field} />}
        {!product_id && canTax && isTaxed && <Rate field={field} offered={offered} />}
      </div>
    </fieldset>
  )
}

type Field = (name: LineField) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

type AmountsProps = { line: LineDraft; isTaxed: boolean; field: Field }

function Amounts({ line: { product_id, unit }, isTaxed, field }: AmountsProps) {
  return (
    <>
      <TextField
        label={product_id ? texts.quantityIn(unit) : texts.quantity}
        inputMode="numeric"
        required
        {...field('quantity')}
      />
      {!product_id && (
        <TextField
          label={texts.unit}
          hint={texts.unitHint}
          required
          maxLength={limits.text.unit}
          {...field('unit')}
        />
      )}
      <TextField
        label={unit.trim() ? texts.priceIn(unit.trim()) : texts.price}
        hint={isTaxed ? texts.withTax : texts.withoutTax}
        className={product_id ? '' : 'col-span-2'}
        inputMode="decimal"
        leading="₹"
        required
        {...field('unit_price')}
      />
    </>
  )
}

/** The invoice of goods that are not listed needs it, and so does a bill of supply. */
const Code = ({ field }: { field: Field }) => (
  <TextField
    label={texts.hsn}
    hint={texts.gstHint}
    optional
    inputMode="numeric"
    maxLength={12}
    {...field('hsn_code')}
  />
)

function Rate({ field, offered }: { field: Field; offered: OfferedRates }) {
  const rate = field('gst_rate_bp')
  const options = ratesBeside(offered, rate.value).map(({ rate_bp }) => ({
    value: String(rate_bp),
    label: texts.percent(String(toPercent(rate_bp))),
  }))
  return (
    <SelectField
      label={texts.rate}
      optional
      options={[{ value: '', label: texts.rateUnknown }, ...options]}
      {...rate}
    />
  )
}
