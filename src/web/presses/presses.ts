import { heedEarlyPresses } from './late-presses.ts'
import { keepPressesWhole } from './whole-press.ts'

/** Every press counts, those before the page was alive included. */
export function keepPresses() {
  keepPressesWhole()
  heedEarlyPresses()
}
