import { toRupees } from '#contract/products/price.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'

type GstMoneyProps = { paise: number; rateBp: number | null | undefined }

/** A price beside the headline's, which says where the rate is not told. */
export const GstMoney = ({ paise, rateBp }: GstMoneyProps) =>
  rateBp == null ? (
    rupees(toRupees(paise))
  ) : (
    <GstPrice amount={toRupees(paise)} rateBp={rateBp} write={rupees} />
  )
