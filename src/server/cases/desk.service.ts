import {
  type getDeskChat as chat,
  type decideCase as contract,
  deskStates,
  type listDeskCases as listing,
} from '#contract/admin/admin-cases.ts'
import { caseIdForm } from '#contract/cases/case-fields.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { audit, type Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { isChatOpen } from './case.rules.ts'
import { readCaseFile } from './case-file.service.ts'
import * as desk from './desk.queries.ts'
import { found, requireCurrent } from './in-turn.service.ts'
import { notifyBoth } from './notify-of-cases.service.ts'
import { dutyOf, worthOf } from './turn.service.ts'

/** Without what is about the reader: whoever reports an admin must not be read by that one. */
export async function listDeskCases(
  db: Db,
  { user_id }: Pick<Person, 'user_id'>,
  { status, cursor }: InputOf<typeof listing>,
) {
  const after = await anchorOf(cursor, (id) => desk.findDeskAnchor(db, id), caseIdForm)
  const [rows, { total }, others] = await Promise.all([
    desk.findDeskCases(db, { status, reader: user_id }, after),
    desk.countDeskCases(db, { status, reader: user_id }),
    othersOf(deskStates, { chosen: status, cursor }, (of) =>
      desk.countDeskCases(db, { status: of, reader: user_id }),
    ),
  ])
  return { ...pageOf(rows, total, ({ case_id }) => case_id), ...others }
}

const about = ({ case_id, opener_name }: CaseRow) => ({ subject_id: case_id, subject_name: opener_name })

/** Nobody reads at the desk what is about themselves: another admin does. */
async function findForDesk(tx: Db, admin: Person, caseId: string) {
  const row = found(await sql.findAnyCase(tx, caseId))
  if (row.about_id === admin.user_id) throw notFound('case')
  return row
}

/** Who reads a case that is not theirs stands in the audit. */
export const getDeskCase = (db: Db, admin: Person, caseId: string) =>
  db.transaction(async (tx) => {
    const row = await findForDesk(tx, admin, caseId)
    await audit(tx, admin, { action: 'case.view', ...about(row) })
    return row
  })

export async function getDeskFile(
  services: Pick<Services, 'db' | 'sealedFiles'>,
  admin: Person,
  { caseId, fileId }: { readonly caseId: string; readonly fileId: string },
) {
  const row = await services.db.transaction(async (tx) => {
    const known = await findForDesk(tx, admin, caseId)
    await audit(tx, admin, { action: 'case-file.view', ...about(known), details: { file: fileId } })
    return known
  })
  return readCaseFile(services, row, fileId)
}

/** Only while both sides agree, with a reason, and never without a trace. */
export const getDeskChat = (db: Db, admin: Person, { caseId, before, reason }: InputOf<typeof chat>) =>
  db.transaction(async (tx) => {
    const row = await findForDesk(tx, admin, caseId)
    if (!isChatOpen(row)) throw conflict(texts.noConsent)
    await audit(tx, admin, { action: 'case-chat.view', ...about(row), details: { reason } })
    return { row, messages: (await desk.findChat(tx, caseId, before)).reverse() }
  })

/** Decides in words. What the outcome asks for is a duty of the seller, and nothing settles it at once. */
export const decideCase = (db: Db, admin: Person, draft: InputOf<typeof contract>, now: Date) =>
  db.transaction(async (tx) => {
    const { caseId, revision, outcome, amount, words } = draft
    await sql.lockCase(tx, caseId)
    const row = found(await sql.findAnyCase(tx, caseId))
    if (row.about_id === admin.user_id) throw conflict(texts.ownCase)
    if (row.opened_by === admin.user_id) throw conflict(texts.openedByYou)
    requireCurrent(row, revision)
    if (row.state !== 'escalated') throw conflict(texts.notYourTurn)
    const credit_paise = worthOf(row, { offer: outcome, amount })
    const duty = { ...dutyOf(outcome, 'decided', now), outcome, credit_paise, decided_by: admin.user_id }
    await sql.updateCase(tx, caseId, duty, now)
    const facts = { offer: outcome, amount_paise: credit_paise }
    const by = { role: 'desk' as const, actor_id: admin.user_id, now }
    await sql.insertEvent(tx, caseId, { ...by, event: 'decided', words, facts })
    await audit(tx, admin, {
      action: 'case.decide',
      ...about(row),
      details: { outcome, credit_paise, words },
    })
    await notifyBoth(tx, row, notifications.caseDecided({ number: caseId }))
    return found(await sql.findAnyCase(tx, caseId))
  })
