import { CreditCard } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { pricingsPath } from '#contract/paths.ts'
import { getOwnPlan } from '#contract/sellers/plan.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/plan.page.ts'
import { OwnPlanCard } from './own-plan.tsx'
import { ownPlanTexts as texts } from './plan-texts.ts'

export const handle: ConsoleHandle = { title: texts.title, hasMainButton: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    const { plan, documents = [] } = await api(getOwnPlan, {})
    return { plan, documents, isLoaded: true }
  } catch {
    return { plan: null, documents: [], isLoaded: false }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <LoadingShape className="h-72 max-w-160" />
}

export default function PlanPage({ loaderData: { plan, documents, isLoaded } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!isLoaded) return <LoadError text={texts.error} onRetry={revalidate} />
  return plan ? <OwnPlanCard {...{ plan, documents }} /> : <NoPlan />
}

function NoPlan() {
  return (
    <Card className="max-w-160">
      <EmptyState
        icon={<CreditCard />}
        title={texts.none}
        action={<ButtonLink to={pricingsPath}>{texts.seePlan}</ButtonLink>}
      >
        {texts.noneHint}
      </EmptyState>
    </Card>
  )
}
