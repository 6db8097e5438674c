import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
  type ProfileChange,
} from '#contract/admin/admin-profile-changes.ts'
import { adminUsersPath } from '#contract/paths.ts'
import { hasGoodGstCheck } from '#contract/sellers/gst-number.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/changes.page.ts'
import { adminList } from './admin-list.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { changesTexts as texts } from './admin-page-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { CardList } from './card-list.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ListBody } from './list-body.tsx'
import { useDecide } from './use-decide.ts'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['pending', 'approved', 'declined'],
    labels: texts.statuses,
  },
  async ({ chosen }, cursor) => {
    const { changes, ...page } = await api(listProfileChanges, { status: chosen, cursor })
    return { items: changes, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { decide, deciding, isDeciding } = useDecide()
  const [declining, setDeclining] = useState<ProfileChange>()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'pending'}
        keyOf={({ change_id }) => change_id}
      >
        {(changes) => (
          <CardList label={texts.list}>
            {changes.map((change) => (
              <Change
                key={change.change_id}
                change={change}
                isDeciding={deciding === change.change_id}
                onApprove={() =>
                  void decide(change.change_id, () =>
                    api(approveProfileChange, { changeId: change.change_id }),
                  )
                }
                onDecline={() => setDeclining(change)}
              />
            ))}
          </CardList>
        )}
      </ListBody>
      <DecisionDialog
        open={declining !== undefined}
        title={texts.declineTitle}
        confirm={texts.decline}
        quick={texts.quick}
        isDeciding={isDeciding}
        onClose={() => setDeclining(undefined)}
        onConfirm={async (reason) =>
          declining !== undefined &&
          decide(declining.change_id, () =>
            api(declineProfileChange, { changeId: declining.change_id, reason }),
          )
        }
      >
        {declining && <p className="break-words">{texts.declineText(declining.former)}</p>}
      </DecisionDialog>
    </AdminPage>
  )
}

type ChangeProps = {
  change: ProfileChange
  isDeciding: boolean
  onApprove: () => void
  onDecline: () => void
}

function Change({ change, isDeciding, onApprove, onDecline }: ChangeProps) {
  const { seller, status, wanted: value, created_at, decided_at, decided_by, reason } = change
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] md:px-5">
      <div className="min-w-0">
        <Link
          to={`${adminUsersPath}?q=${seller.phone_number}`}
          className="break-words font-semibold hover:underline"
        >
          {seller.name}
        </Link>
        <p className="num break-words text-muted text-small">
          {seller.full_name} · <span className="inline-block">{showPhone(seller.phone_number)}</span>
        </p>
      </div>
      <Wish change={change} />
      {status === 'pending' ? (
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
            icon={<Check />}
            loading={isDeciding}
            aria-label={texts.approveOf(value)}
            onClick={onApprove}
          >
            {texts.approve}
          </Button>
        </div>
      ) : (
        <p className="num text-muted text-small">
          {decided_at && texts.decided(decided_by ?? '', dayOf(decided_at))}
          {reason && <span className="block break-words">{reason}</span>}
        </p>
      )}
    </li>
  )
}

function Wish({ change: { field, former, wanted: value, same_sellers } }: { change: ProfileChange }) {
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
