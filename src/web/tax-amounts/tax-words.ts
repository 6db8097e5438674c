import type { TaxAmounts } from '#contract/order-billing.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { stateTaxName } from '#contract/tax/place-of-supply.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { taxTexts as texts } from './tax-texts.ts'

type Line = {
  readonly hsn_code?: string | undefined
  readonly gst_rate_bp?: number | undefined
  readonly tax?: TaxAmounts | undefined
}

/** 'HSN 8413 · includes GST 18 %, ₹15.25'; nothing as long as neither is known. */
export function taxOfLine({ hsn_code, gst_rate_bp, tax }: Line): string {
  return [hsn_code && texts.hsn(hsn_code), includedAt(gst_rate_bp, tax)].filter(Boolean).join(' · ')
}

function includedAt(rateBp: number | undefined, tax: TaxAmounts | undefined) {
  if (rateBp === undefined) return ''
  if (rateBp === 0) return texts.none
  const percent = String(toPercent(rateBp))
  return tax ? texts.includesAmount(percent, rupees(amountOf(tax))) : texts.includes(percent)
}

const amountOf = ({ cgst, sgst, igst }: TaxAmounts) => Math.round((cgst + sgst + igst) * 100) / 100

/** What a total consists of, by its names in that state. */
export function partsOf(tax: TaxAmounts, supplyState: string): readonly { name: string; amount: string }[] {
  const parts =
    tax.igst > 0
      ? [{ name: texts.igst, amount: tax.igst }]
      : [
          { name: texts.cgst, amount: tax.cgst },
          { name: texts.stateTax[stateTaxName(supplyState)], amount: tax.sgst },
        ]
  return [{ name: texts.taxable, amount: tax.taxable }, ...parts].map(({ name, amount }) => ({
    name,
    amount: rupees(amount),
  }))
}
