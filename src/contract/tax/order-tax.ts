import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { isInterState } from './place-of-supply.ts'
import { splitTax, sumOfSplits, type TaxSplit } from './split-tax.ts'

/** What decides how an order is taxed; null is not known. A composition taxable person collects no tax. */
export type TaxPlace = {
  readonly seller_state_code: string | null
  readonly seller_scheme: TaxScheme | null
  readonly supply_state_code: string | null
}

type Line = { readonly line_total_paise: number; readonly gst_rate_bp: number | null }

/** The tax in each line's total, in paise; undefined where rate, seller or place are not known, or no tax is collected. */
export function taxOfLines(lines: readonly Line[], place: TaxPlace): (TaxSplit | undefined)[] {
  const { seller_state_code, seller_scheme, supply_state_code } = place
  if (seller_scheme !== 'regular' || !seller_state_code || !supply_state_code)
    return lines.map(() => undefined)
  const between = isInterState(seller_state_code, supply_state_code)
  return lines.map(({ line_total_paise, gst_rate_bp }) =>
    gst_rate_bp === null
      ? undefined
      : splitTax({ total: line_total_paise, rateBp: gst_rate_bp, isInterState: between }),
  )
}

/** The sum of all lines; undefined as long as the tax of one of them is not known. */
export function sumOfTaxes(taxes: readonly (TaxSplit | undefined)[]): TaxSplit | undefined {
  const known = taxes.filter((tax) => tax !== undefined)
  return known.length === taxes.length ? sumOfSplits(known) : undefined
}
