import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import { look, onContentChange } from './content.service.ts'

/**
 * Looks for changed content as long as the server runs, whoever changed it, so that no reader waits for a look. What
 * was answered from the former content is not kept.
 */
export function startContentWatch(app: FastifyInstance) {
  const { db, reads } = app.services
  const places = [...new Set([db, reads ?? db])]
  const stop = new AbortController()
  const ends = places.map((place) => onContentChange(place, () => app.answers.clear()))
  const watch = async () => {
    for (; !stop.signal.aborted; await rest(stop.signal)) {
      // While the database is away nobody is answered from it either.
      await Promise.all(places.map(look)).catch(() => {})
    }
  }
  let watching: Promise<void> | undefined
  app.addHook('onReady', async () => {
    watching = watch()
  })
  app.addHook('onClose', async () => {
    stop.abort()
    for (const end of ends) end()
    await watching
  })
}

const rest = (signal: AbortSignal) =>
  wait(limits.content.lookMs, undefined, { ref: false, signal }).catch(() => {})
