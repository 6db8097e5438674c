import { stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { mayPinLieIn } from '#contract/tax/pin-ranges.ts'
import { stateName } from '#contract/tax/states.ts'
import { billing } from '#contract/texts/billing.ts'
import { badInput } from '#server/errors.ts'

/** The portals of e-invoices and e-way bills refuse an address whose PIN code is of another state than its GST number. */
export function requirePinOf({ gstin, pin }: { readonly gstin: string; readonly pin: string }) {
  const code = stateCodeOfGstNumber(gstin)
  if (code === undefined || mayPinLieIn(pin, code)) return
  throw badInput(billing.pinState({ pin, state: stateName(code) ?? code }), 'pin')
}
