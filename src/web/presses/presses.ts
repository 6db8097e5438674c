import { replayEarlyPresses } from './late-presses.ts'
import { keepPressesWhole } from './whole-press.ts'

/** No press is lost, not even one from before the page was hydrated. */
export function keepPresses() {
  keepPressesWhole()
  replayEarlyPresses()
}
