import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { BulkTools } from '#web/seller-products/bulk/bulk-tools.tsx'
import { useChosen } from '#web/seller-products/bulk/use-chosen.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/products.page.ts'
import { DeleteProduct } from './delete-product.tsx'
import { fetchFirstPicture } from './first-picture.ts'
import { type OwnListQuery, queryIn } from './list-query.ts'
import { NoProducts } from './no-products.tsx'
import { fetchOwnProducts, type OwnList } from './own-list.ts'
import { cardSizes } from './own-product-card.tsx'
import { OwnProducts, OwnProductsSkeleton } from './own-products.tsx'
import { ProductTools } from './product-tools.tsx'
import { ProductWays } from './product-ways.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import { TaxNotice } from './tax-notice.tsx'
import { useKeptView } from './use-kept-view.ts'
import { useReplaced } from './use-replaced.ts'

fetchFirstPicture('/api/seller/products?filter=all&sort=newest&q=', cardSizes)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const query = queryIn(new URL(request.url).searchParams)
  return { query, list: await fetchOwnProducts(query).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = OwnProductsSkeleton

export default function ProductsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!list)
    return (
      <>
        <ProductWays />
        <LoadError text={texts.loadError} onRetry={revalidate} />
      </>
    )
  // The counts are of what the search finds.
  if (list.counts.all === 0 && query.q === '')
    return (
      <>
        <ProductWays />
        <NoProducts isFirst />
      </>
    )
  return <ProductRoom query={query} list={list} />
}

const useOwnList = (query: OwnListQuery, list: OwnList) =>
  usePagedList<OwnProduct>(list, {
    name: 'own products',
    keepsLength: true,
    fetchMore: (cursor) => fetchOwnProducts(query, cursor),
    keyOf: ({ product_id }) => product_id,
    onError: () => toastError(texts.moreError),
  })

function ProductRoom({ query, list }: { query: OwnListQuery; list: OwnList }) {
  const { revalidate } = useRevalidator()
  const [view, setView] = useKeptView()
  const [leaving, setLeaving] = useState<OwnProduct>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { page, isLoading, more } = useOwnList(query, list)
  const [latest, replace] = useReplaced(page.items)
  const shown = latest.filter(({ product_id }) => !gone.has(product_id))
  const total = Math.max(shown.length, list.counts[query.filter] - (page.items.length - shown.length))
  const chosen = useChosen(query, total)
  const forget = async ({ product_id }: OwnProduct) => {
    setGone(new Set([...gone, product_id]))
    // A list that has grown keeps its length; only its first page is loaded again.
    if (page.items.length === list.items.length) await revalidate()
  }
  return (
    <>
      <ProductWays className="mb-4 max-md:hidden" />
      <TaxNotice count={query.q === '' ? list.counts.without_tax : 0} />
      <ProductTools query={query} counts={list.counts} view={view} onView={setView} />
      <NoneFits when={shown.length === 0} />
      {shown.length === 0 ? (
        <NoProducts />
      ) : (
        <>
          <BulkTools chosen={chosen} products={shown} total={total} refresh={revalidate} />
          <OwnProducts products={shown} view={view} onDelete={setLeaving} onSaved={replace} chosen={chosen} />
          <LoadMore
            {...{ total, shown: shown.length, hasMore: page.next !== null, loading: isLoading }}
            onMore={more}
          />
        </>
      )}
      <DeleteProduct product={leaving} onClose={() => setLeaving(undefined)} onDeleted={forget} />
    </>
  )
}

function NoneFits({ when }: { when: boolean }) {
  return (
    <p role="status" className="sr-only">
      {when && texts.noneFits}
    </p>
  )
}
