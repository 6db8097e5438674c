import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { endSession, listSessions, type Session } from '#contract/users/account.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/sessions.page.ts'
import { sessionTexts as texts } from './account-texts.ts'
import { ListPageSkeleton } from './list-page-skeleton.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { sessions: (await api(listSessions, {})).sessions }
  } catch {
    return { sessions: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => <ListPageSkeleton title={texts.title} />

export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<Session>()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {sessions ? (
        <>
          <p className="mb-4 text-muted">{texts.hint}</p>
          <Card>
            <ul aria-label={texts.list} className="divide-y divide-border">
              {sessions.map((session) => (
                <SessionRow key={session.session_id} session={session} onEnd={() => setLeaving(session)} />
              ))}
            </ul>
          </Card>
        </>
      ) : (
        <LoadError text={texts.loadError} onRetry={revalidate} />
      )}
      <EndSession session={leaving} onClose={() => setLeaving(undefined)} onEnded={revalidate} />
    </SubPage>
  )
}

const isPhone = (device: string) => /android|ios|iphone|ipad/i.test(device)

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, is_current, created_at, last_seen_at } = session
  const Icon = isPhone(device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-5">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-control bg-surface-2 text-muted"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-medium">
          {device}
          {is_current && <Badge tone="brand">{texts.current}</Badge>}
        </p>
        <p className="num text-muted text-small">
          {is_current ? texts.now : texts.lastSeen(timeLabel(last_seen_at, Date.now()))}
        </p>
        <p className="num text-small text-subtle">{texts.since(dayOf(created_at))}</p>
      </div>
      {!is_current && (
        <Button variant="secondary" size="sm" aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

type EndSessionProps = { session: Session | undefined; onClose: () => void; onEnded: () => Promise<void> }

function EndSession({ session, onClose, onEnded }: EndSessionProps) {
  const ending = useAction({
    send: ({ session_id: sessionId }: Session) => api(endSession, { sessionId }),
    failure: texts.endError,
    success: () => texts.ended,
    onDone: () => {
      onClose()
      return onEnded()
    },
  })
  return (
    <ConfirmDialog
      open={session !== undefined}
      title={texts.endTitle}
      keep={texts.keep}
      confirm={texts.end}
      action={ending}
      onClose={onClose}
      onConfirm={() => session && ending.run(session)}
    >
      {session && (
        <p>
          <span className="font-medium">{session.device}</span>
          <span className="num block text-muted text-small">{texts.since(dayOf(session.created_at))}</span>
        </p>
      )}
    </ConfirmDialog>
  )
}
