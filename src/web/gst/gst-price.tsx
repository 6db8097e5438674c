import type { ReactNode } from 'react'
import { rupeesWithoutTax } from '#contract/tax/price-without-tax.ts'

type GstPriceProps = {
  /** With GST, as it is listed. */
  amount: number
  /** The upper end where the price is a range. */
  to?: number
  rateBp: number | null | undefined
  write: (amount: number, to: number) => ReactNode
}

/** A price as it is listed and, for those who look at prices without GST, without it. `GstWord` beside it says which. */
export function GstPrice({ amount, to = amount, rateBp, write }: GstPriceProps) {
  const listed = write(amount, to)
  if (!rateBp) return listed
  return (
    <>
      <span className="with-gst">{listed}</span>
      <span className="without-gst">
        {write(rupeesWithoutTax(amount, rateBp), rupeesWithoutTax(to, rateBp))}
      </span>
    </>
  )
}
