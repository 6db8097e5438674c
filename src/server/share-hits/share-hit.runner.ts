import type { FastifyInstance } from 'fastify'
import { pathInEnglish } from '#server/http/web-builds.ts'
import { limits } from '#server/limits.ts'
import { hitOf, isByProgram } from './share-hit.rules.ts'
import { countHit, storeHits } from './share-hit.service.ts'

/** Counts pages that were opened by a shared link, and writes the counts down every few seconds and at the end. */
export function startShareHits(app: FastifyInstance) {
  const { db } = app.services
  app.addHook('onResponse', async ({ method, url, headers }, { statusCode }) => {
    const [path = '', query = ''] = url.split('?')
    if (method !== 'GET' || !query.includes('via=') || (statusCode !== 200 && statusCode !== 304)) return
    const hit = hitOf(pathInEnglish(path), query)
    if (hit && !isByProgram(headers)) countHit(db, hit)
  })
  const store = () =>
    storeHits(db.background).catch((error) =>
      app.log.warn({ event: 'share-hits-not-stored', error: String(error) }),
    )
  const timer = setInterval(store, limits.shareHits.storeMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })
}
