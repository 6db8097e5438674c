import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { type FileKind, insertFileCheck } from './file-checks.queries.ts'

/**
 * Schedules the check before a file is written whose row follows later, so that the upkeep finds the file if the
 * server dies in between.
 */
export const scheduleFileCheck = (db: Db, kind: Exclude<FileKind, 'pictures'>, name: string) =>
  insertFileCheck(db, kind, name, limits.upkeep.noticeSeconds)
