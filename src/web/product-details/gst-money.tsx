import { toRupees } from '#contract/products/price.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'

type GstMoneyProps = {
  paise: number
  rateBp: number | null | undefined
  /** The words around it. */
  write?: (amount: number) => string
}

/** A price that is kept in paise. */
export const GstMoney = ({ paise, rateBp, write = rupees }: GstMoneyProps) => (
  <GstPrice amount={toRupees(paise)} rateBp={rateBp} write={write} />
)
