import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/cases/grievance.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { toGrievance } from './case.reply.ts'
import { fileGrievance, readGrievance, requestGrievanceCode } from './grievance.service.ts'

/** Complaints of people without an account. */
export function grievanceRoutes(app: FastifyInstance) {
  const { services } = app

  route(app, contract.requestGrievanceCode, async ({ email }) =>
    success(await requestGrievanceCode(services, email, new Date()), {
      resend_seconds: limits.grievances.gap,
    }),
  )
  route(app, contract.fileGrievance, async (draft) => {
    const { row, code } = await fileGrievance(services, draft, new Date())
    const { case_id, acknowledge_by, close_by } = row
    return success(texts.complained({ number: case_id, until: close_by.toISOString() }), {
      ...{ case_id, code },
      acknowledge_by: acknowledge_by.toISOString(),
      close_by: close_by.toISOString(),
    })
  })
  route(app, contract.readGrievance, async ({ caseId, code }) => ({
    success: true as const,
    grievance: toGrievance(await readGrievance(services.db, caseId, code)),
  }))
}
