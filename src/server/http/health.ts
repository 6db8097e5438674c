import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { success } from './success.ts'

/** For monitoring: whether the process is alive, and whether it may receive visitors. */
export function installHealth(app: FastifyInstance) {
  const isReady = () =>
    Promise.race([
      isMigrated(app.services.db).catch(() => false),
      wait(limits.http.health, false, { ref: false }),
    ])
  app.get('/healthz', async () => success(http.running))
  app.get('/readyz', async () => {
    if (app.drain.isAnnounced) throw unavailable(http.closing)
    // Anybody may ask, so many who ask at once are one question.
    const ready = await app.answers.get('readyz', async () => ((await isReady()) ? 'ready' : 'not ready'))
    if (ready !== 'ready') throw unavailable(http.databaseNotReady)
    return success(http.ready)
  })
}
