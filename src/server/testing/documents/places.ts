import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { stateCodesOfPin } from '#contract/tax/pin-ranges.ts'
import { codeOfToday } from '#contract/tax/states.ts'

const pins = Array.from({ length: 750 }, (_, place) => `${110 + place}001`)

/** A PIN code of this state: where there is one, of it alone. */
export function pinIn(state: string): string {
  const own = pins.filter((pin) => stateCodesOfPin(pin).includes(codeOfToday(state)))
  const pin = own.find((each) => stateCodesOfPin(each).length === 1) ?? own[0]
  if (!pin) throw new Error(`No PIN code lies in ${state}.`)
  return pin
}

/** The GST number of these 14 characters. */
export const withGstCheck = (first14: string) => `${first14}${gstCheckCharacter(first14)}`
