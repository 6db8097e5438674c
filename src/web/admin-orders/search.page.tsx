import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type DeskHits, searchDesk } from '#contract/admin/desk-search.ts'
import { adminCasePath, adminOrderPath, adminUserPath, productPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { nameOf } from '#web/cases/cases-texts.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/search.page.ts'
import { adminOrdersTexts as texts } from './admin-orders-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (q === '') return { q, hits: null }
  return { q, hits: await api(searchDesk, { q }).catch(() => null) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function DeskSearchPage({ loaderData: { q, hits } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <AdminSearch label={texts.find} className="mb-5" />
      {q === '' && <p className="text-muted">{texts.start}</p>}
      {q !== '' && !hits && <LoadError text={texts.error} onRetry={revalidate} />}
      {hits && <Hits hits={hits} />}
    </AdminPage>
  )
}

function Hits({ hits }: { hits: DeskHits }) {
  const { orders, cases, people, products } = hits
  if ([orders, cases, people, products].every(({ length }) => length === 0))
    return (
      <EmptyState icon={<SearchX />} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      <Group title={texts.cases}>
        {cases.map((row) => (
          <Hit key={row.case_id} to={adminCasePath(row.case_id)} name={nameOf(row)} about={row.case_id} />
        ))}
      </Group>
      <Group title={texts.orders}>
        {orders.map(({ order_id, buyer, seller, order_date, delivery_status }) => (
          <Hit
            key={order_id}
            to={adminOrderPath(order_id)}
            name={order_id}
            about={[texts.sides(buyer, seller), dayOf(order_date), statusName(delivery_status)].join(' · ')}
          />
        ))}
      </Group>
      <Others people={people} products={products} />
    </div>
  )
}

function Others({ people, products }: Pick<DeskHits, 'people' | 'products'>) {
  return (
    <>
      <Group title={texts.people}>
        {people.map(({ user_id, name, account_type, city }) => (
          <Hit
            key={user_id}
            to={adminUserPath(user_id)}
            name={name}
            about={[texts.roles[account_type], city].filter(Boolean).join(' · ')}
          />
        ))}
      </Group>
      <Group title={texts.products}>
        {products.map(({ product_id, product_name, seller }) => (
          <Hit key={product_id} to={productPath(product_id)} name={product_name} about={texts.by(seller)} />
        ))}
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-h2">{title}</h2>
      <Card>
        <ul className="divide-y divide-border">{children}</ul>
      </Card>
    </section>
  )
}

function Hit({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <li>
      <Link to={to} className="-outline-offset-2! block min-h-14 px-4 py-2.5 hover:bg-surface-2 md:px-5">
        <span className="wrap-anywhere block font-medium">{name}</span>
        <span className="num wrap-anywhere block text-muted text-small">{about}</span>
      </Link>
    </li>
  )
}
