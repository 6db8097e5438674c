import { discountOf } from '#contract/samples/taken-off.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import type { DocumentLine } from './document.row.ts'

type Amounts = Pick<
  DocumentLine,
  'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise'
>

/** What a quantity of a billed line comes to; of all of it, exactly what was billed. */
function amountsOf(line: DocumentLine, quantity: number, isInterState: boolean): Amounts {
  const total = line.unit_price_paise * quantity - discountOf(line, quantity)
  const split = splitTax({ total, rateBp: line.gst_rate_bp, isInterState })
  return {
    taxable_paise: split.taxable,
    cgst_paise: split.cgst,
    sgst_paise: split.sgst,
    igst_paise: split.igst,
    total_paise: total,
  }
}

type Part = { readonly quantity: number; readonly before: number; readonly isInterState: boolean }

/** A part of a billed line that is credited, after `before` of it were: all parts together are the line to the paisa. */
export function creditLine(line: DocumentLine, { quantity, before, isInterState }: Part): DocumentLine {
  const until = amountsOf(line, before + quantity, isInterState)
  const earlier = amountsOf(line, before, isInterState)
  return {
    ...line,
    quantity,
    discount_paise: discountOf(line, before + quantity) - discountOf(line, before),
    taxable_paise: until.taxable_paise - earlier.taxable_paise,
    cgst_paise: until.cgst_paise - earlier.cgst_paise,
    sgst_paise: until.sgst_paise - earlier.sgst_paise,
    igst_paise: until.igst_paise - earlier.igst_paise,
    total_paise: until.total_paise - earlier.total_paise,
  }
}
