import { toRupees } from '#contract/products/price.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'

type GstMoneyProps = {
  paise: number
  rateBp: number | null | undefined
  /** The words around it. */
  write?: (amount: number) => string
}

/** A price beside the headline's, which says where the rate is not told. */
export const GstMoney = ({ paise, rateBp, write = rupees }: GstMoneyProps) =>
  rateBp == null ? (
    write(toRupees(paise))
  ) : (
    <GstPrice amount={toRupees(paise)} rateBp={rateBp} write={write} />
  )
