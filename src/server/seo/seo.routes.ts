import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { productId, sellerId } from '#contract/fields.ts'
import { languages } from '#contract/languages.ts'
import { notFound } from '#server/errors.ts'
import { originOf } from '#server/http/origin.ts'
import { readsOf } from '#server/services.ts'
import { robotsText } from './robots.reply.ts'
import { indexXml, type Pieces, urlsetXml } from './sitemap.reply.ts'
import * as sitemap from './sitemap.service.ts'

/** Files for search engines. Their addresses are absolute, and requests count like any visitor's. */
export function seoRoutes(app: FastifyInstance) {
  const db = readsOf(app.services)
  const listSitemaps = sitemap.sitemapIndex(db)
  const urlset = (pieces: Pieces) => streamOf(urlsetXml(originOf(app), pieces, languages))
  const onRequest = (request: FastifyRequest) => app.countRequest('read', request, null)

  app.get('/robots.txt', { onRequest }, (_, reply) =>
    cacheable(reply, 'text/plain').send(robotsText(originOf(app), languages)),
  )
  app.get('/sitemap.xml', { onRequest }, async (_, reply) =>
    asXml(reply).send(indexXml(originOf(app), await listSitemaps())),
  )
  app.get('/sitemap/pages.xml', { onRequest }, async (_, reply) =>
    asXml(reply).send(urlset([await sitemap.publicEntries(db)])),
  )
  app.get('/sitemap/blogs.xml', { onRequest }, async (_, reply) =>
    asXml(reply).send(urlset([await sitemap.blogEntries(db)])),
  )
  app.get<{ Params: { start: string } }>(
    '/sitemap/sellers/:start.xml',
    { onRequest },
    async (request, reply) => {
      const start = sellerId.safeParse(request.params.start)
      if (!start.success) throw notFound('sitemap')
      const sellers = await sitemap.sellerEntries(db, start.data)
      return asXml(reply).send(urlset([sellers]))
    },
  )
  app.get<{ Params: { start: string } }>(
    '/sitemap/products/:start.xml',
    { onRequest },
    async (request, reply) => {
      const start = productId.safeParse(request.params.start)
      if (!start.success) throw notFound('sitemap')
      const pieces = await sitemap.productEntries(db, start.data)
      return asXml(reply).send(urlset(pieces))
    },
  )
}

const cacheable = (reply: FastifyReply, type: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600')

const asXml = (reply: FastifyReply) => cacheable(reply, 'application/xml')

const streamOf = (text: AsyncIterable<string>) => Readable.from(text, { objectMode: false })
