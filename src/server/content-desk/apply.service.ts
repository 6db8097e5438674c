import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Value } from '#server/content/content.row.ts'
import type { Db } from '#server/db/db.ts'
import { restoreRate } from '#server/khata/rate.service.ts'
import { restoreLimit } from '#server/shipments/admin.service.ts'

type Restore = (tx: Db, name: string, value: Value) => Promise<unknown>

const tables: Partial<Record<ContentKind, Restore>> = {
  'bank-rates': restoreRate,
  'eway-limits': restoreLimit,
}

/** What is kept in a table of its own stands there again. */
export const applyToTable = async (tx: Db, kind: ContentKind, name: string, value: Value | null) =>
  value && tables[kind]?.(tx, name, value)
