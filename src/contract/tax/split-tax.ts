/** An amount that includes tax, in whole paise, by what it consists of. `sgst` is UTGST in some union territories. */
export type TaxSplit = {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
}

type Taxed = {
  readonly total: number
  readonly rateBp: number
  readonly isInterState: boolean
}

/**
 * The tax within a price that includes it (CGST Rules 2017, Rule 35): total x rate / (100 + rate), to the paisa, half up. Two
 * equal halves within a state, each rounded by itself. What is left is the taxable value, so the parts always make the total.
 */
export function splitTax({ total, rateBp, isInterState }: Taxed): TaxSplit {
  if (isInterState) {
    const igst = shareOf(total, rateBp, 10_000 + rateBp)
    return { taxable: total - igst, cgst: 0, sgst: 0, igst }
  }
  const half = shareOf(total, rateBp, 2 * (10_000 + rateBp))
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/** total * rate / divisor, half up. The product of a cart's largest total and a rate is no exact number, so these are BigInts. */
function shareOf(total: number, rateBp: number, divisor: number): number {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`no amount in whole paise: ${total}`)
  const whole = BigInt(divisor)
  return Number((2n * BigInt(total) * BigInt(rateBp) + whole) / (2n * whole))
}

export const taxOf = ({ cgst, sgst, igst }: TaxSplit) => cgst + sgst + igst

const noTax: TaxSplit = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

/** The sum of lines: each line is rounded by itself, so that there is no round-off line. */
export const sumOfSplits = (splits: readonly TaxSplit[]): TaxSplit =>
  splits.reduce(
    (sum, split) => ({
      taxable: sum.taxable + split.taxable,
      cgst: sum.cgst + split.cgst,
      sgst: sum.sgst + split.sgst,
      igst: sum.igst + split.igst,
    }),
    noTax,
  )
