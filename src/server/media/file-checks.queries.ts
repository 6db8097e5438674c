import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

/** The folder of the storage that a file lies in: what names a file depends on it. */
export type FileKind = 'pictures' | 'chats' | 'applications'

/** Notes down that a file may be nobody's after so many seconds. */
export const insertFileCheck = (db: Db, kind: FileKind, name: string, seconds: number) =>
  db.run(sql`
    insert into file_checks (kind, name, due_at)
    values (${kind}, ${name}, now() + make_interval(secs => ${seconds}::float))`)

const FileCheck = z.object({ file_check_id: z.int(), name: z.string() })

/** What another server looks at is left to it. */
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
