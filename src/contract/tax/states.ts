import { presentStates } from './present-states.ts'
import type { KnownState } from './state-table.ts'

/** What forms offer, by name. */
export const offeredStates = (): KnownState[] =>
  presentStates()
    .all.filter(({ is_ended }) => !is_ended)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** Their codes, in order. */
export const offeredCodes = (): string[] =>
  presentStates().all.flatMap(({ is_ended, state_code }) => (is_ended ? [] : [state_code]))

/** Whether it is the code of a state, also of one that has ended. */
export const isStateCode = (text: string) => presentStates().byCode.has(text)

/** Whether a form may choose it. */
export const isOfferedState = (code: string) => presentStates().byCode.get(code)?.is_ended === false

export const paysUtgst = (stateCode: string) => presentStates().byCode.get(stateCode)?.has_utgst === true

export const stateName = (stateCode: string): string | undefined =>
  presentStates().byCode.get(stateCode)?.name

/** The code of today: that of the state which an ended one went into. */
export function codeOfToday(code: string): string {
  const { byCode } = presentStates()
  const seen = new Set<string>()
  let today = code
  while (!seen.has(today)) {
    seen.add(today)
    today = byCode.get(today)?.into || today
  }
  return today
}
