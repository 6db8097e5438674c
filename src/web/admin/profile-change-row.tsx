import { Check, X } from 'lucide-react'
import type { ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import { hasGoodGstCheck } from '#contract/tax/gst-number.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { changesTexts as texts } from './admin-page-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { SellerLink } from './seller-link.tsx'

type ProfileChangeRowProps = {
  change: ProfileChange
  isDeciding: boolean
  onApprove: () => void
  onDecline: () => void
}

export function ProfileChangeRow({ change, ...decision }: ProfileChangeRowProps) {
  const { seller } = change
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] md:px-5">
      <div className="min-w-0">
        <SellerLink seller={seller} />
        <p className="num break-words text-muted text-small">
          {seller.full_name} · <span className="inline-block">{showPhone(seller.phone_number)}</span>
        </p>
      </div>
      <Values change={change} />
      {change.status === 'pending' ? (
        <DecisionButtons change={change} {...decision} />
      ) : (
        <Outcome change={change} />
      )}
    </li>
  )
}

function Values({ change: { field, former, wanted: value, same_sellers } }: { change: ProfileChange }) {
  return (
    <div className="min-w-0 text-small">
      <p className="text-muted">{texts.fields[field]}</p>
      <p className="break-words">
        {texts.from}: {former}
      </p>
      <p className="break-words font-semibold">
        {texts.to}: {value}
      </p>
      {field === 'gst_number' && (
        <p className="text-muted">{hasGoodGstCheck(value) ? texts.goodCheck : texts.badCheck}</p>
      )}
      {same_sellers > 0 && <p className="text-danger-fg">{texts.same[field](same_sellers)}</p>}
    </div>
  )
}

function DecisionButtons({ change, isDeciding, onApprove, onDecline }: ProfileChangeRowProps) {
  const { created_at, wanted: value, same_sellers } = change
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end">
      <AgeBadge since={created_at} />
      <Button
        size="sm"
        variant="secondary"
        icon={<X />}
        aria-label={texts.declineOf(value)}
        onClick={onDecline}
      >
        {texts.decline}
      </Button>
      <Button
        size="sm"
        variant={same_sellers > 0 ? 'secondary' : 'primary'}
        icon={<Check />}
        loading={isDeciding}
        aria-label={texts.approveOf(value)}
        onClick={onApprove}
      >
        {texts.approve}
      </Button>
    </div>
  )
}

function Outcome({ change: { decided_at, decided_by, reason } }: { change: ProfileChange }) {
  return (
    <p className="num text-muted text-small">
      {decided_at && texts.decided(decided_by ?? '', dayOf(decided_at))}
      {reason && <span className="block break-words">{reason}</span>}
    </p>
  )
}
