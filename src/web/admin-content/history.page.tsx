import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import type { ContentRevision } from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { adminContentPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { useStates } from '#web/states/use-states.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/history.page.ts'
import { fetchRevisions, type ValueOf } from './content-api.ts'
import { contentTexts, historyTexts as texts } from './content-texts.ts'
import { type AnyView, viewOf } from './kind-views.ts'
import { RevisionCard } from './revision-card.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type Revision = ContentRevision<ValueOf[ContentKind]>
type Place = { kind: ContentKind; name: string }
type History = Awaited<ReturnType<typeof fetchRevisions>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  const [kind, name] = [searchParams.get('kind') ?? '', searchParams.get('name') ?? '']
  if (!viewOf(kind) || !name) throw redirect(adminContentPath)
  const place = { kind: kind as ContentKind, name }
  return { place, history: await orNull(fetchRevisions(place.kind, name)) }
}

export const meta = () => privateMeta(contentTexts.history)

export const HydrateFallback = () => <RowsSkeleton title={contentTexts.history} className="h-32" />

export default function HistoryPage({ loaderData: { place, history } }: Route.ComponentProps) {
  useStates()
  const { revalidate } = useRevalidator()
  const view = viewOf(place.kind)
  if (!view) return null
  return (
    <AdminPage
      title={contentTexts.historyOf(view.nameOf(place.name))}
      lead={texts.lead}
      back={{ to: view.page, label: view.title }}
    >
      {history ? (
        <Revisions key={history.revisions[0]?.revision} place={place} view={view} history={history} />
      ) : (
        <LoadError text={contentTexts.loadError} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

/** The newest revisions, and older ones as they are asked for. */
function useRevisions({ kind, name }: Place, history: History) {
  const [older, setOlder] = useState<History>()
  const { next } = older ?? history
  const more = useAction({
    send: () => fetchRevisions(kind, name, next ?? undefined),
    failure: contentTexts.loadError,
    failureToast: true,
    onDone: (page) => setOlder({ ...page, revisions: [...(older?.revisions ?? []), ...page.revisions] }),
  })
  return { revisions: [...history.revisions, ...(older?.revisions ?? [])], next, more }
}

function Revisions({ place, view, history }: { place: Place; view: AnyView; history: History }) {
  const { revisions, next, more } = useRevisions(place, history)
  const [undoing, setUndoing] = useState<Revision>()
  return (
    <>
      <ol aria-label={texts.list} className="grid gap-4">
        {revisions.map((revision, index) => (
          <RevisionCard
            key={revision.revision}
            revision={revision}
            before={revisions[index + 1]}
            partsOf={(value) => view.partsOf(value, place.name)}
            onUndo={index === 0 ? undefined : () => setUndoing(revision)}
          />
        ))}
      </ol>
      {next && (
        <Button
          variant="secondary"
          block
          className="mt-4"
          loading={more.isPending}
          onClick={() => more.run()}
        >
          {texts.older}
        </Button>
      )}
      {undoing && (
        <UndoDialog
          place={{ ...place, revision: revisions[0]?.revision ?? 0 }}
          restore={undoing.revision}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}
