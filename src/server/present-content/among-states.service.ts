import { AsyncLocalStorage } from 'node:async_hooks'
import { spelledTable } from '#contract/tax/first-aliases.ts'
import { readStatesBy } from '#contract/tax/present-states.ts'
import type { StateTable } from '#contract/tax/state-table.ts'

const current = new AsyncLocalStorage<StateTable>()

readStatesBy(() => current.getStore() ?? spelledTable())

/** Schemas and rules of the contract, which know no database, read these states while the work lasts. */
export const amongStates = <Answer>(table: StateTable, work: () => Answer): Answer => current.run(table, work)
