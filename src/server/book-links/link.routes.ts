import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/books/book-links.ts'
import { bookLinks as texts } from '#contract/texts/books/book-links.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toLink, toLook } from './link.reply.ts'
import { listLinks, listLooks, makeLink, takeLinkBack } from './link.service.ts'

/** The shop's own side of its links. */
export function bookLinkRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listBookLinks, async (_, seller) => ({
    success: true as const,
    links: (await listLinks(db, seller)).map(toLink(new Date())),
  }))
  route(app, contract.makeBookLink, async (draft, seller) => {
    const now = new Date()
    const { link, key } = await makeLink(db, seller, draft, now)
    return success(texts.made, { link: toLink(now)(link), key })
  })
  route(app, contract.takeBookLinkBack, async ({ linkId }, seller) => {
    await takeLinkBack(db, seller, linkId)
    return success(texts.takenBack)
  })
  route(app, contract.listBookLooks, async (wish, seller) => {
    const { page, ...more } = await listLooks(db, seller, wish)
    return { success: true as const, looks: page.map(toLook), ...more }
  })
}
