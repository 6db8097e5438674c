import type { ReactNode } from 'react'
import { useSession } from '#web/session/session.ts'
import { memberKind } from '#web/storage/session-store.ts'
import type { Viewer } from './nav-items.ts'

const viewers: readonly Viewer[] = ['visitor', 'buyer', 'seller', 'admin']

/**
 * Shows what fits the viewer, without a flash of somebody else's items before the page is alive. What is shown then
 * stays the same element: a finger that is on it at that moment must not lose it.
 */
export function ByViewer({ children }: { children: (viewer: Viewer) => ReactNode }) {
  const { state, user } = useSession()
  const isKnown = state !== 'unknown'
  const shown: readonly Viewer[] = isKnown ? [user ? memberKind(user) : 'visitor'] : viewers
  return shown.map((viewer) => (
    <span key={viewer} className={isKnown ? 'contents' : `for-${viewer}`}>
      {children(viewer)}
    </span>
  ))
}

type ByMembershipProps = {
  visitor: ReactNode
  member: ReactNode
  /** A 'div' where it holds more than words and links. */
  as?: 'span' | 'div'
}

/** A visitor sees `visitor`, anybody signed in sees `member`, each the same element from the first paint on. */
export function ByMembership({ visitor, member, as: Element = 'span' }: ByMembershipProps) {
  const { state } = useSession()
  const classFor = (kind: 'visitor' | 'member') => (state === 'unknown' ? `for-${kind}` : 'contents')
  return (
    <>
      {state !== 'signed-in' && <Element className={classFor('visitor')}>{visitor}</Element>}
      {state !== 'visitor' && <Element className={classFor('member')}>{member}</Element>}
    </>
  )
}
