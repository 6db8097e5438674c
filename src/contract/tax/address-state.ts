import { stateCodeOfPin } from './pin-ranges.ts'
import { stateCodeOfName } from './state-names.ts'

/** The state of an address as code: by what was written for the state, then by the PIN code; nothing if neither says it. */
export const stateCodeOfAddress = (state: string, pin: string): string | undefined =>
  stateCodeOfName(state) ?? stateCodeOfPin(pin)
