import { useRevalidator } from 'react-router'
import { sellerSettingsPath } from '#contract/paths.ts'
import { getShopHabits } from '#contract/sellers/shop-habits.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/seller-habits.page.ts'
import { AwayForm } from './away-form.tsx'
import { HoldForm } from './hold-form.tsx'
import { sellerHabitsTexts as texts } from './seller-habits-texts.ts'
import { StockForm } from './stock-form.tsx'

export const handle: ConsoleHandle = { title: texts.title, back: sellerSettingsPath, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { habits: await api(getShopHabits, {}) }
  } catch {
    return { habits: null }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid max-w-160 gap-5">
      <Skeleton className="h-160" />
      <Skeleton className="h-96" />
    </SkeletonRegion>
  )
}

export default function SellerHabitsPage({ loaderData: { habits } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!habits) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-160 grid-cols-1 gap-4 md:gap-5">
      <AwayForm away={habits.away} holidays={habits.holidays} />
      <HoldForm holdHours={habits.hold_hours} />
      <StockForm lowStock={habits.low_stock} />
    </div>
  )
}
