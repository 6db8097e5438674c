import { listReviewedProducts } from '#contract/admin/admin-products.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { ListBody } from '#web/admin/list-body.tsx'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/products.page.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { ProductGrid } from './product-grid.tsx'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['pending', 'verified', 'rejected', 'top'],
    labels: texts.statuses,
  },
  async ({ chosen, q }, cursor) => {
    const { products, ...page } = await api(listReviewedProducts, { status: chosen, q, cursor })
    return { items: products, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-40" />

export default function AdminProductsPage({ loaderData }: Route.ComponentProps) {
  const { query, page } = loaderData
  const isQueue = query.chosen === 'pending'
  const matching = { q: query.q, total: page?.total ?? 0, isFloor: page?.total_is_floor ?? false }
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        find={texts.find}
        list={list}
        loaded={loaderData}
        isQueue={isQueue && query.q === ''}
        keyOf={({ product_id }) => product_id}
      >
        {(products) => <ProductGrid products={products} isQueue={isQueue} matching={matching} />}
      </ListBody>
    </AdminPage>
  )
}
