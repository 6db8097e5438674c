import { Search } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { getSavedSearch, type OpenSearch } from '#contract/buy-again/saved-searches.ts'
import { searchPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { ProductGridSkeleton } from '#web/products/product-grid.tsx'
import { searchWords } from '#web/search-choice/search-words.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/saved-search.page.ts'
import { EditSearch } from './edit-search.tsx'
import { FoundGoods } from './found-goods.tsx'
import { savedSearchesTexts as texts } from './saved-searches-texts.ts'
import { searchesLink } from './searches-link.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { search: await api(getSavedSearch, { searchId: params.searchId }).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPage title={texts.title} parent={searchesLink}>
    <ProductGridSkeleton cards={6} />
  </SubPage>
)

export default function SavedSearchPage({ loaderData: { search } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!search)
    return (
      <SubPage title={texts.title} parent={searchesLink}>
        <LoadError text={texts.searchError} onRetry={revalidate} />
      </SubPage>
    )
  return <OneSearch key={search.search_id} search={search} onChanged={revalidate} />
}

const OneSearch = ({ search, onChanged }: { search: OpenSearch; onChanged: () => Promise<void> }) => (
  <SubPage
    title={search.name}
    parent={searchesLink}
    action={<EditSearch search={search} onChanged={onChanged} />}
  >
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="num min-w-0 wrap-anywhere text-muted">{searchWords(new URLSearchParams(search.query))}</p>
      <ButtonLink to={`${searchPath}?${search.query}`} variant="soft" size="sm" icon={<Search />}>
        {texts.results}
      </ButtonLink>
    </div>
    <FoundGoods search={search} />
  </SubPage>
)
