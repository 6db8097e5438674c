import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { planPath } from '#contract/paths.ts'
import { getOwnPlan, type OwnPlan, proPlan } from '#contract/sellers/plan.ts'
import { api } from '#web/api/browser-api.ts'
import { useSession } from '#web/session/session.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { daysLeft } from './days-left.ts'
import { ownPlanTexts as texts } from './plan-texts.ts'

/** In the console's rail while a plan runs; what cannot be loaded is on the plan's own page. */
export function PlanCard() {
  const plan = useOwnPlan()
  if (plan?.status !== 'active' || !plan.active_until) return null
  const left = daysLeft(plan.active_until, Date.now())
  return (
    <Link
      to={planPath}
      className="mb-2 grid gap-2 rounded-large border border-border bg-surface px-3 py-2.5 text-xs leading-4 shadow-xs hover:border-border-strong"
    >
      <span className="flex items-center justify-between gap-2">
        <span className="font-semibold">{plan.name}</span>
        <span className="num text-muted">{texts.daysLeft(left)}</span>
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ width: `${Math.min(100, (left / proPlan.days) * 100)}%` }}
        />
      </span>
      <span className="font-semibold text-link">{texts.seePlan}</span>
    </Link>
  )
}

function useOwnPlan() {
  const isSeller = useSession().user?.account_type === 'seller'
  // A narrow rail has no room for it.
  const hasRoom = useMedia('(min-width: 64rem)')
  const isRequested = useIsDrawn() && hasRoom && isSeller
  const [plan, setPlan] = useState<OwnPlan | null>(null)
  useEffect(() => {
    if (isRequested)
      api(getOwnPlan, {}).then(
        (answer) => setPlan(answer.plan),
        () => undefined,
      )
  }, [isRequested])
  return plan
}
