import { useRevalidator } from 'react-router'
import { sellerSettingsPath } from '#contract/paths.ts'
import { getShareHits } from '#contract/sellers/share-hits.ts'
import { getOwnShop } from '#contract/sellers/shop.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/own-shop.page.ts'
import { HitsCard } from './hits-card.tsx'
import { ownShopTexts as texts } from './own-shop-texts.ts'
import { PriceListCard } from './price-list-card.tsx'
import { ShareCard } from './share-card.tsx'
import { ShopForm } from './shop-form.tsx'

export const handle: ConsoleHandle = { title: texts.title, back: sellerSettingsPath, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    const [shop, hits] = await Promise.all([api(getOwnShop, {}), api(getShareHits, {}).catch(() => null)])
    return { shop, hits }
  } catch {
    return { shop: null, hits: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-5">
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </SkeletonRegion>
  )
}

export default function OwnShopPage({ loaderData: { shop, hits } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!shop) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4 md:gap-5">
      <ShareCard shop={shop} />
      <PriceListCard />
      <HitsCard hits={hits} onRetry={revalidate} />
      <ShopForm shop={shop} onSaved={revalidate} />
    </div>
  )
}
