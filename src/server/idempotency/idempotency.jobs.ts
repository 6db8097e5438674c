import type { FastifyInstance } from 'fastify'
import { forgetOldKeys } from './idempotency.service.ts'

const everyHour = 60 * 60_000

/** Clears keys that nobody will repeat, while the server is open. */
export function installKeyPurge(app: FastifyInstance) {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => forgetOldKeys(app.house.db).catch((error) => app.log.warn(error)), everyHour)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
