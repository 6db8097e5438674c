import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import { followShops } from './shop-change.service.ts'

/** Checks every few moments whether a shop has changed; several servers may check, and take different products. */
export function startFollowingShops(app: FastifyInstance) {
  let working: Promise<void> | undefined
  let isClosing = false
  const look = () => {
    working ??= followShops(app.services.db.background, () => isClosing)
      .catch((error) => app.log.warn({ event: 'shops-not-followed', error: String(error) }))
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(look, limits.shopChange.lookMs).unref()
  // Stops before the database closes.
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await working
  })
}
