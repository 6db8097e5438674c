import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/cases/case.ts'
import * as files from '#contract/cases/case-files.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toCase, toCaseForm, toCaseSummary } from './case.reply.ts'
import { getCase, getCaseForm, listCases } from './case.service.ts'
import { addCaseFile, getCaseFile } from './case-file.service.ts'
import { creditAgreed, creditCase } from './credit.service.ts'
import { openCase } from './open.service.ts'
import { acceptCase, answerCase, escalateCase, withdrawCase } from './turn.service.ts'

export function caseRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.getCaseForm, async ({ orderId }, caller) =>
    toCaseForm(await getCaseForm(db, caller, orderId), caller.user_id),
  )
  route(app, contract.openCase, async (draft, caller, { idempotencyKey: key }) => {
    const { row, joined } = await openCase(db, caller, draft, { key, now: new Date() })
    const number = row.case_id
    const sentence = joined
      ? texts.joined({ number })
      : texts.opened({ number, until: row.close_by.toISOString() })
    return success(sentence, { case: toCase(row, caller.user_id) })
  })
  route(app, contract.listCases, async (query, caller) => {
    const { page, ...more } = await listCases(db, caller, query)
    return { success: true as const, cases: page.map((row) => toCaseSummary(row, caller.user_id)), ...more }
  })
  route(app, contract.getCase, async ({ caseId }, caller) => ({
    success: true as const,
    case: toCase(await getCase(db, caller, caseId), caller.user_id),
  }))
  stepRoutes(app)
  fileRoutes(app)
}

function stepRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.answerCase, async (draft, caller) => {
    const row = await answerCase(db, caller, draft, new Date())
    return success(texts.answered, { case: toCase(row, caller.user_id) })
  })
  route(app, contract.acceptCase, async (draft, caller) => {
    const now = new Date()
    await creditAgreed(db, await acceptCase(db, caller, draft, now), now)
    const row = await getCase(db, caller, draft.caseId)
    return success(texts.accepted, { case: toCase(row, caller.user_id) })
  })
  route(app, contract.escalateCase, async (draft, caller) => {
    const row = await escalateCase(db, caller, draft, new Date())
    return success(texts.escalated, { case: toCase(row, caller.user_id) })
  })
  route(app, contract.withdrawCase, async (draft, caller) => {
    const row = await withdrawCase(db, caller, draft, new Date())
    const isDone = row.outcome !== null
    return success(isDone ? texts.finished : texts.withdrawn, { case: toCase(row, caller.user_id) })
  })
}

function fileRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, files.creditCase, async (draft, caller) => {
    const row = await creditCase(db, caller, draft, new Date())
    return success(texts.credited({ number: row.credit_note ?? '' }), { case: toCase(row, caller.user_id) })
  })
  route(app, files.addCaseFile, async (draft, caller) => {
    const row = await addCaseFile(services, caller, draft, new Date())
    return success(texts.fileAdded, { case: toCase(row, caller.user_id) })
  })
  route(app, files.getCaseFile, ({ caseId, fileId }, caller) => getCaseFile(services, caller, caseId, fileId))
}
