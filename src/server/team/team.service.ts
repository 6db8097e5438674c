import type { AdminRole } from '#contract/admin/admin-roles.ts'
import { team as texts } from '#contract/texts/desk/team.ts'
import { audit, type Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, forbidden, notFound } from '#server/errors.ts'
import * as sql from './team.queries.ts'

export const listTeam = (db: Db) => sql.findTeam(db)

/** Returns the name of who has the role now. */
export const changeRole = (db: Db, userId: string, role: AdminRole, actor: Person): Promise<string> =>
  db.transaction(async (tx) => {
    const team = await sql.lockTeam(tx)
    const caller = team.find(({ user_id }) => user_id === actor.user_id)
    // Somebody may have taken the role from the caller in this moment.
    if (caller?.role !== 'owner' || caller.is_suspended) throw forbidden()
    if (userId === actor.user_id) throw conflict(texts.ownRole)
    const member = team.find(({ user_id }) => user_id === userId)
    if (!member) throw notFound('user')
    if (member.role === role) return member.full_name
    await sql.updateRole(tx, userId, role)
    await audit(tx, actor, {
      action: 'admin.change-role',
      subject_id: userId,
      subject_name: member.full_name,
      details: { from: member.role, to: role },
    })
    return member.full_name
  })
