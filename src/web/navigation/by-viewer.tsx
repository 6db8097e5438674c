import type { ReactNode } from 'react'
import { useSession } from '#web/session/session.ts'
import { memberKind } from '#web/storage/session-store.ts'
import type { Viewer } from './nav-items.ts'

const viewers: readonly Viewer[] = ['visitor', 'buyer', 'seller', 'admin']

/**
 * Shows the items for this kind of viewer, without a flash of other items before hydration. The shown element stays
 * the same through hydration, because a finger may already be on it.
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
  /** 'div' for content that is more than text and links. */
  as?: 'span' | 'div'
}

/** Visitors see `visitor`, everybody who is signed in sees `member`. */
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
