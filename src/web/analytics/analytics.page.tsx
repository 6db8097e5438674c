import { ChartColumn } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { addProductPath } from '#contract/paths.ts'
import { type Analytics, getAnalytics } from '#contract/sellers/analytics.ts'
import { getTaxFigures, taxPeriods } from '#contract/sellers/tax-figures.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/analytics.page.ts'
import { analyticsTexts as texts } from './analytics-texts.ts'
import { AnalyticsView } from './analytics-view.tsx'
import { type Tax, TaxPanel } from './tax-panel.tsx'

export const handle: ConsoleHandle = { title: texts.title }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const chosen = new URL(request.url).searchParams.get('period')
  const period = taxPeriods.find((each) => each === chosen) ?? 'month'
  try {
    const [{ analytics }, tax]: [{ analytics?: Analytics }, Tax] = await Promise.all([
      api(getAnalytics, {}),
      api(getTaxFigures, { period }).then(
        (reply) => reply.tax,
        () => null,
      ),
    ])
    return { analytics, tax, period, failure: '' }
  } catch (error) {
    return { tax: null, period, failure: sentenceOf(error, ownText(texts.error)) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid gap-4 md:gap-5">
      <Skeleton className="h-21" />
      <Skeleton className="h-21" />
      <div className="grid gap-4 md:gap-5 lg:grid-cols-[2fr_3fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-96" />
    </SkeletonRegion>
  )
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { analytics, tax, period, failure } = loaderData
  const { revalidate } = useRevalidator()
  if (failure) return <LoadError text={failure} onRetry={revalidate} />
  if (!analytics || isEmpty(analytics)) return <NothingYet />
  return (
    <AnalyticsView analytics={analytics}>
      <TaxPanel tax={tax} period={period} onRetry={revalidate} />
    </AnalyticsView>
  )
}

const isEmpty = ({ orders, products, reviews }: Analytics) =>
  orders.total + products.total + reviews.total === 0

function NothingYet() {
  return (
    <Card>
      <EmptyState
        icon={<ChartColumn />}
        title={texts.empty}
        action={<ButtonLink to={addProductPath}>{texts.addProduct}</ButtonLink>}
      >
        {texts.emptyHint}
      </EmptyState>
    </Card>
  )
}
