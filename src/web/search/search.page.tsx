import { brand } from '#contract/products/brand.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { storedToken } from '#web/storage/session-store.ts'
import type { Route } from './+types/search.page.ts'
import { loadSearch, shownWords, titleOf } from './search-data.ts'
import { searchTexts } from './search-texts.ts'
import { SearchView } from './search-view.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSearch(context.get(apiContext), request.url, false)

// What came with the document is a visitor's page.
let isServersPage = !import.meta.env.SSR && document.readyState !== 'complete'

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const isMember = storedToken() !== null
  const isComplete = isServersPage && !isMember
  isServersPage = false
  return isComplete ? serverLoader() : loadSearch(api, request.url, isMember)
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const words = loaderData ? shownWords(loaderData) : ''
  return [
    { title: `${titleOf(words, loaderData?.query.filters ?? {})} | ${brand.name}` },
    { name: 'description', content: searchTexts.description(words) },
    // Search pages of other people's words are no pages for a search engine.
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <SearchView
        answer={loaderData}
        stickyTop="top-[calc(var(--bar-height)+16px)] max-h-[calc(var(--screen)-var(--bar-height)-32px)]"
      />
    </div>
  )
}
