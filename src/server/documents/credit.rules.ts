import { discountOf } from '#contract/samples/taken-off.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import { sumOf } from './bill.rules.ts'
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

/** A part of a line that is credited, after `before` of it were: all parts together are the line to the paisa. */
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

/**
 * The same of a billed line whose price debit notes raised: each raised what was not credited then, so what was credited before
 * it has no part of it.
 */
export function creditRaisedLine(
  line: DocumentLine,
  debits: readonly DocumentLine[],
  part: Part,
): DocumentLine {
  const raises = debits.map((debit) => {
    const before = part.before - (line.quantity - debit.quantity)
    return creditLine(debit, { ...part, before })
  })
  const credited = [creditLine(line, part), ...raises]
  return {
    ...line,
    ...sumOf(credited),
    quantity: part.quantity,
    unit_price_paise: credited.reduce((sum, { unit_price_paise }) => sum + unit_price_paise, 0),
    discount_paise: credited.reduce((sum, { discount_paise }) => sum + discount_paise, 0),
  }
}

type Raise = { readonly quantity: number; readonly raise_paise: number; readonly isInterState: boolean }

/** What a higher price adds to units of a billed line, with the tax within it (Rule 35). */
export function debitLine(line: DocumentLine, { quantity, raise_paise, isInterState }: Raise): DocumentLine {
  const raised = { ...line, quantity, unit_price_paise: raise_paise, discount_paise: 0 }
  return { ...raised, ...amountsOf(raised, quantity, isInterState) }
}
