import { ClipboardPen, ListFilter, Plus } from 'lucide-react'
import { useRevalidator, useSearchParams } from 'react-router'
import { postRequirementPath } from '#contract/paths.ts'
import { listRequirements, type OwnRequirement, requirementState } from '#contract/requirement.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/own-requirements.page.ts'
import { RequirementCard } from './requirement-card.tsx'
import { requirementTexts as texts } from './requirements-texts.ts'

const states = ['all', ...requirementState.options] as const
type State = (typeof states)[number]
const stateIn = (params: URLSearchParams): State =>
  states.find((state) => state === params.get('state')) ?? 'all'

async function fetchPage(state: State, cursor?: string) {
  const { requirements, ...page } = await api(listRequirements, {
    state: state === 'all' ? '' : state,
    ...(cursor ? { cursor } : {}),
  })
  return { items: requirements, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const state = stateIn(new URL(request.url).searchParams)
  return { state, page: await fetchPage(state).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-3">
        <Skeleton className="h-11" />
        {shapes(4).map((row) => (
          <Skeleton key={row} className="h-28" />
        ))}
      </SkeletonRegion>
    </SubPage>
  )
}

export default function OwnRequirementsPage({ loaderData: { state, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isNew = page?.counts.all === 0
  return (
    <SubPage title={texts.title} parent={profileLink} action={!isNew && <PostLink />}>
      {!page && <LoadError text={texts.loadError} onRetry={revalidate} />}
      {page && isNew && (
        <Card>
          <EmptyState icon={<ClipboardPen />} title={texts.empty} action={<PostLink />}>
            {texts.emptyHint}
          </EmptyState>
        </Card>
      )}
      {page && !isNew && <Requirements key={state} state={state} first={page} counts={page.counts} />}
    </SubPage>
  )
}

const PostLink = () => (
  <ButtonLink to={postRequirementPath} icon={<Plus />}>
    {texts.post}
  </ButtonLink>
)

type RequirementsProps = {
  state: State
  first: ListPage<OwnRequirement>
  counts: Record<State, number>
}

function Requirements({ state, first, counts }: RequirementsProps) {
  const [, setParams] = useSearchParams()
  const choose = (next: State) =>
    setParams(next === 'all' ? {} : { state: next }, { preventScrollReset: true })
  const { page, footer } = usePagedList(first, {
    name: 'own requirements',
    fetchMore: (cursor) => fetchPage(state, cursor),
    keyOf: ({ requirement_id }) => requirement_id,
    onError: () => toastError(texts.moreError),
  })
  return (
    <>
      <ChoiceChips
        label={texts.filter}
        choices={states.map((value) => ({ value, label: texts.filters[value], count: counts[value] }))}
        chosen={state}
        onChoose={choose}
        className="mb-3"
      />
      {page.items.length === 0 && <NoneHere onAll={() => choose('all')} />}
      <ul aria-label={texts.list} className="grid grid-cols-1 gap-3 empty:hidden">
        {page.items.map((requirement) => (
          <RequirementCard key={requirement.requirement_id} requirement={requirement} />
        ))}
      </ul>
      {page.next && <LoadMore {...footer} />}
    </>
  )
}

const NoneHere = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={<ListFilter />}
    title={texts.noneHere}
    action={
      <Button variant="secondary" onClick={onAll}>
        {texts.showAll}
      </Button>
    }
  >
    {texts.noneHereHint}
  </EmptyState>
)
