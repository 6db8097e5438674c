import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { refuse } from './error-handler.ts'
import { success } from './success.ts'

/** For monitoring: whether the process is alive, and whether it may receive visitors. */
export function installHealth(app: FastifyInstance) {
  const isReady = () =>
    Promise.race([
      isMigrated(app.services.db).catch(() => false),
      wait(limits.http.health, false, { ref: false }),
    ])
  app.get('/healthz', async () => success(http.running))
  // Whoever asks every second is no reason for a line with a stack each time.
  app.get('/readyz', async (request, reply) => {
    if (app.drain.isAnnounced) return refuse(request, reply, unavailable(http.closing))
    // Anybody may ask, so many who ask at once are one question.
    const ready = await app.answers.get('readyz', async () => ((await isReady()) ? 'ready' : 'not ready'))
    if (ready !== 'ready') return refuse(request, reply, unavailable(http.databaseNotReady))
    return success(http.ready)
  })
}
