import { currentSession } from '#web/session-store.ts'
import { type Draft, emptyDraft } from './product-draft.ts'

/** Each account has its own: two people may share a browser. */
const key = () => `productDraft:${currentSession().user?.user_id ?? ''}`

export const keepDraft = (draft: Draft) => localStorage.setItem(key(), JSON.stringify(draft))
export const dropDraft = () => localStorage.removeItem(key())

/** What was typed before a reload, if it can still be read. */
export function keptDraft(category: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? '')
    return kept && typeof kept === 'object' && 'tiers' in kept && 'specs' in kept
      ? { ...emptyDraft(category), ...(kept as Draft) }
      : undefined
  } catch {
    return undefined
  }
}
