import { Handshake, Hourglass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { listOpenDeals, type OpenDeal } from '#contract/deals/open-deals.ts'
import { sellerChatPath, sellerChatsPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { fetchWaiting } from '#web/console/waiting.ts'
import { dayText } from '#web/deals/deal-words.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/seller-deals.page.ts'
import { sellerDealsTexts as texts } from './seller-deals-texts.ts'

async function fetchPage(cursor?: string) {
  const { deals, ...page } = await api(listOpenDeals, { cursor })
  return { items: deals, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  // The number in the bar is that of this list.
  fetchWaiting().catch(() => undefined)
  return { page: await fetchPage().catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <ListSkeleton row="h-24" />
}

export default function SellerDealsPage({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <Deals first={page} />
    </div>
  )
}

function Deals({ first }: { first: Page }) {
  const { page, footer } = usePagedList(first, {
    name: 'open offers of the seller',
    fetchMore: fetchPage,
    keyOf: ({ deal_id }) => deal_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing />
  return (
    <>
      <ul aria-label={texts.list} className="grid gap-3">
        {page.items.map((deal) => (
          <DealRow key={deal.deal_id} deal={deal} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

function DealRow({ deal }: { deal: OpenDeal }) {
  const isTaxed = deal.seller_scheme !== 'composition'
  return (
    <Card as="li" className="relative grid gap-3 p-5 hover:border-border-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Link
          to={sellerChatPath(deal.room_id)}
          className="min-w-0 flex-1 basis-60 after:absolute after:inset-0"
        >
          <span className="wrap-anywhere block font-semibold">{deal.buyer}</span>
          <span className="wrap-anywhere block text-muted text-small">
            {texts.goods(deal.product_name, deal.more)}
          </span>
        </Link>
        <Turn deal={deal} />
      </div>
      <dl className="num flex flex-wrap gap-x-8 gap-y-2">
        <Fact name={isTaxed ? texts.total : texts.totalWithoutGst}>{rupees(deal.total)}</Fact>
        <Fact name={texts.validUntil}>{dayText(deal.valid_until)}</Fact>
      </dl>
    </Card>
  )
}

function Turn({ deal: { revision, waits_for } }: { deal: OpenDeal }) {
  const isMine = waits_for === 'seller'
  return (
    <span className="flex flex-wrap items-center gap-2">
      {revision > 1 && <span className="num text-muted text-small">{texts.round(revision)}</span>}
      <Badge tone={isMine ? 'warning' : 'neutral'} icon={isMine ? <Handshake /> : <Hourglass />}>
        {texts.turns[waits_for]}
      </Badge>
    </span>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

const Nothing = () => (
  <Card>
    <EmptyState
      icon={<Handshake />}
      title={texts.none}
      action={
        <ButtonLink variant="secondary" icon={<MessageCircle />} to={sellerChatsPath}>
          {texts.toChats}
        </ButtonLink>
      }
    >
      {texts.noneHint}
    </EmptyState>
  </Card>
)
