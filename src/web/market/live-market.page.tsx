import { useRevalidator } from 'react-router'
import type { Api } from '#contract/client.ts'
import { categoriesForLabel } from '#contract/products/present-categories.ts'
import { listCategory, listLiveCategory } from '#contract/products/product.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { chipsOf, filtersOf, sortOf } from '#web/filters/filters.ts'
import { settle } from '#web/products/product-page-result.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { RecentPlace } from '#web/recent/recent-place.tsx'
import type { Route } from './+types/live-market.page.ts'
import { CategoryGrid } from './category-grid.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { liveOffers } from './live-market.ts'
import { LiveRow } from './live-row.tsx'
import { marketMeta } from './market-meta.ts'
import { marketTexts } from './market-texts.ts'

async function load(call: Api, url: string) {
  const { searchParams: params, origin } = new URL(url)
  const category = categoriesForLabel(params.get('category') ?? 'all')?.[0] ?? 'all'
  const { category: _, ...filters } = filtersOf(params)
  const narrowed = { ...filters, sort: sortOf(params) }
  const cursor = params.get('cursor') ?? undefined
  const [products, live] = await Promise.all([
    settle(call(listCategory, { category_type: category, ...narrowed, cursor, facets: 'true' })),
    settle(call(listLiveCategory, { category_type: category, limit: liveOffers })),
  ])
  const isPart = cursor !== undefined || narrowed.sort !== 'relevance' || chipsOf(filters).length > 0
  return { category, narrowed, isPart, isContinued: cursor !== undefined, origin, products, live }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? marketMeta(loaderData) : [{ title: marketTexts.title }]

export default function LiveMarketPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { category, narrowed, isContinued, products, live } = loaderData
  return (
    <>
      <h1 className="sr-only">
        {category === 'all' ? marketTexts.title : marketTexts.headingOf(categoryName(category))}
      </h1>
      <CategoryStrip chosen={category} />
      <div className="wrap pb-12">
        {!isContinued && (
          <LiveRow isFirst key={category} live={live} category={category} onRetry={revalidate} />
        )}
        <section aria-labelledby="grid" className="pt-6 md:pt-8">
          <CategoryGrid
            key={category}
            {...{ category, narrowed, isContinued, products }}
            isBelow={!isContinued && 'page' in live && live.page.products.length > 0}
            onRetry={revalidate}
          />
        </section>
        <RecentPlace />
      </div>
    </>
  )
}
