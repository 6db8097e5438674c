import { postgresBus } from '#server/push/postgres-bus.ts'
import { postgresPresence } from '#server/push/postgres-presence.ts'
import type { SharedDatabase, Ways } from './open-shared.ts'
import { postgresLimiters } from './postgres-limiters.ts'

export function overPostgres({ db, pool, direct }: SharedDatabase): Ways {
  const bus = postgresBus(direct)
  const presence = postgresPresence(db)
  const { createLimiter, close: closeLimiters } = postgresLimiters(pool)
  return {
    bus,
    presence,
    createLimiter,
    async close() {
      await Promise.all([bus.close(), presence.close(), closeLimiters()])
    },
  }
}
