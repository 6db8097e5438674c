import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#server/errors.ts'
import { matchesTag } from '#server/http/etag.ts'
import { limits } from '#server/limits.ts'
import { hotFiles } from '#server/storage/hot-files.ts'
import { addressOf, fileOf, type PictureAddress } from './picture-address.rules.ts'

type PictureRequest = { Params: { '*': string } }

const { hotWidth, hotBytes, hotMs, cachedSeconds } = limits.picture

/**
 * Serves pictures. The content behind a name never changes, but pictures can be removed: one that is taken off a page
 * disappears from its address within a minute, so clients revalidate, which costs a few bytes.
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

  // A wildcard, so that overlong names answer 404 instead of an error about their length.
  app.get<PictureRequest>('/media/*', async (request, reply) => {
    const address = addressOf(request.params['*'])
    if (!address) throw notFound('picture')
    const etag = etagOf(address)
    const name = fileOf(address.pictureId, address.width)
    // A client that sends this tag got the picture from here.
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
