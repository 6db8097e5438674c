import { changeContent, listContent, undoContent } from '#contract/content/admin-content.ts'
import type { StateContent } from '#contract/content/states.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

/** A new state before it has a name. */
export const newState: StateContent = {
  ...{ name: '', aliases: [], has_utgst: false, is_ended: false, into: '' },
  ...{ note: '', source: 'Gazette of India, Extraordinary, 1 December 2026', checked_on: '2026-12-01' },
}

/** What an owner does with states at the desk. */
export function statesDesk(testApp: TestApp, owner: () => Someone) {
  const call = () => testApp.as(owner())
  const documentOf = async (name: string) =>
    (await call()(listContent, { kind: 'states' })).documents.find((each) => each.name === name)
  const revisionOf = async (name: string) => (await documentOf(name))?.revision ?? 0
  return {
    documentOf,
    async save(name: string, changes: Partial<StateContent>) {
      const { value = null, revision = 0 } = (await documentOf(name)) ?? {}
      const next = { ...newState, ...value, ...changes }
      return call()(changeContent, { kind: 'states', name, value: next, revision })
    },
    undo: async (name: string, restore: number) =>
      call()(undoContent, { kind: 'states', name, restore, revision: await revisionOf(name) }),
  }
}
