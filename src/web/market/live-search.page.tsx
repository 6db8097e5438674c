import { useRevalidator } from 'react-router'
import type { Api } from '#contract/client.ts'
import { brand } from '#contract/products/brand.ts'
import { listLiveCategory } from '#contract/products/product.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { settle } from '#web/products/product-page-result.ts'
import { loadSearch, queryOf, shownWords, titleOf } from '#web/search/search-data.ts'
import { searchTexts } from '#web/search/search-texts.ts'
import { SearchView } from '#web/search/search-view.tsx'
import { storedToken } from '#web/storage/session-store.ts'
import type { Route } from './+types/live-search.page.ts'
import { CategoryStrip } from './category-strip.tsx'
import { belowStrip, liveOffers } from './live-market.ts'
import { LiveRow } from './live-row.tsx'
import { marketTexts } from './market-texts.ts'

async function load(call: Api, url: string, isMember: boolean) {
  const [first = 'all', ...others] = queryOf(url).filters.category ?? []
  const category = others.length > 0 ? 'all' : first
  const [answer, live] = await Promise.all([
    loadSearch(call, url, isMember),
    settle(call(listLiveCategory, { category_type: category, limit: liveOffers })),
  ])
  return { ...answer, live, category }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), request.url, false)

// The document was rendered for a visitor.
let isServersPage = !import.meta.env.SSR && document.readyState !== 'complete'

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const isMember = storedToken() !== null
  const isComplete = isServersPage && !isMember
  isServersPage = false
  return isComplete ? serverLoader() : load(api, request.url, isMember)
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const words = loaderData ? shownWords(loaderData) : ''
  const title = titleOf(words, loaderData?.query.filters ?? {})
  return [
    { title: `${title} | ${marketTexts.title} | ${brand.name}` },
    { name: 'description', content: searchTexts.description(words) },
    { name: 'robots', content: 'noindex, follow' },
  ]
}

/** The matching products, and below them the running offers. */
export default function LiveSearchPage({ loaderData: { live, category, ...answer } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <CategoryStrip chosen={category === 'all' ? '' : category} />
      <div className="wrap pt-6 pb-12 md:pt-8">
        <SearchView answer={answer} stickyTop={belowStrip} />
        <LiveRow live={live} category={category} onRetry={revalidate} />
      </div>
    </>
  )
}
