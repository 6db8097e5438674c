import { ListChecks } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { type GoodsList, getGoodsList } from '#contract/buy-again/goods-lists.ts'
import { api } from '#web/api/browser-api.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/list.page.ts'
import { EditList } from './edit-list.tsx'
import { listsLink } from './lists-link.ts'
import { listsTexts as texts } from './lists-texts.ts'
import { OwnGoods } from './own-goods.tsx'
import { ShareList } from './share-list.tsx'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { list: await api(getGoodsList, { listId: params.listId }).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPage title={texts.title} parent={listsLink}>
    <SkeletonRegion className="grid gap-4">
      <Skeleton className="h-96" />
      <Skeleton className="h-40" />
    </SkeletonRegion>
  </SubPage>
)

export default function ListPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!list)
    return (
      <SubPage title={texts.title} parent={listsLink}>
        <LoadError text={texts.listError} onRetry={revalidate} />
      </SubPage>
    )
  return <List key={list.list_id} list={list} onChanged={revalidate} />
}

const List = ({ list, onChanged }: { list: GoodsList; onChanged: () => Promise<void> }) => (
  <SubPage title={list.name} parent={listsLink} action={<EditList list={list} onChanged={onChanged} />}>
    <div className="grid grid-cols-1 gap-4">
      {list.goods.length === 0 ? (
        <Card>
          <EmptyState icon={<ListChecks />} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        </Card>
      ) : (
        <OwnGoods list={list} onChanged={onChanged} />
      )}
      <ShareList list={list} onChanged={onChanged} />
    </div>
  </SubPage>
)
