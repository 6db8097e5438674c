import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  endUserSessions,
  type KnownUser,
  listUsers,
  reinstateUser,
  suspendUser,
} from '#contract/admin-users.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { GrowingList } from '#web/admin/growing-list.tsx'
import { ReasonDialog } from '#web/admin/reason-dialog.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/browser-api.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import type { Route } from './+types/users.page.ts'
import { UserRow } from './user-row.tsx'
import { usersTexts as texts } from './users-texts.ts'

const kinds = ['all', 'buyer', 'requested', 'seller', 'admin', 'suspended'] as const
type Asked = { kind: (typeof kinds)[number]; q: string }

const fetchPage = async ({ kind, q }: Asked, cursor?: string) => {
  const account_type = kind === 'all' ? '' : kind
  const { users, ...page } = await api(listUsers, { q, account_type, cursor })
  return { items: users, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const asked: Asked = { kind: chosenIn(params, 'kind', kinds), q: params.get('q') ?? '' }
  return { asked, page: await orNull(fetchPage(asked)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function UsersPage({ loaderData: { asked, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('kind', kinds)
  const { revalidate } = useRevalidator()
  const [suspending, setSuspending] = useState<KnownUser>()
  const { decide, deciding } = useDecide()
  const reinstate = ({ user_id }: KnownUser) =>
    void decide(user_id, () => api(reinstateUser, { userId: user_id }))
  const end = ({ user_id }: KnownUser) =>
    void decide(user_id, () => api(endUserSessions, { userId: user_id }))
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <AdminSearch label={texts.find} className="mb-4 max-w-[560px]" />
      <ChoiceChips
        label={texts.kindLabel}
        choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        chosen={asked.kind}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <GrowingList
          key={JSON.stringify(asked)}
          first={page}
          fetchMore={(cursor) => fetchPage(asked, cursor)}
          keyOf={({ user_id }) => user_id}
        >
          {(users) => (
            <Card>
              <ul aria-label={texts.list} className="divide-y divide-border">
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
              </ul>
            </Card>
          )}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
      <Suspend user={suspending} decide={decide} onClose={() => setSuspending(undefined)} />
    </AdminPage>
  )
}

type SuspendProps = {
  user: KnownUser | undefined
  decide: ReturnType<typeof useDecide>['decide']
  onClose: () => void
}

function Suspend({ user, decide, onClose }: SuspendProps) {
  const userId = user?.user_id ?? ''
  return (
    <ReasonDialog
      open={user !== undefined}
      title={texts.suspendTitle}
      confirm={texts.suspend}
      quick={texts.quick}
      onClose={onClose}
      onConfirm={(reason) => decide(userId, () => api(suspendUser, { userId, reason }))}
    >
      <p className="break-words">
        <span className="font-semibold">{user?.company_name ?? user?.full_name}</span>
        <span className="block text-muted text-small">{texts.suspendText}</span>
      </p>
    </ReasonDialog>
  )
}
