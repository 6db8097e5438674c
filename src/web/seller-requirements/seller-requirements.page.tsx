import { ClipboardPen, PackagePlus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router'
import { addProductPath } from '#contract/paths.ts'
import { listSellerRequirements } from '#contract/quote.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/seller-requirements.page.ts'
import { QuoteDrawer } from './quote-drawer.tsx'
import { RequirementsList, type RequirementsPage } from './requirements-list.tsx'
import { changed, isOpening, type RequirementsQuery, readQuery } from './requirements-query.ts'
import { RequirementsTools } from './requirements-tools.tsx'
import { sellerRequirementsTexts as texts } from './seller-requirements-texts.ts'

export const handle: ConsoleHandle = { title: texts.title }

async function fetchPage(query: RequirementsQuery, cursor?: string): Promise<RequirementsPage> {
  const { requirements, ...page } = await api(listSellerRequirements, {
    ...query,
    ...(cursor ? { cursor } : {}),
  })
  return { items: requirements, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const query = readQuery(new URL(request.url).searchParams)
  return { query, page: await fetchPage(query).catch(() => null) }
}

export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  return isOpening(move) ? false : move.defaultShouldRevalidate
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-17" />
      {shapes(6).map((row) => (
        <Skeleton key={row} className="h-28" />
      ))}
    </SkeletonRegion>
  )
}

export default function SellerRequirementsPage({ loaderData: { query, page } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const opened = params.get('requirement')
  const still = { preventScrollReset: true }
  const open = (requirement: string) => setParams(changed(params, { requirement }), still)
  const close = () => setParams(changed(params, {}), { ...still, replace: true })
  return (
    <>
      {page ? (
        <Lists query={query} page={page} onOpen={open} />
      ) : (
        <LoadError text={texts.loadError} onRetry={revalidate} />
      )}
      {opened && <QuoteDrawer requirementId={opened} onClose={close} onChanged={revalidate} />}
    </>
  )
}

type ListsProps = { query: RequirementsQuery; page: RequirementsPage; onOpen: (id: string) => void }

function Lists({ query, page, onOpen }: ListsProps) {
  const [params, setParams] = useSearchParams()
  const still = { preventScrollReset: true }
  return (
    <>
      <Tabs
        label={texts.lists}
        name="requirements"
        selected={query.list}
        onSelect={(list) => setParams(changed(params, { list: list === 'open' ? '' : list }), still)}
        tabs={[
          { id: 'open', label: texts.open, count: page.counts.open },
          { id: 'mine', label: texts.mine, count: page.counts.mine },
        ]}
        className="mb-4"
      />
      <TabPanel name="requirements" id={query.list}>
        <RequirementsTools query={query} categories={page.categories} />
        <p role="status" className="sr-only">
          {texts.found(page)}
        </p>
        {page.items.length === 0 ? (
          <Nothing query={query} hasCategories={page.categories.length > 0} />
        ) : (
          <RequirementsList
            key={JSON.stringify(query)}
            title={texts.list[query.list]}
            first={page}
            fetchMore={(cursor) => fetchPage(query, cursor)}
            onOpen={onOpen}
          />
        )}
      </TabPanel>
    </>
  )
}

function Nothing({ query, hasCategories }: { query: RequirementsQuery; hasCategories: boolean }) {
  const [params, setParams] = useSearchParams()
  if (query.q || query.category)
    return (
      <Empty icon={<SearchX />} title={texts.noneFits} hint={texts.noneFitsHint}>
        <Button variant="secondary" onClick={() => setParams(changed(params, { q: '', category: '' }))}>
          {texts.clear}
        </Button>
      </Empty>
    )
  if (query.list === 'mine')
    return <Empty icon={<ClipboardPen />} title={texts.emptyMine} hint={texts.emptyMineHint} />
  if (hasCategories) return <Empty icon={<ClipboardPen />} title={texts.empty} hint={texts.emptyHint} />
  return (
    <Empty icon={<PackagePlus />} title={texts.noCategories} hint={texts.noCategoriesHint}>
      <ButtonLink to={addProductPath}>{texts.addProduct}</ButtonLink>
    </Empty>
  )
}

type EmptyProps = { icon: ReactNode; title: string; hint: string; children?: ReactNode }

const Empty = ({ icon, title, hint, children }: EmptyProps) => (
  <EmptyState icon={icon} title={title} action={children}>
    {hint}
  </EmptyState>
)
