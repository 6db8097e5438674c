import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const SettingRow = z.object({ name: z.string(), value: z.string() })

const Revision = z.object({ revision: z.int() })

/** The revision of all settings together. */
export const findRevision = (db: Db) =>
  db.one(rows(Revision)`select coalesce(sum(revision), 0)::integer as revision from settings`)

export const findSettings = (db: Db) => db.many(rows(SettingRow)`select name, value from settings`)
