import { BellOff, Search } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { listSavedSearches, type SavedSearch } from '#contract/buy-again/saved-searches.ts'
import { marketPath, savedSearchPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { searchWords } from '#web/search-choice/search-words.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage, SubPageSkeleton } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/saved-searches.page.ts'
import { savedSearchesTexts as texts } from './saved-searches-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const reply = await api(listSavedSearches, {}).catch(() => null)
  return { searches: reply?.searches ?? null }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPageSkeleton title={texts.title} parent={profileLink} className="h-44" />
)

export default function SavedSearchesPage({ loaderData: { searches } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {!searches && <LoadError text={texts.loadError} onRetry={revalidate} />}
      {searches?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Search />}
            title={texts.none}
            action={<ButtonLink to={marketPath}>{texts.explore}</ButtonLink>}
          >
            {texts.noneHint}
          </EmptyState>
        </Card>
      )}
      {searches && searches.length > 0 && (
        <Card>
          <ul aria-label={texts.searches} className="divide-y divide-border">
            {searches.map((search) => (
              <SearchRow key={search.search_id} search={search} />
            ))}
          </ul>
        </Card>
      )}
    </SubPage>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { search_id, name, query, news, is_alerting, created_at } = search
  const words = searchWords(new URLSearchParams(query))
  return (
    <li>
      <Link
        to={savedSearchPath(search_id)}
        className="-outline-offset-2! flex min-h-18 items-center justify-between gap-x-4 px-5 py-3 hover:bg-surface-2"
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere font-medium">{name}</span>
          <span className="num block wrap-anywhere text-muted text-small">
            {words} · {texts.since(dayOf(created_at))}
          </span>
        </span>
        <span className="grid flex-none justify-items-end gap-1.5">
          {news > 0 && <Badge tone="brand">{texts.news(news)}</Badge>}
          {!is_alerting && <Badge icon={<BellOff />}>{texts.silent}</Badge>}
        </span>
      </Link>
    </li>
  )
}
