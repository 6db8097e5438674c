import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '#server/db/migrate.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'

/** For those who watch over the process: is it alive, and may it get visitors? */
export function installHealth(app: FastifyInstance) {
  const isReady = () =>
    Promise.race([
      isMigrated(app.services.db).catch(() => false),
      wait(limits.http.health, false, { ref: false }),
    ])
  app.get('/healthz', async () => ({ success: true, content: 'Vanij is running.' }))
  app.get('/readyz', async () => {
    if (app.drain.isOn) throw unavailable('Vanij is closing.')
    // Anybody may ask, so many who ask at once are one question.
    const ready = await app.answers.get('readyz', async () => ((await isReady()) ? 'ready' : 'not ready'))
    if (ready !== 'ready') throw unavailable('The database is not ready.')
    return { success: true, content: 'Vanij is ready.' }
  })
}
