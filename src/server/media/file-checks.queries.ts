import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

/** The storage folder of a file, which decides what may refer to it. */
export type FileKind = 'pictures' | 'chats' | 'applications' | 'payments' | 'cases'

/** Schedules a check of whether a file is still used, after so many seconds. */
export const insertFileCheck = (db: Db, kind: FileKind, name: string, seconds: number) =>
  db.run(sql`
    insert into file_checks (kind, name, due_at)
    values (${kind}, ${name}, now() + make_interval(secs => ${seconds}::float))`)

const FileCheck = z.object({ file_check_id: z.int(), name: z.string() })

/** Skips checks that another server has locked. */
export const lockDueChecks = (tx: Db, kind: FileKind, limit: number) =>
  tx.many(rows(FileCheck)`
    select file_check_id, name from file_checks where kind = ${kind} and due_at <= now()
    order by due_at limit ${literal(limit)} for update skip locked`)

export const deleteChecks = (tx: Db, ids: readonly number[]) =>
  tx.run(sql`delete from file_checks where file_check_id = any(${ids}::bigint[])`)

export const postponeChecks = (tx: Db, ids: readonly number[], seconds: number) =>
  tx.run(sql`
    update file_checks set due_at = now() + make_interval(secs => ${seconds}::float)
    where file_check_id = any(${ids}::bigint[])`)
