import { useState } from 'react'
import { adminSettingsPath } from '#contract/paths.ts'
import { billPlan, listPlans, type PlanRequest } from '#contract/sellers/plan.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { CardList } from '#web/admin/card-list.tsx'
import { ListBody } from '#web/admin/list-body.tsx'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/plans.page.ts'
import { adminPlansTexts as texts } from './admin-plans-texts.ts'
import { ClosePlanDialog, type Closing } from './close-plan-dialog.tsx'
import { PaidDialog } from './paid-dialog.tsx'
import { PlanRow } from './plan-row.tsx'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['requested', 'active', 'ended', 'declined'],
    labels: texts.statuses,
  },
  async ({ chosen }, cursor) => {
    const { plans, ...page } = await api(listPlans, { status: chosen, cursor })
    return { items: plans, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const [paying, setPaying] = useState<PlanRequest>()
  const [closing, setClosing] = useState<Closing>()
  const { decide, deciding } = useDecide()
  const missing = loaderData.page?.missing ?? []
  const bill = ({ plan_id: planId }: PlanRequest) => void decide(planId, () => api(billPlan, { planId }))
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {missing.length > 0 && <NotBilled missing={missing} />}
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'requested'}
        keyOf={({ plan_id }) => plan_id}
      >
        {(plans) => (
          <CardList label={texts.list}>
            {plans.map((plan) => (
              <PlanRow
                key={plan.plan_id}
                plan={plan}
                canBill={missing.length === 0}
                isBilling={deciding === plan.plan_id}
                onPaid={() => setPaying(plan)}
                onDecline={() => setClosing({ plan, as: 'declined' })}
                onTakeBack={() => setClosing({ plan, as: 'taken_back' })}
                onBill={() => bill(plan)}
              />
            ))}
          </CardList>
        )}
      </ListBody>
      {paying && <PaidDialog plan={paying} onClose={() => setPaying(undefined)} />}
      <ClosePlanDialog closing={closing} onClose={() => setClosing(undefined)} />
    </AdminPage>
  )
}

/** Why nothing is billed. */
const NotBilled = ({ missing }: { missing: Parameters<typeof texts.missing>[0] }) => (
  <Notice
    tone="warning"
    className="mb-4"
    action={
      <ButtonLink to={adminSettingsPath} variant="secondary" size="sm">
        {texts.settings}
      </ButtonLink>
    }
  >
    {texts.missing(missing)}
  </Notice>
)
