import { Fragment, type ReactNode } from 'react'
import { useSession } from '#web/session.ts'
import { memberKind } from '#web/session-store.ts'
import type { Viewer } from './nav-items.ts'

const viewers: readonly Viewer[] = ['visitor', 'buyer', 'seller', 'admin']

/** Shows what fits the viewer, without a flash of somebody else's items before the page is alive. */
export function ByViewer({ children }: { children: (viewer: Viewer) => ReactNode }) {
  const { state, user } = useSession()
  if (state === 'unknown')
    return viewers.map((viewer) => (
      <span key={viewer} className={`for-${viewer}`}>
        {children(viewer)}
      </span>
    ))
  return <Fragment>{children(user ? memberKind(user) : 'visitor')}</Fragment>
}

type ByMembershipProps = {
  visitor: ReactNode
  member: ReactNode
  /** A 'div' where it holds more than words and links. */
  as?: 'span' | 'div'
}

/** A visitor sees `visitor`, anybody signed in sees `member`. */
export function ByMembership({ visitor, member, as: Element = 'span' }: ByMembershipProps) {
  const { state } = useSession()
  if (state !== 'unknown') return state === 'visitor' ? visitor : member
  return (
    <>
      <Element className="for-visitor">{visitor}</Element>
      <Element className="for-member">{member}</Element>
    </>
  )
}
