import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { type FileKind, insertFileCheck } from './file-checks.queries.ts'

/** Before a file is written whose row comes later: should the server die in between, the upkeep finds it. */
export const scheduleFileCheck = (db: Db, kind: Exclude<FileKind, 'pictures'>, name: string) =>
  insertFileCheck(db, kind, name, limits.upkeep.noticeSeconds)
