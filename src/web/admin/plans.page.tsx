import { useState } from 'react'
import { activatePlan, listPlans, type PlanRequest } from '#contract/sellers/plan.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import type { Route } from './+types/plans.page.ts'
import { adminList } from './admin-list.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { plansTexts as texts } from './admin-page-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { CardList } from './card-list.tsx'
import { ListBody } from './list-body.tsx'
import { SellerLink } from './seller-link.tsx'
import { useDecide } from './use-decide.ts'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['requested', 'active', 'ended'],
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
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'requested'}
        keyOf={({ plan_id }) => plan_id}
      >
        {(plans) => (
          <CardList label={texts.list}>
            {plans.map((plan) => (
              <Plan key={plan.plan_id} plan={plan} onPaid={() => setPaying(plan)} />
            ))}
          </CardList>
        )}
      </ListBody>
      <PaidDialog plan={paying} onClose={() => setPaying(undefined)} />
    </AdminPage>
  )
}

function Plan({ plan, onPaid }: { plan: PlanRequest; onPaid: () => void }) {
  const { seller, status, price, requested_at, active_from, active_until, activated_by } = plan
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_13rem] md:px-5">
      <div className="min-w-0">
        <SellerLink seller={seller} />
        <p className="num text-muted text-small">
          {showPhone(seller.phone_number)}
          <span title={seller.email} className="block truncate">
            {seller.email}
          </span>
        </p>
      </div>
      <div className="num text-small">
        <p className="font-medium">{rupeesShort(price)}</p>
        <p className="text-muted">
          {active_from && active_until
            ? texts.runs(dayOf(active_from), dayOf(active_until))
            : texts.asked(dayOf(requested_at))}
        </p>
        {activated_by && <p className="text-muted">{texts.by(activated_by)}</p>}
      </div>
      {status === 'requested' && (
        <div className="flex flex-wrap items-center gap-2 md:justify-end">
          <AgeBadge since={requested_at} />
          <Button size="sm" aria-label={texts.paidOf(seller.name)} onClick={onPaid}>
            {texts.paid}
          </Button>
        </div>
      )}
    </li>
  )
}

function PaidDialog({ plan, onClose }: { plan: PlanRequest | undefined; onClose: () => void }) {
  const { decide, deciding } = useDecide()
  const go = async () => {
    if (plan && (await decide(plan.plan_id, () => api(activatePlan, { planId: plan.plan_id })))) onClose()
  }
  return (
    <Dialog
      open={plan !== undefined}
      onClose={onClose}
      title={texts.paidTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {adminTexts.keep}
          </Button>
          <Button loading={deciding !== ''} onClick={go}>
            {texts.paid}
          </Button>
        </>
      }
    >
      {plan && <p className="break-words">{texts.paidText(plan.seller.name, rupeesShort(plan.price))}</p>}
    </Dialog>
  )
}
