import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/books/books.ts'
import { route } from '#server/http/route.ts'
import { toBookDocument, toBooks } from './books.reply.ts'
import { getBooks } from './books.service.ts'
import { getGstr1, getHsnFile, getSalesFile } from './files.service.ts'
import { listPart } from './part.service.ts'

export function bookRoutes(app: FastifyInstance) {
  const { db, env } = app.services

  route(app, contract.getBooks, async (wish, seller) => toBooks(await getBooks(app.services, seller, wish)))
  route(app, contract.listBookDocuments, async (wish, seller) => {
    const { documents, next } = await listPart(db, seller, wish)
    return { success: true as const, documents: documents.map(toBookDocument), next }
  })
  route(app, contract.getSalesFile, async ({ language, ...wish }, seller) =>
    getSalesFile(db, seller, wish, await app.languages.wordsIn(language)),
  )
  route(app, contract.getHsnFile, async ({ language, ...wish }, seller) =>
    getHsnFile(db, seller, wish, await app.languages.wordsIn(language)),
  )
  route(app, contract.getGstr1, (wish, seller) => getGstr1(db, seller, wish, env.gstr1Version))
}
