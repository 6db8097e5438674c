import type { OrderDetails } from '#contract/order.ts'
import { toPercent } from '#contract/tax/rates.ts'
import { useOfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { type Added, linesWithoutTax } from './missing-tax.ts'

const blank = { hsn_code: '', gst_rate_bp: '' }

type MissingTaxFieldsProps = {
  order: OrderDetails
  /** The server has refused a code as too short. */
  longCodes: boolean
  added: Added
  onChange: (added: Added) => void
}

/** HSN code and rate of goods that cannot say them: their product is gone, or they were never listed. */
export function MissingTaxFields(props: MissingTaxFieldsProps) {
  const lines = linesWithoutTax(props.order, props.longCodes)
  return lines.length === 0 ? null : <Lines {...props} lines={lines} />
}

type LinesProps = MissingTaxFieldsProps & { lines: ReturnType<typeof linesWithoutTax> }

function Lines({ lines, added, onChange }: LinesProps) {
  const { rates } = useOfferedRates()
  const options = rates.map(({ rate_bp }) => ({
    value: String(rate_bp),
    label: texts.percent(toPercent(rate_bp)),
  }))
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-muted text-small">{texts.missingHint}</p>
      {lines.map(({ line_number, product_name, asksRate }) => {
        const own = added[line_number] ?? blank
        const change = (part: Partial<typeof blank>) =>
          onChange({ ...added, [line_number]: { ...own, ...part } })
        return (
          <fieldset key={line_number} className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 wrap-anywhere font-medium">{product_name}</legend>
            <TextField
              label={texts.hsn}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={own.hsn_code}
              onChange={({ target }) => change({ hsn_code: target.value })}
            />
            {asksRate && (
              <SelectField
                label={texts.rate}
                placeholder={texts.chooseRate}
                value={own.gst_rate_bp}
                options={options}
                onChange={({ target }) => change({ gst_rate_bp: target.value })}
              />
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
