import { Link } from 'react-router'
import type { AuditEvent } from '#contract/admin/admin-audit.ts'
import { adminUserPath } from '#contract/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { auditTexts as texts } from './admin-page-texts.ts'
import { actionLabel, particularsOf } from './audit-texts.ts'

type EventListProps = {
  events: readonly AuditEvent[]
  /** Shown inside a card, so it draws none of its own. */
  isPart?: boolean
}

/** Who did what to whom, and when. */
export function EventList({ events, isPart = false }: EventListProps) {
  const list = (
    <ul className="divide-y divide-border">
      {events.map((event) => (
        <EventRow key={event.audit_event_id} event={event} />
      ))}
    </ul>
  )
  return isPart ? <div className="border-border border-t">{list}</div> : <Card>{list}</Card>
}

function EventRow({ event }: { event: AuditEvent }) {
  const { created_at, action, actor_name, details, request_id } = event
  const particulars = particularsOf(details)
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-3 text-small sm:grid-cols-[180px_minmax(0,1fr)]">
      <time dateTime={created_at} className="num text-muted">
        {dayAndTimeOf(created_at)}
      </time>
      <span className="min-w-0 break-words">
        <span title={action} className="font-semibold">
          {actionLabel(action)}
        </span>
        <Subject event={event} />
        <span className="block text-muted">{texts.by(actor_name)}</span>
        {particulars.length > 0 && <span className="block text-muted">{particulars.join(' · ')}</span>}
        {request_id && (
          <span className="block break-all text-micro text-subtle">{texts.requestOf(request_id)}</span>
        )}
      </span>
    </li>
  )
}

/** Users link to their page; everything else is only named. */
function Subject({ event: { subject_type, subject_id, subject_name } }: { event: AuditEvent }) {
  if (!subject_name) return null
  const isPerson = subject_type === 'user' || subject_type === 'seller' || subject_type === 'applicant'
  return (
    <>
      {': '}
      {isPerson ? (
        <Link to={adminUserPath(subject_id)} className="text-anchor">
          {subject_name}
        </Link>
      ) : (
        subject_name
      )}
    </>
  )
}
