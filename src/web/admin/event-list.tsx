import type { AuditEvent } from '#contract/admin-audit.ts'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/dates.ts'

/** Who did what to whom, and when. */
export function EventList({ events }: { events: readonly AuditEvent[] }) {
  return (
    <Card>
      <ul className="divide-y divide-border">
        {events.map((event) => (
          <li
            key={event.audit_event_id}
            className="grid gap-x-4 gap-y-0.5 px-4 py-3 text-small lg:grid-cols-[180px_190px_1fr]"
          >
            <time dateTime={event.created_at} className="num text-muted">
              {dayAndTimeOf(event.created_at)}
            </time>
            <code className="break-words font-semibold text-small">{event.action}</code>
            <span className="min-w-0 break-words">
              <span className="font-medium">{event.actor_name}</span>
              {event.subject_name && <span className="text-muted">: {event.subject_name}</span>}
              <Details details={event.details} />
              <span className="block break-all text-micro text-subtle">{event.request_id}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Details({ details }: { details: AuditEvent['details'] }) {
  const pairs = Object.entries(details)
  if (pairs.length === 0) return null
  return (
    <span className="block text-muted">
      {pairs.map(([name, value]) => `${name}: ${textOf(value)}`).join(' · ')}
    </span>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
