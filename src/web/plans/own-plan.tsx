import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useState } from 'react'
import { getDocumentFile } from '#contract/documents/document.ts'
import { type OwnPlan, type PlanDocument, proPlan } from '#contract/sellers/plan.ts'
import { fetchFile } from '#web/api/download.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { daysLeft } from './days-left.ts'
import { LazyRequestPlan } from './lazy-request-plan.tsx'
import { paymentText } from './payment-text.ts'
import { PlanDocuments } from './plan-documents.tsx'
import { ownPlanTexts as texts } from './plan-texts.ts'

const looks = {
  requested: { tone: 'warning', Icon: Clock },
  active: { tone: 'success', Icon: CircleCheck },
  ended: { tone: 'neutral', Icon: CircleX },
  declined: { tone: 'neutral', Icon: CircleX },
} as const

type OwnPlanProps = { plan: OwnPlan; documents: readonly PlanDocument[] }

export function OwnPlanCard({ plan, documents }: OwnPlanProps) {
  const { status, name, can_request } = plan
  const { tone, Icon } = looks[status]
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" aria-labelledby="plan" className="max-w-160 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan" className="text-h2">
          {name}
        </h2>
        <Badge tone={tone} icon={<Icon />}>
          {texts.states[status]}
        </Badge>
      </div>
      <PlanState plan={plan} />
      <Facts plan={plan} />
      {can_request && (
        <Button className="mt-5" onClick={() => setAsking(true)}>
          {status === 'active' ? texts.renew : texts.again}
        </Button>
      )}
      {documents.length > 0 && (
        <div className="mt-5 grid gap-3 border-border border-t pt-4">
          <h3 className="text-h3">{texts.documents}</h3>
          <PlanDocuments
            documents={documents}
            load={(documentId) => fetchFile(getDocumentFile, { documentId })}
          />
        </div>
      )}
      {isAsking && <LazyRequestPlan open onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Facts({ plan }: { plan: OwnPlan }) {
  const { status, price, requested_at, active_from, active_until, payment } = plan
  return (
    <dl className="mt-4 grid gap-2 border-border border-t pt-4 text-small">
      <Fact name={texts.price}>{texts.priceOf(rupeesShort(price))}</Fact>
      <Fact name={texts.requestedOn}>{dayOf(requested_at)}</Fact>
      {payment && <Fact name={texts.paid}>{paymentText(payment)}</Fact>}
      {active_from && <Fact name={texts.activeFrom}>{dayOf(active_from)}</Fact>}
      {active_until && (
        <Fact name={status === 'ended' ? texts.endedOn : texts.activeUntil}>{dayOf(active_until)}</Fact>
      )}
    </dl>
  )
}

function PlanState({ plan }: { plan: OwnPlan }) {
  const { status, requested_at, active_until, can_request, close_reason } = plan
  if (close_reason) {
    const text = status === 'declined' ? texts.declined(close_reason) : texts.takenBack(close_reason)
    return <p className="wrap-anywhere mt-3">{text}</p>
  }
  if (status === 'requested')
    return <p className="num mt-3 text-muted">{texts.requested(dayOf(requested_at))}</p>
  if (!active_until) return null
  if (status === 'ended') return <p className="num mt-3 text-muted">{texts.ended(dayOf(active_until))}</p>
  const left = daysLeft(active_until, Date.now())
  return (
    <div className="mt-3">
      <p className="num font-semibold text-lg">{texts.daysLeft(left)}</p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${Math.min(100, (left / proPlan.days) * 100)}%` }}
        />
      </div>
      {!can_request && <p className="mt-2 text-muted text-small">{texts.renewHint}</p>}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="num text-right font-medium">{children}</dd>
    </div>
  )
}
