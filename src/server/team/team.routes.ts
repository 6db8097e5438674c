import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/team.ts'
import { team as texts } from '#contract/texts/desk/team.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import type { RequestContext } from '#server/request-context.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { createAdmin } from '#server/users/create-admin.service.ts'
import { requireOwnPassword } from '#server/users/own-password.service.ts'
import { reportTo } from '#server/users/throttle.service.ts'
import { toTeamMember } from './team.reply.ts'
import { changeRole, listTeam } from './team.service.ts'

/** The admins and what each is there for. */
export function teamRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)
  const prove = (caller: Caller, password: string, visit: RequestContext) =>
    requireOwnPassword(services, caller, password, { visit, report })

  route(app, contract.listTeam, async () => ({
    success: true as const,
    team: (await listTeam(services.db)).map(toTeamMember),
  }))
  route(app, contract.addTeamMember, async ({ password, ...draft }, caller, visit) => {
    await prove(caller, password, visit)
    const new_password = await createAdmin(services.db, draft, actorOf(caller, visit))
    return success(texts.added({ name: draft.full_name.trim() }), { new_password })
  })
  route(app, contract.changeRole, async ({ userId, role, password }, caller, visit) => {
    await prove(caller, password, visit)
    return success(
      texts.roleChanged({ name: await changeRole(services.db, userId, role, actorOf(caller, visit)) }),
    )
  })
}
