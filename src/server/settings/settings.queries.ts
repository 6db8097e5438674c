import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const SettingRow = z.object({ name: z.string(), value: z.string() })

export const findSettings = (db: Db) => db.many(rows(SettingRow)`select name, value from settings`)
