import { firstStates } from './first-states.ts'
import { type KnownState, type StateTable, stateTableOf } from './state-table.ts'

let came: StateTable | undefined

/** The table that came with the market. */
export function firstTable(): StateTable {
  came ??= stateTableOf(firstStates())
  return came
}

let read = firstTable

/** The server says where what stands now is to be read. Answers how to read as before. */
export function readStatesBy(reader: () => StateTable) {
  const before = read
  read = reader
  return () => {
    read = before
  }
}

let mayBeOld = false

/** A page knows at first what came with it, and will ask. */
export function expectStates() {
  mayBeOld = true
}

/** A page has asked the server what stands now. */
export function takeStates(states: readonly KnownState[]) {
  const taken = stateTableOf(states)
  mayBeOld = false
  read = () => taken
}

/** Whether there may be states that are not known here: then the server alone refuses a code. */
export const mayStatesBeOld = () => mayBeOld

export const presentStates = (): StateTable => read()
