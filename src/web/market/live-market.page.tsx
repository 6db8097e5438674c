import { PackageSearch } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { brand } from '#contract/brand.ts'
import { categoriesMeant, labelOf } from '#contract/category.ts'
import type { Api } from '#contract/client.ts'
import { listCategory, listLiveCategory } from '#contract/product.ts'
import { apiContext } from '#web/api-context.ts'
import { api } from '#web/browser-api.ts'
import { ListFault } from '#web/products/list-fault.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { productTexts } from '#web/products/product-texts.ts'
import { type Settled, settle, toCardPage } from '#web/products/settled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/live-market.page.ts'
import { categoryLink } from './category-link.ts'
import { CategoryStrip } from './category-strip.tsx'
import { LiveRow } from './live-row.tsx'
import { marketTexts } from './market-texts.ts'

const liveOffers = 12

async function load(call: Api, url: string) {
  const asked = new URL(url).searchParams.get('category') ?? 'all'
  const category = categoriesMeant(asked)?.[0] ?? 'all'
  const [products, live] = await Promise.all([
    settle(call(listCategory, { category_type: category })),
    settle(call(listLiveCategory, { category_type: category, limit: liveOffers })),
  ])
  return { category, products, live }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

const headingOf = (category: string) =>
  category === 'all' ? marketTexts.allProducts : marketTexts.productsOf(labelOf(category))

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const category = loaderData?.category ?? 'all'
  const title = category === 'all' ? marketTexts.title : labelOf(category)
  return [{ title: `${title} | ${brand.name}` }, { name: 'description', content: marketTexts.description }]
}

export default function LiveMarketPage({ loaderData: { category, products, live } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <h1 className="sr-only">{marketTexts.title}</h1>
      <CategoryStrip chosen={category} />
      <div className="wrap pb-12">
        <LiveRow live={live} onRetry={revalidate} />
        <section aria-labelledby="grid" className="pt-6 md:pt-8">
          <h2 id="grid" className="mb-4 text-h2">
            {headingOf(category)}
          </h2>
          <CategoryGrid category={category} products={products} onRetry={revalidate} />
        </section>
      </div>
    </>
  )
}

type CategoryGridProps = { category: string; products: Settled; onRetry: () => void }

function CategoryGrid({ category, products, onRetry }: CategoryGridProps) {
  if ('content' in products)
    return <ListFault text={productTexts.listFault(products.content)} onRetry={onRetry} />
  if (products.page.products.length === 0) return <EmptyCategory />
  return (
    <ProductList
      key={category}
      first={products.page}
      label={headingOf(category)}
      fetchMore={async (cursor) => toCardPage(await api(listCategory, { category_type: category, cursor }))}
    />
  )
}

function EmptyCategory() {
  return (
    <EmptyState
      as="h3"
      icon={<PackageSearch />}
      title={productTexts.noProducts}
      action={<ButtonLink to={categoryLink('all')}>{marketTexts.showAll}</ButtonLink>}
    >
      {marketTexts.emptyHint}
    </EmptyState>
  )
}
