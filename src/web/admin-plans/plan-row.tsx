import { getPlanDocument, type PlanRequest } from '#contract/sellers/plan.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { SellerLink } from '#web/admin/seller-link.tsx'
import { fetchFile } from '#web/api/download.ts'
import { paymentText } from '#web/plans/payment-text.ts'
import { PlanDocuments } from '#web/plans/plan-documents.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { adminPlansTexts as texts } from './admin-plans-texts.ts'

type PlanRowProps = {
  plan: PlanRequest
  /** The settings say by whom. */
  canBill: boolean
  isBilling: boolean
  onPaid: () => void
  onDecline: () => void
  onTakeBack: () => void
  onBill: () => void
}

export function PlanRow(props: PlanRowProps) {
  const { seller, documents = [] } = props.plan
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_13rem] md:px-5">
      <div className="min-w-0">
        <SellerLink seller={seller} />
        <p className="num text-muted text-small">
          {showPhone(seller.phone_number)}
          <span title={seller.email} className="block truncate">
            {seller.email}
          </span>
        </p>
      </div>
      <Facts plan={props.plan} />
      <Decisions {...props} />
      {documents.length > 0 && (
        <PlanDocuments
          documents={documents}
          load={(documentId) => fetchFile(getPlanDocument, { documentId })}
          className="sm:grid-cols-2 md:col-span-3"
        />
      )}
    </li>
  )
}

function Facts({ plan }: { plan: PlanRequest }) {
  const { price, requested_at, active_from, active_until, activated_by, payment, close_reason } = plan
  return (
    <div className="num min-w-0 text-small">
      <p className="font-medium">{rupeesShort(price)}</p>
      <p className="text-muted">
        {active_from && active_until
          ? texts.runs(dayOf(active_from), dayOf(active_until))
          : texts.asked(dayOf(requested_at))}
      </p>
      {payment && <p className="wrap-anywhere text-muted">{paymentText(payment)}</p>}
      {activated_by && <p className="text-muted">{texts.by(activated_by)}</p>}
      {close_reason && <p className="wrap-anywhere text-muted">{texts.reason(close_reason)}</p>}
    </div>
  )
}

function Decisions({ plan, canBill, isBilling, onPaid, onDecline, onTakeBack, onBill }: PlanRowProps) {
  const { seller, status, requested_at, documents = [] } = plan
  const isBilled = documents.length > 0
  if (status !== 'requested' && status !== 'active') return null
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end">
      {status === 'requested' ? (
        <>
          <AgeBadge since={requested_at} />
          <Button size="sm" variant="ghost" aria-label={texts.declineOf(seller.name)} onClick={onDecline}>
            {texts.decline}
          </Button>
          <Button size="sm" aria-label={texts.paidOf(seller.name)} onClick={onPaid}>
            {texts.paid}
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="ghost" aria-label={texts.takeBackOf(seller.name)} onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
          {canBill && !isBilled && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={texts.billOf(seller.name)}
              loading={isBilling}
              onClick={onBill}
            >
              {texts.bill}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
