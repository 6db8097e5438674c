import { useState } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { unitCodes } from '#contract/tax/unit-codes.ts'
import { ratesBeside, useOfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { goodsOf, type Stated, type TypedTax } from './line-tax.ts'

type LineTaxFieldsProps = {
  order: OrderDetails
  /** The server has refused a code as too short. */
  longCodes: boolean
  stated: Stated
  onChange: (stated: Stated) => void
}

/** HSN code, rate and unit of goods: asked where the order says too little, and corrected where it says something wrong. */
export function LineTaxFields({ order, longCodes, stated, onChange }: LineTaxFieldsProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const goods = goodsOf(order, longCodes)
  const lines = isCorrecting ? goods : goods.filter(({ isComplete }) => !isComplete)
  return (
    <div className="mt-4 grid gap-4">
      {lines.some(({ isComplete }) => !isComplete) && (
        <p className="text-muted text-small">{texts.missingHint}</p>
      )}
      {lines.map((line) => (
        <LineTax
          key={line.line_number}
          line={line}
          typed={stated[line.line_number] ?? line.stated}
          onChange={(typed) => onChange({ ...stated, [line.line_number]: typed })}
        />
      ))}
      {lines.length < goods.length && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 justify-self-start"
          onClick={() => setCorrecting(true)}
        >
          {texts.correctTax}
        </Button>
      )}
    </div>
  )
}

const units = Object.entries(unitCodes).map(([code, name]) => ({
  value: code,
  label: texts.unitOption(code, name),
}))

type LineTaxProps = {
  line: ReturnType<typeof goodsOf>[number]
  typed: TypedTax
  onChange: (typed: TypedTax) => void
}

function LineTax({ line: { product_name, stated, asksRate }, typed, onChange }: LineTaxProps) {
  const rates = ratesBeside(useOfferedRates(), stated.gst_rate_bp)
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 wrap-anywhere font-medium">{product_name}</legend>
      <TextField
        label={texts.hsn}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed.hsn_code}
        onChange={({ target }) => onChange({ ...typed, hsn_code: target.value })}
      />
      {asksRate && (
        <SelectField
          label={texts.rate}
          placeholder={texts.chooseRate}
          value={typed.gst_rate_bp}
          options={rates.map(({ rate_bp }) => ({
            value: String(rate_bp),
            label: texts.percent(toPercent(rate_bp)),
          }))}
          onChange={({ target }) => onChange({ ...typed, gst_rate_bp: target.value })}
        />
      )}
      <SelectField
        label={texts.unitCode}
        placeholder={texts.chooseUnit}
        value={typed.unit_code}
        options={units}
        onChange={({ target }) => onChange({ ...typed, unit_code: target.value })}
      />
    </fieldset>
  )
}
