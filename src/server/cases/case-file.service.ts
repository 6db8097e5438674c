import { randomUUID } from 'node:crypto'
import type { StoredFile } from '#contract/reply.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { readPictureOrPdf } from '#server/media/picture-or-pdf.service.ts'
import { scheduleFileCheck } from '#server/media/schedule-file-check.service.ts'
import { removeFiles, sweepDue } from '#server/media/sweep-due.service.ts'
import type { Services } from '#server/services.ts'
import * as cases from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import * as sql from './case-file.queries.ts'
import { caseFileFolderOf, caseFileOf, fileIdOf } from './case-places.rules.ts'
import { changeCase } from './in-turn.service.ts'

type Where = Pick<Services, 'db' | 'sealedFiles'>
type Person = { readonly user_id: string }
type Draft = { readonly caseId: string; readonly file: string }

/** Stores a file first, then the row that names it; a photo is decoded, so that nothing of it but the picture stays. */
export async function addCaseFile({ db, sealedFiles }: Where, caller: Person, draft: Draft, now: Date) {
  const { caseId } = draft
  // Checked first, so that strangers cannot make the server decode pictures.
  const known = await cases.findCase(db, caller.user_id, caseId)
  if (!known) throw notFound('case')
  if (known.state === 'closed') throw conflict(texts.isClosed)
  const { kind, content } = await readPictureOrPdf(draft.file)
  const file_id = randomUUID()
  // If the server dies before the row is stored, the upkeep deletes the file.
  await scheduleFileCheck(db, 'cases', caseFileFolderOf(file_id))
  await sealedFiles.put(caseFileOf(file_id), content)
  return changeCase(db, caller, { caseId }, async (tx, { row, side }) => {
    const limit = limits.case.files
    if (row.state === 'closed') throw conflict(texts.isClosed)
    if (row.files.filter(({ role }) => role === side).length >= limit)
      throw conflict(texts.tooManyFiles({ limit }))
    await sql.insertFile(tx, { file_id, case_id: caseId, role: side, kind, now })
    const by = { role: side, actor_id: caller.user_id, now, words: '' }
    await cases.insertEvent(tx, caseId, { ...by, event: 'file' })
  })
}

/** Only for those who may read its case. */
export async function readCaseFile(
  { sealedFiles }: Where,
  row: CaseRow | undefined,
  fileId: string,
): Promise<StoredFile> {
  const file = row?.files.find(({ file_id }) => file_id === fileId)
  const bytes = file && (await sealedFiles.get(caseFileOf(fileId)))
  if (!(row && bytes)) throw notFound('file')
  return file.kind === 'picture'
    ? { media_type: 'image/webp', file_name: `${row.case_id}.webp`, bytes }
    : { media_type: 'application/pdf', file_name: `${row.case_id}.pdf`, bytes }
}

export const getCaseFile = async (services: Where, { user_id }: Person, caseId: string, fileId: string) =>
  readCaseFile(services, await cases.findCase(services.db, user_id, caseId), fileId)

const findNamed = async (db: Where['db'], ids: readonly string[]) =>
  (await sql.findKnown(db, ids)).map(({ file_id }) => file_id)

/** Deletes files that no case names. */
export const sweepDueCaseFiles = ({ db, sealedFiles }: Where) =>
  sweepDue({
    db,
    kind: 'cases',
    settle: async (tx, names) => {
      const named = new Set(await findNamed(tx, names.map(fileIdOf)))
      const unnamed = names.filter((name) => !named.has(fileIdOf(name)))
      return { failed: await removeFiles(sealedFiles, unnamed) }
    },
  })
