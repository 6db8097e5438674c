import { Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { adminContentPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/synonyms.page.ts'
import { fetchContent } from './content-api.ts'
import { contentTexts, synonymTexts as texts } from './content-texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { matching, type SynonymDocument } from './synonym-draft.ts'
import { SynonymRow } from './synonym-row.tsx'
import type { SynonymEdit } from './use-synonym.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { documents: await orNull(fetchContent('synonyms')) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

const back = { to: adminContentPath, label: contentTexts.back }

export default function SynonymsPage({ loaderData: { documents } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const [edit, setEdit] = useState<SynonymEdit>()
  const [removing, setRemoving] = useState<SynonymDocument>()
  const q = params.get('q') ?? ''
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      back={back}
      action={
        documents && (
          <Button icon={<Plus />} onClick={() => setEdit({ searched: q })}>
            {texts.add}
          </Button>
        )
      }
    >
      {documents ? (
        <>
          <AdminSearch label={texts.find} className="mb-4 max-w-xl" />
          <Entries
            key={q}
            entries={matching(documents, q)}
            onChange={(document) => setEdit({ document })}
            onRemove={setRemoving}
          />
        </>
      ) : (
        <LoadError text={contentTexts.loadError} onRetry={revalidate} />
      )}
      {edit && <SynonymDialog edit={edit} onClose={() => setEdit(undefined)} />}
      {removing && <RemoveSynonym document={removing} onClose={() => setRemoving(undefined)} />}
    </AdminPage>
  )
}

type RemoveSynonymProps = { document: SynonymDocument; onClose: () => void }

const RemoveSynonym = ({ document, onClose }: RemoveSynonymProps) => (
  <RemoveDialog kind="synonyms" document={document} name={document.name} texts={texts} onClose={onClose} />
)

const perPage = 40

type EntriesProps = {
  entries: readonly SynonymDocument[]
  onChange: (document: SynonymDocument) => void
  onRemove: (document: SynonymDocument) => void
}

function Entries({ entries, onChange, onRemove }: EntriesProps) {
  const [room, setRoom] = useState(perPage)
  if (entries.length === 0)
    return (
      <EmptyState icon={<SearchX />} title={texts.nothing}>
        {texts.nothingText}
      </EmptyState>
    )
  const shown = entries.slice(0, room)
  return (
    <>
      <p className="num mb-2 text-muted text-small" role="status">
        {texts.count(grouped(shown.length), entries.length, grouped(entries.length))}
      </p>
      <CardList label={texts.list}>
        {shown.map((document) => (
          <SynonymRow
            key={document.name}
            document={document}
            onChange={() => onChange(document)}
            onRemove={() => onRemove(document)}
          />
        ))}
      </CardList>
      {shown.length < entries.length && (
        <Button variant="secondary" block className="mt-4" onClick={() => setRoom(room + perPage)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
