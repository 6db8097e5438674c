import type { FastifyInstance } from 'fastify'
import { sweepChatFiles } from './chats/sweep-files.service.ts'
import { relistDemoOffers } from './demo/relist-demo-offers.ts'
import { purgeKeys } from './idempotency/idempotency.service.ts'
import { purgeImports } from './imports/import.service.ts'
import { sweepPictures } from './media/sweep-pictures.service.ts'
import { purgeCodes } from './one-time-codes/code.service.ts'
import { endTopProducts } from './products/desk.service.ts'
import { marketWords } from './search/market-words.service.ts'
import { purgeDocuments } from './seller-applications/decision.service.ts'
import { sweepDocuments } from './seller-applications/sweep-documents.service.ts'
import { purgeSessions } from './sessions/session.service.ts'
import { purgeSignIns } from './users/sign-in.service.ts'

const hour = 60 * 60_000

/**
 * Removes, at start and every hour, what has run out and matters no more; the demo's offers begin anew,
 * and the search learns the words of the market before anybody asks.
 */
export function startUpkeep(app: FastifyInstance) {
  const { house } = app
  const { db, env } = house
  const tidy = async () => {
    try {
      await purgeSessions(db)
      await purgeSignIns(db)
      await purgeCodes(db)
      await purgeKeys(db)
      await purgeDocuments(house)
      await sweepDocuments(house)
      await sweepPictures(house)
      await sweepChatFiles(house)
      await purgeImports(db)
      await endTopProducts(db)
      if (env.demo) await relistDemoOffers(db)
      await marketWords(db)
    } catch (error) {
      app.log.warn({ event: 'upkeep-failed', error: String(error) })
    }
  }
  let round = tidy()
  const timer = setInterval(() => {
    round = tidy()
  }, hour).unref()
  // The database is closed after the app: a round that has begun must not find it gone.
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
  return round
}
