import type { listStates } from '#contract/content/states.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { KnownState } from '#contract/tax/state-table.ts'

export const toState = (state: KnownState): ReplyOf<typeof listStates>['states'][number] => ({
  ...state,
  aliases: [...state.aliases],
  former_names: [...state.former_names],
  former_aliases: [...state.former_aliases],
})
