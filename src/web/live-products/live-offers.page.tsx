import { Radio } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { addLiveProductPath } from '#contract/paths.ts'
import { listOwnProducts, type OwnProduct } from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/live-offers.page.ts'
import { LiveOffer } from './live-offer.tsx'
import { liveTexts as texts } from './live-texts.ts'

const upload = addLiveProductPath

async function fetchOffers(cursor?: string): Promise<ListPage<OwnProduct>> {
  const { products, total, total_is_floor, next } = await api(listOwnProducts, {
    filter: 'live',
    ...(cursor ? { cursor } : {}),
  })
  return { items: products, total, total_is_floor, next }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return { offers: await fetchOffers().catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid gap-3">
      {shapes(6).map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </SkeletonRegion>
  )
}

export default function LiveOffersPage({ loaderData: { offers } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!offers) return <LoadError text={texts.loadError} onRetry={revalidate} />
  if (offers.items.length === 0)
    return (
      <EmptyState icon={<Radio />} title={texts.first} action={<UploadLink />}>
        {texts.firstHint}
      </EmptyState>
    )
  return <Offers first={offers} onChanged={revalidate} />
}

function Offers({ first, onChanged }: { first: ListPage<OwnProduct>; onChanged: () => Promise<void> }) {
  const { page, footer } = usePagedList<OwnProduct>(first, {
    name: 'live offers',
    fetchMore: fetchOffers,
    keyOf: ({ product_id }) => product_id,
    onError: () => toastError(texts.moreError),
  })
  const runs = ({ expires_at }: OwnProduct) => expires_at !== null && Date.parse(expires_at) > serverNow()
  const running = page.items.filter(runs)
  const ended = page.items.filter((offer) => !runs(offer))
  return (
    <>
      <div className="mb-6 flex">
        <UploadLink />
      </div>
      <OfferList title={texts.running} offers={running} onChanged={onChanged} />
      {running.length === 0 && <p className="mb-8 text-muted text-small">{texts.noneRunning}</p>}
      {ended.length > 0 && <OfferList title={texts.ended} offers={ended} onChanged={onChanged} />}
      <LoadMore {...footer} />
    </>
  )
}

type OfferListProps = { title: string; offers: readonly OwnProduct[]; onChanged: () => Promise<void> }

function OfferList({ title, offers, onChanged }: OfferListProps) {
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-h2">{title}</h2>
      <ul aria-label={title} className="grid grid-cols-1 gap-3 empty:hidden">
        {offers.map((offer) => (
          <LiveOffer key={offer.product_id} offer={offer} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function UploadLink() {
  return (
    <ButtonLink to={upload} variant="secondary" icon={<Radio />}>
      {texts.upload}
    </ButtonLink>
  )
}
