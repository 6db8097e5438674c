import type pg from 'pg'
import type { Db } from '#server/db/db.ts'
import type { Env } from '#server/env.ts'
import { postgresBus } from '#server/push/postgres-bus.ts'
import { postgresPresence } from '#server/push/postgres-presence.ts'
import { bindBus } from '#server/push/push.ts'
import { postgresLeader } from './leader.ts'
import { postgresLimiters } from './rate-limiters.ts'
import { inMemory, type Shared } from './shared.ts'

type Database = { readonly db: Db; readonly pool: pg.Pool; readonly direct: pg.ClientConfig }
type Opened = Shared & { close(): Promise<void> }

/** What all processes of a market must know: in the database where there are several, else in memory. */
export function openShared({ several }: Pick<Env, 'several'>, { db, pool, direct }: Database): Opened {
  if (!several) return { ...inMemory(), close: async () => {} }
  const bus = postgresBus(direct)
  bindBus(db, bus)
  const presence = postgresPresence(db)
  const { createLimiter, close: closeLimiters } = postgresLimiters(pool)
  return {
    presence,
    createLimiter,
    leader: postgresLeader(db.background),
    close: async () => {
      await Promise.all([bus.close(), presence.close(), closeLimiters()])
    },
  }
}
