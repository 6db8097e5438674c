import { useLocation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { cartTexts } from './cart-texts.ts'

/** After a reorder: the products of the old order that are no longer sold. */
export function NotAdded() {
  const names = namesIn(useLocation().state)
  if (names.length === 0) return null
  return (
    <Notice tone="warning" live className="mb-4">
      {cartTexts.notAdded(names.join(', '))}
    </Notice>
  )
}

function namesIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('notAdded' in state)) return []
  return Array.isArray(state.notAdded) ? state.notAdded.filter((name) => typeof name === 'string') : []
}
