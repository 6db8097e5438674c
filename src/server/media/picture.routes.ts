import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#server/errors.ts'
import { matchesTag } from '#server/http/etag.ts'
import { limits } from '#server/limits.ts'
import { hotFiles } from '#server/storage/hot-files.ts'
import { addressOf, fileOf, type PictureAddress } from './picture-address.rules.ts'

type Asked = { Params: { '*': string } }

const { hotWidth, hotBytes, hotMs, cachedSeconds } = limits.picture

/**
 * Serves pictures. A name holds its content for ever, but not every picture stays for ever: what is taken off a page is gone
 * from its address within a minute, so whoever has it asks again after a while, and is told in a few bytes that it is there.
 */
export function pictureRoutes(app: FastifyInstance) {
  const { storage } = app.services
  const hot = hotFiles(hotBytes, hotMs)

  const read = async (name: string, width: number) => {
    if (width > hotWidth) return storage.open(name)
    const content = hot.get(name) ?? (await storage.get(name))
    if (content) hot.add(name, content)
    return content && { size: content.length, content }
  }

  const isThere = async (name: string) =>
    hot.get(name) !== undefined || (await storage.changedAt(name)) !== undefined

  // A wildcard, since names of any length must be not found rather than too long.
  app.get<Asked>('/media/*', async (request, reply) => {
    const address = addressOf(request.params['*'])
    if (!address) throw notFound('picture')
    const etag = etagOf(address)
    const name = fileOf(address.pictureId, address.width)
    // Whoever names this tag has had the picture from here.
    if (matchesTag(request.headers['if-none-match'], etag) && (await isThere(name)))
      return asPicture(reply.code(304), etag).send()
    const file = await read(name, address.width)
    if (!file) throw notFound('picture')
    return asPicture(reply, etag).type('image/webp').header('content-length', file.size).send(file.content)
  })
}

const etagOf = ({ pictureId, width }: PictureAddress) => `"${pictureId}-${width}"`

const asPicture = (reply: FastifyReply, etag: string) =>
  reply.headers({
    'cache-control': `public, max-age=${cachedSeconds}`,
    'x-content-type-options': 'nosniff',
    etag,
  })
