import { Check, X } from 'lucide-react'
import type { ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import { hasGoodGstCheck } from '#contract/tax/gst-number.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { changesTexts as texts } from './admin-page-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { hasLookAlikes } from './look-alikes.ts'
import { SellerLink } from './seller-link.tsx'

type Registered = NonNullable<ProfileChange['registration']>

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

function Values({ change }: { change: ProfileChange }) {
  const { field, former, wanted: value, registration, same_sellers } = change
  return (
    <div className="min-w-0 text-small">
      <p className="text-muted">{texts.fields[field]}</p>
      {registration && <p className="num text-muted">{texts.ofNumber(registration.gstin)}</p>}
      <FromTo former={former} value={value} />
      {registration && <TradeNames {...registration} />}
      {field === 'gst_number' && (
        <p className="text-muted">{hasGoodGstCheck(value) ? texts.goodCheck : texts.badCheck}</p>
      )}
      {hasLookAlikes(value + (registration?.trade_name ?? '')) && (
        <p className="text-danger-fg">{texts.lookAlike}</p>
      )}
      {same_sellers > 0 && <p className="text-danger-fg">{texts.same[field](same_sellers)}</p>}
    </div>
  )
}

function FromTo({ former, value }: { former: string; value: string }) {
  return (
    <>
      <p className="break-words">
        {texts.from}: {former}
      </p>
      <p className="break-words font-semibold">
        {texts.to}: {value}
      </p>
    </>
  )
}

function TradeNames({ former_trade_name: former, trade_name: value }: Registered) {
  if (former === value) return null
  return (
    <>
      <p className="mt-1 text-muted">{texts.tradeName}</p>
      <FromTo former={former || texts.none} value={value || texts.none} />
    </>
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
