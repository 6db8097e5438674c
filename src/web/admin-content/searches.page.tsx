import { Plus, SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { type EmptySearch, emptySearchDays, listEmptySearches } from '#contract/content/empty-searches.ts'
import { adminContentPath, searchPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { withParam } from '#web/admin/admin-search.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/searches.page.ts'
import { contentTexts, searchesTexts as texts } from './content-texts.ts'
import { SynonymDialog } from './synonym-dialog.tsx'

type Days = (typeof emptySearchDays)[number]

const daysIn = (params: URLSearchParams): Days =>
  emptySearchDays.find((days) => days === params.get('days')) ?? '30'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const days = daysIn(new URL(request.url).searchParams)
  const answer = await orNull(api(listEmptySearches, { days }))
  return { days, searches: answer?.searches ?? null }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function SearchesPage({ loaderData: { days, searches } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  const [adding, setAdding] = useState<string>()
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      back={{ to: adminContentPath, label: contentTexts.back }}
    >
      <Tabs
        label={texts.days}
        name="days"
        tabs={emptySearchDays.map((id) => ({ id, label: texts.lastDays[id] }))}
        selected={days}
        onSelect={(id) => setParams((now) => withParam(now, 'days', id), { replace: true })}
        className="mb-4"
      />
      <TabPanel name="days" id={days}>
        {searches ? (
          <Searches searches={searches} onAdd={setAdding} />
        ) : (
          <LoadError text={contentTexts.loadError} onRetry={revalidate} />
        )}
      </TabPanel>
      {adding && <SynonymDialog edit={{ searched: adding }} onClose={() => setAdding(undefined)} />}
    </AdminPage>
  )
}

type SearchesProps = { searches: readonly EmptySearch[]; onAdd: (words: string) => void }

function Searches({ searches, onAdd }: SearchesProps) {
  if (searches.length === 0)
    return (
      <EmptyState icon={<SearchCheck />} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    )
  return (
    <CardList label={texts.list}>
      {searches.map(({ words, searches: count, last_at }) => (
        <li
          key={words}
          className="grid items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] md:px-5"
        >
          <div className="min-w-0">
            <Link
              to={`${searchPath}?q=${encodeURIComponent(words)}`}
              aria-label={texts.open(words)}
              className="inline-flex min-h-11 items-center wrap-anywhere font-semibold underline-offset-2 hover:underline lg:min-h-7"
            >
              {words}
            </Link>
            <p className="num text-muted text-small">
              {texts.times(count, grouped(count))} · {texts.last(dayAndTimeOf(last_at))}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus />}
            aria-label={texts.addFor(words)}
            onClick={() => onAdd(words)}
            className="justify-self-start"
          >
            {texts.add}
          </Button>
        </li>
      ))}
    </CardList>
  )
}
