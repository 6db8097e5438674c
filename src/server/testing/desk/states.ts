import type { StateContent } from '#contract/content/states.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'
import { contentDesk } from './content.ts'

/** A new state before it has a name. */
export const newState: StateContent = {
  ...{ name: '', aliases: [], has_utgst: false, is_ended: false, into: '' },
  ...{ note: '', source: 'Gazette of India, Extraordinary, 1 December 2026', checked_on: '2026-12-01' },
}

/** What an owner does with states at the desk. */
export function statesDesk(testApp: TestApp, owner: () => Someone) {
  const { documentOf, save, undo } = contentDesk(testApp, owner, 'states')
  return {
    ...{ documentOf, undo },
    save: async (name: string, changes: Partial<StateContent>) =>
      save(name, { ...newState, ...(await documentOf(name))?.value, ...changes }),
  }
}
