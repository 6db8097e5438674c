import { useState } from 'react'
import {
  type AdminUser,
  endUserSessions,
  listUsers,
  reinstateUser,
  suspendUser,
} from '#contract/admin/admin-users.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { ListBody } from '#web/admin/list-body.tsx'
import { type Decide, useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/users.page.ts'
import { UserRow } from './user-row.tsx'
import { usersTexts as texts } from './users-texts.ts'

const list = adminList(
  {
    name: 'kind',
    label: texts.kindLabel,
    values: ['all', 'buyer', 'requested', 'seller', 'admin', 'suspended'],
    labels: texts.kinds,
  },
  async ({ chosen, q }, cursor) => {
    const account_type = chosen === 'all' ? '' : chosen
    const { users, ...page } = await api(listUsers, { q, account_type, cursor })
    return { items: users, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const [suspending, setSuspending] = useState<AdminUser>()
  const decisions = useDecide()
  const { decide, deciding } = decisions
  const reinstate = ({ user_id }: AdminUser) =>
    void decide(user_id, () => api(reinstateUser, { userId: user_id }))
  const end = ({ user_id }: AdminUser) =>
    void decide(user_id, () => api(endUserSessions, { userId: user_id }))
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody find={texts.find} list={list} loaded={loaderData} keyOf={({ user_id }) => user_id}>
        {(users) => (
          <CardList label={texts.list}>
            {users.map((user) => (
              <UserRow
                key={user.user_id}
                user={user}
                isBusy={deciding === user.user_id}
                onSuspend={() => setSuspending(user)}
                onReinstate={() => reinstate(user)}
                onEnd={() => end(user)}
              />
            ))}
          </CardList>
        )}
      </ListBody>
      <Suspend user={suspending} decisions={decisions} onClose={() => setSuspending(undefined)} />
    </AdminPage>
  )
}

type SuspendProps = {
  user: AdminUser | undefined
  decisions: Decide
  onClose: () => void
}

function Suspend({ user, decisions: { decide, isDeciding }, onClose }: SuspendProps) {
  const userId = user?.user_id ?? ''
  return (
    <DecisionDialog
      open={user !== undefined}
      title={texts.suspendTitle}
      confirm={texts.suspend}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={(reason) => decide(userId, () => api(suspendUser, { userId, reason }))}
    >
      <p className="break-words">
        <span className="font-semibold">{user?.company_name ?? user?.full_name}</span>
        <span className="block text-muted text-small">{texts.suspendText}</span>
      </p>
    </DecisionDialog>
  )
}
