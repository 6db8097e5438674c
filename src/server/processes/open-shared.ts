import type pg from 'pg'
import type { Db } from '#server/db/db.ts'
import type { Env } from '#server/env.ts'
import { postgresBus } from '#server/push/postgres-bus.ts'
import { bindBus } from '#server/push/push.ts'

type Database = { readonly db: Db; readonly direct: pg.ClientConfig }

/** What all processes of a market must know: in the database where there are several, else in memory. */
export function openShared({ several }: Pick<Env, 'several'>, { db, direct }: Database) {
  if (!several) return { close: async () => {} }
  const bus = postgresBus(direct)
  bindBus(db, bus)
  return { close: bus.close }
}
