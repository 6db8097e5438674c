import { listReviewedProducts } from '#contract/admin-products.ts'
import { type Asked, listLoader } from '#web/admin/admin-list.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { ListBody } from '#web/admin/list-body.tsx'
import { api } from '#web/browser-api.ts'
import type { Route } from './+types/desk.page.ts'
import { DeskGrid } from './desk-grid.tsx'
import { deskTexts as texts } from './desk-texts.ts'

const choice = {
  name: 'status',
  label: adminTexts.status,
  values: ['pending', 'verified', 'rejected', 'top'],
  labels: texts.statuses,
} as const

const fetchPage = async ({ chosen, q }: Asked<(typeof choice)['values'][number]>, cursor?: string) => {
  const { products, ...page } = await api(listReviewedProducts, { status: chosen, q, cursor })
  return { items: products, ...page }
}

export const clientLoader = listLoader(choice, fetchPage)

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-40" />

export default function DeskPage({ loaderData }: Route.ComponentProps) {
  const isQueue = loaderData.asked.chosen === 'pending'
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        find={texts.find}
        choice={choice}
        loaded={loaderData}
        fetchPage={fetchPage}
        isQueue={isQueue && loaderData.asked.q === ''}
        keyOf={({ product_id }) => product_id}
      >
        {(products) => <DeskGrid products={products} isQueue={isQueue} />}
      </ListBody>
    </AdminPage>
  )
}
