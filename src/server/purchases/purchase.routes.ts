import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/books/purchases.ts'
import { route } from '#server/http/route.ts'
import { toPurchases } from './purchase.reply.ts'
import { getPurchases, getPurchasesFile, getPurchasesForTally } from './purchase.service.ts'

export function purchaseRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.getPurchases, async (wish, buyer) => toPurchases(await getPurchases(db, buyer, wish)))
  route(app, contract.getPurchasesForTally, (wish, buyer) => getPurchasesForTally(db, buyer, wish))
  route(app, contract.getPurchasesFile, async ({ language, month }, buyer) =>
    getPurchasesFile(db, buyer, { month }, await app.languages.wordsIn(language)),
  )
}
