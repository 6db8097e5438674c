import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { activatePlan, listPlans, type PlanRequest } from '#contract/plan.ts'
import { api } from '#web/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { rupeesShort } from '#web/ui/rupees.ts'
import type { Route } from './+types/plans.page.ts'
import { AdminPage, adminMeta, RowsSkeleton } from './admin-page.tsx'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { plansTexts as texts } from './desk-texts.ts'
import { GrowingList } from './growing-list.tsx'
import { orNull, requireAdmin } from './require-admin.ts'
import { chosenIn, useChosen } from './use-chosen.ts'
import { useDecide } from './use-decide.ts'

const statuses = ['requested', 'active', 'ended'] as const

const fetchPage = async (status: (typeof statuses)[number], cursor?: string) => {
  const { plans, ...page } = await api(listPlans, { status, cursor })
  return { items: plans, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const status = chosenIn(new URL(request.url).searchParams, 'status', statuses)
  return { status, page: await orNull(fetchPage(status)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function PlansPage({ loaderData: { status, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('status', statuses)
  const { revalidate } = useRevalidator()
  const [paying, setPaying] = useState<PlanRequest>()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ChoiceChips
        label={adminTexts.status}
        choices={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
        chosen={status}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <GrowingList
          key={status}
          first={page}
          isQueue={status === 'requested'}
          fetchMore={(cursor) => fetchPage(status, cursor)}
          keyOf={({ plan_id }) => plan_id}
        >
          {(plans) => (
            <Card>
              <ul aria-label={texts.list} className="divide-y divide-border">
                {plans.map((plan) => (
                  <Plan key={plan.plan_id} plan={plan} onPaid={() => setPaying(plan)} />
                ))}
              </ul>
            </Card>
          )}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
      <PaidDialog plan={paying} onClose={() => setPaying(undefined)} />
    </AdminPage>
  )
}

function Plan({ plan, onPaid }: { plan: PlanRequest; onPaid: () => void }) {
  const { seller, status, price, requested_at, active_from, active_until, activated_by } = plan
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <Link
          to={`/admin/users?q=${seller.phone_number}`}
          className="break-words font-semibold hover:underline"
        >
          {seller.name}
        </Link>
        <p className="num break-words text-muted text-small">
          +{seller.phone_number} · {seller.email}
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
