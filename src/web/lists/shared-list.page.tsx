import { ListChecks, ListPlus } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { copySharedList, getSharedList, type SharedList } from '#contract/buy-again/goods-lists.ts'
import { listPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { AddBar } from '#web/basket/add-bar.tsx'
import { AddChosen } from '#web/basket/add-chosen.tsx'
import { ReviewRows } from '#web/basket/review-rows.tsx'
import { useReview } from '#web/basket/use-review.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/shared-list.page.ts'
import { listsLink } from './lists-link.ts'
import { listsTexts as texts } from './lists-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const linkKey = new URL(request.url).searchParams.get('link') ?? ''
  return { linkKey, list: await api(getSharedList, { link_key: linkKey }).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.sharedTitle, texts.description)

export const HydrateFallback = () => (
  <SubPage title={texts.sharedTitle} parent={listsLink}>
    <LoadingShape className="h-96" />
  </SubPage>
)

export default function SharedListPage({ loaderData: { list, linkKey } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!list)
    return (
      <SubPage title={texts.sharedTitle} parent={listsLink}>
        <LoadError text={texts.sharedError} onRetry={revalidate} />
      </SubPage>
    )
  return (
    <SubPage
      title={list.name}
      parent={listsLink}
      action={!list.is_own && <CopyList key={linkKey} linkKey={linkKey} />}
    >
      <p className="mb-4 wrap-anywhere text-muted">{sharedBy(list)}</p>
      <Card className="px-4 pb-4 md:px-5">
        {list.goods.length === 0 ? (
          <EmptyState icon={<ListChecks />} title={texts.empty} />
        ) : (
          <SharedGoods key={linkKey} list={list} />
        )}
      </Card>
    </SubPage>
  )
}

function sharedBy({ is_own, company }: SharedList) {
  if (is_own) return texts.own
  return company ? texts.sharedBy(company) : texts.sharedBySomebody
}

function SharedGoods({ list }: { list: SharedList }) {
  const review = useReview(list.goods.map((one) => ({ goods: one })))
  return (
    <>
      <ReviewRows review={review} />
      <AddBar>
        <AddChosen review={review} />
      </AddBar>
    </>
  )
}

function CopyList({ linkKey }: { linkKey: string }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction({
    send: (_: undefined, keyFor) => api(copySharedList, { link_key: linkKey }, keyFor(linkKey)),
    failure: texts.copyError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: ({ list_id }) => navigate(listPath(list_id)),
    leaves: true,
  })
  return (
    <Button variant="secondary" icon={<ListPlus />} loading={isPending} onClick={() => run(undefined)}>
      {texts.copyList}
    </Button>
  )
}
