import { BadgeCheck, Ban } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { adminUserPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { usersTexts as texts } from './users-texts.ts'

type UserRowProps = {
  user: AdminUser
  isBusy: boolean
  onSuspend: () => void
  onReinstate: () => void
  onEnd: () => void
}

export function UserRow({ user, ...doing }: UserRowProps) {
  const { user_id, full_name, company_name, phone_number, email, gst_number, created_at, sessions } = user
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_13.25rem] md:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_13.25rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={adminUserPath(user_id)}
            className="-my-1.5 min-w-0 break-words py-2.5 font-semibold hover:underline"
          >
            {company_name ?? full_name}
          </Link>
          <Kinds user={user} />
        </p>
        <p className="num break-words text-muted text-small">
          {[company_name && full_name, showPhone(phone_number)].filter(Boolean).join(' · ')}
          {email && (
            <span title={email} className="block truncate">
              {email}
            </span>
          )}
        </p>
        {user.suspended_at && (
          <p className="mt-1 break-words text-danger-fg text-small">
            {texts.suspendedOn(dayOf(user.suspended_at))}: {user.suspension_reason}
          </p>
        )}
      </div>
      <p className="num min-w-0 break-words text-muted text-small">
        {[gst_number, user.city, user.state].filter(Boolean).join(' · ')}
        <span className="block">
          {texts.since(dayOf(created_at))} · {texts.devices(sessions)}
        </span>
      </p>
      <Doing user={user} {...doing} />
    </li>
  )
}

export function Kinds({
  user: { account_type, is_seller_verified, is_demo, suspended_at },
}: {
  user: AdminUser
}) {
  return (
    <>
      <Badge tone={is_seller_verified ? 'brand' : 'neutral'} icon={is_seller_verified && <BadgeCheck />}>
        {texts.kind[account_type]}
      </Badge>
      {is_demo && <Badge>{texts.demo}</Badge>}
      {suspended_at && (
        <Badge tone="danger" icon={<Ban />}>
          {texts.suspended}
        </Badge>
      )}
    </>
  )
}

/** Admins cannot be suspended here, or one admin could lock the others out. */
function Doing({ user, isBusy, onSuspend, onReinstate, onEnd }: UserRowProps) {
  const name = user.company_name ?? user.full_name
  return (
    <div className="flex flex-wrap gap-2 md:justify-end md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
      {user.sessions > 0 && (
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          aria-label={texts.of(texts.end, name)}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
      {user.suspended_at ? (
        <Button
          variant="soft"
          size="sm"
          loading={isBusy}
          aria-label={texts.of(texts.reinstate, name)}
          onClick={onReinstate}
        >
          {texts.reinstate}
        </Button>
      ) : (
        user.account_type !== 'admin' && (
          <Button variant="danger" size="sm" aria-label={texts.of(texts.suspend, name)} onClick={onSuspend}>
            {texts.suspend}
          </Button>
        )
      )}
    </div>
  )
}
