import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const FileRow = z.object({ pdf: z.instanceof(Buffer) })

export const findFile = (db: Db, hash: string) =>
  db.maybe(rows(FileRow)`select pdf from policy_files where letter_hash = ${hash}`)

export const insertFile = (db: Db, hash: string, pdf: Buffer) =>
  db.run(sql`insert into policy_files (letter_hash, pdf) values (${hash}, ${pdf}) on conflict do nothing`)
