import { useRevalidator } from 'react-router'
import { listReviewedProducts } from '#contract/admin-products.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { GrowingList } from '#web/admin/growing-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { api } from '#web/browser-api.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import type { Route } from './+types/desk.page.ts'
import { DeskGrid } from './desk-grid.tsx'
import { deskTexts as texts } from './desk-texts.ts'

const statuses = ['pending', 'verified', 'rejected', 'top'] as const
type Asked = { status: (typeof statuses)[number]; q: string }

const fetchPage = async (asked: Asked, cursor?: string) => {
  const { products, ...page } = await api(listReviewedProducts, { ...asked, cursor })
  return { items: products, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const asked: Asked = { status: chosenIn(params, 'status', statuses), q: params.get('q') ?? '' }
  return { asked, page: await orNull(fetchPage(asked)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-40" />

export default function DeskPage({ loaderData: { asked, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('status', statuses)
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <AdminSearch label={texts.find} className="mb-4 max-w-[560px]" />
      <ChoiceChips
        label={adminTexts.status}
        choices={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
        chosen={asked.status}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <GrowingList
          key={JSON.stringify(asked)}
          first={page}
          isQueue={asked.status === 'pending' && asked.q === ''}
          fetchMore={(cursor) => fetchPage(asked, cursor)}
          keyOf={({ product_id }) => product_id}
        >
          {(products) => <DeskGrid products={products} isQueue={asked.status === 'pending'} />}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}
