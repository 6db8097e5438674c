import { useState } from 'react'
import {
  approveProfileChange,
  declineProfileChange,
  listProfileChanges,
  type ProfileChange,
} from '#contract/admin/admin-profile-changes.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/changes.page.ts'
import { adminList } from './admin-list.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { changesTexts as texts } from './admin-page-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { CardList } from './card-list.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ListBody } from './list-body.tsx'
import { ProfileChangeRow } from './profile-change-row.tsx'
import { type Decide, useDecide } from './use-decide.ts'

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
  const decisions = useDecide()
  const { decide, deciding } = decisions
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
              <ProfileChangeRow
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
      <DeclineDialog change={declining} decisions={decisions} onClose={() => setDeclining(undefined)} />
    </AdminPage>
  )
}

type DeclineDialogProps = { change: ProfileChange | undefined; decisions: Decide; onClose: () => void }

function DeclineDialog({ change, decisions: { decide, isDeciding }, onClose }: DeclineDialogProps) {
  return (
    <DecisionDialog
      open={change !== undefined}
      title={texts.declineTitle}
      confirm={texts.decline}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={async (reason) =>
        change !== undefined &&
        decide(change.change_id, () => api(declineProfileChange, { changeId: change.change_id, reason }))
      }
    >
      {change && <p className="break-words">{texts.declineText(change.former)}</p>}
    </DecisionDialog>
  )
}
