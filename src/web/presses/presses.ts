import { replayEarlyPresses } from './late-presses.ts'
import { focusPressedButtons } from './pressed-focus.ts'
import { keepPressesWhole } from './whole-press.ts'

/** No press is lost, not even one from before the page was hydrated, and what was pressed has the focus. */
export function keepPresses() {
  keepPressesWhole()
  focusPressedButtons()
  replayEarlyPresses()
}
