import { History, Search } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { listBought } from '#contract/buy-again/bought.ts'
import { marketPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { AddressSearch } from '#web/forms/address-search.tsx'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/bought.page.ts'
import { BoughtRow } from './bought-row.tsx'
import { boughtTexts as texts } from './bought-texts.ts'

async function fetchPage(q: string, cursor?: string) {
  const { products, ...page } = await api(listBought, { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) })
  return { items: products, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim()
  return { q, page: await fetchPage(q).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-3">
        <Skeleton className="h-18" />
        {shapes(4).map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </SkeletonRegion>
    </SubPage>
  )
}

export default function BoughtPage({ loaderData: { q, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {page ? (
        <>
          {(q !== '' || page.items.length > 0) && (
            <AddressSearch q={q} find={texts.find} label={texts.search} className="mb-4 block" />
          )}
          <List key={q} q={q} first={page} />
        </>
      ) : (
        <LoadError text={texts.error} onRetry={revalidate} />
      )}
    </SubPage>
  )
}

function List({ q, first }: { q: string; first: Page }) {
  const { page, footer } = usePagedList(first, {
    name: 'bought before',
    fetchMore: (cursor) => fetchPage(q, cursor),
    keyOf: ({ product_id }) => product_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing isSearch={q !== ''} />
  return (
    <>
      <Card>
        <ul aria-label={texts.list} className="divide-y divide-border">
          {page.items.map((product) => (
            <BoughtRow key={product.product_id} product={product} />
          ))}
        </ul>
      </Card>
      <LoadMore {...footer} />
    </>
  )
}

const Nothing = ({ isSearch }: { isSearch: boolean }) => (
  <Card>
    <EmptyState
      icon={isSearch ? <Search /> : <History />}
      title={isSearch ? texts.noneFound : texts.none}
      action={!isSearch && <ButtonLink to={marketPath}>{texts.explore}</ButtonLink>}
    >
      {isSearch ? texts.noneFoundHint : texts.noneHint}
    </EmptyState>
  </Card>
)
