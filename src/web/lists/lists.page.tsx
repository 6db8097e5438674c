import { Link2, ListChecks } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { type GoodsListSummary, listGoodsLists } from '#contract/buy-again/goods-lists.ts'
import { boughtPath, listPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage, SubPageSkeleton } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/lists.page.ts'
import { listsTexts as texts } from './lists-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const answer = await api(listGoodsLists, {}).catch(() => null)
  return { lists: answer?.lists ?? null }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPageSkeleton title={texts.title} parent={profileLink} className="h-44" />
)

export default function ListsPage({ loaderData: { lists } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {!lists && <LoadError text={texts.loadError} onRetry={revalidate} />}
      {lists?.length === 0 && (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title={texts.none}
            action={<ButtonLink to={boughtPath}>{texts.toBought}</ButtonLink>}
          >
            {texts.noneHint}
          </EmptyState>
        </Card>
      )}
      {lists && lists.length > 0 && (
        <Card>
          <ul aria-label={texts.lists} className="divide-y divide-border">
            {lists.map((list) => (
              <ListRow key={list.list_id} list={list} />
            ))}
          </ul>
        </Card>
      )}
    </SubPage>
  )
}

const ListRow = ({
  list: { list_id, name, products, is_shared, changed_at },
}: {
  list: GoodsListSummary
}) => (
  <li>
    <Link
      to={listPath(list_id)}
      prefetch="intent"
      className="-outline-offset-2! flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-surface-2"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere font-medium">{name}</span>
        <span className="num block text-muted text-small">
          {texts.products(products)} · {texts.changed(dayOf(changed_at))}
        </span>
      </span>
      {is_shared && <Badge icon={<Link2 />}>{texts.shared}</Badge>}
    </Link>
  </li>
)
