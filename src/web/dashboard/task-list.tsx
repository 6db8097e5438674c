import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useCounts } from '#web/session/counts.ts'
import { Card } from '#web/ui/card.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { openTasks, type Waiting } from './tasks.ts'

/** A new shop reads its first steps instead of 'All done'; nobody reads it while what waits is not known. */
export function TaskList({ isNew, ...waiting }: Omit<Waiting, 'unreadChats'> & { isNew: boolean }) {
  const unreadChats = useCounts().customerChats ?? 0
  const tasks = openTasks({ ...waiting, unreadChats })
  if (tasks.length === 0 && (isNew || !waiting.counts)) return null
  return (
    <Card as="section" className="overflow-hidden">
      <h2 className="px-5 pt-4 pb-3 text-h3">{texts.tasks}</h2>
      {tasks.length === 0 && (
        <p className="flex items-center gap-2.5 px-5 pb-4 text-muted text-small">
          <CircleCheck className="text-success" />
          {texts.allDone}
        </p>
      )}
      <ul className="divide-y divide-border border-border border-t empty:hidden">
        {tasks.map(({ count, say, page, icon: Icon }) => (
          <li key={page}>
            <Link
              to={page}
              className="flex min-h-13 items-center gap-3 px-5 -outline-offset-2! hover:bg-surface-2"
            >
              <Icon className="text-warning-fg" />
              <span className="num flex-1 font-medium text-small">{say(count)}</span>
              <ChevronRight className="text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
