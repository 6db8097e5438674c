import { Plus, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { listTeam, type TeamMember } from '#contract/admin/team.ts'
import { adminUserPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { useSession } from '#web/session/session.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/team.page.ts'
import { AddDialog } from './add-dialog.tsx'
import { NewPassword, type Opened } from './new-password.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { teamTexts as texts } from './team-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(api(listTeam, {}))
  return { team: answer?.team ?? null }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (team) return <Team team={team} />
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <LoadError text={texts.loadError} onRetry={revalidate} />
    </AdminPage>
  )
}

function Team({ team }: { team: readonly TeamMember[] }) {
  const [changing, setChanging] = useState<TeamMember>()
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const self = useSession().user?.user_id
  const show = (account: Opened) => {
    setAdding(false)
    setOpened(account)
  }
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <CardList label={texts.list}>
        {team.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isSelf={member.user_id === self}
            onChange={() => setChanging(member)}
          />
        ))}
      </CardList>
      {isAdding && <AddDialog onClose={() => setAdding(false)} onOpened={show} />}
      {changing && <RoleDialog member={changing} onClose={() => setChanging(undefined)} />}
      {opened && <NewPassword {...opened} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  )
}

type MemberRowProps = { member: TeamMember; isSelf: boolean; onChange: () => void }

function MemberRow({ member, isSelf, onChange }: MemberRowProps) {
  const { user_id, full_name, role, suspended_at } = member
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere text-h3">
          <Link
            to={adminUserPath(user_id)}
            className="inline-flex min-h-11 items-center underline-offset-2 hover:underline lg:min-h-7"
          >
            {full_name}
          </Link>
          {isSelf && <Badge>{texts.you}</Badge>}
          {suspended_at && <Badge tone="danger">{texts.suspended}</Badge>}
        </h2>
        <p className="wrap-anywhere text-muted text-small">
          {member.email}, <span className="num">{showPhone(member.phone_number)}</span>
        </p>
        <SignIn member={member} />
      </div>
      <div className="min-w-0">
        <p className="font-medium">{texts.roles[role]}</p>
        <p className="text-muted text-small">{texts.may[role]}</p>
      </div>
      {!isSelf && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.changeOf(full_name)}
          onClick={onChange}
          className="justify-self-start"
        >
          {texts.change}
        </Button>
      )}
    </li>
  )
}

const SignIn = ({ member: { has_second_factor, seen_at } }: { member: TeamMember }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
    <Badge
      tone={has_second_factor ? 'success' : 'warning'}
      icon={has_second_factor ? <ShieldCheck /> : <ShieldAlert />}
    >
      {has_second_factor ? texts.twoFactor : texts.oneFactor}
    </Badge>
    <span className="num text-muted">{seen_at ? texts.seen(dayOf(seen_at)) : texts.neverSeen}</span>
  </p>
)
