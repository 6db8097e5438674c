import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { productId, sellerId } from '#contract/fields.ts'
import { productPicturePath, shopPicturePath } from '#contract/paths.ts'
import { notFound } from '#server/errors.ts'
import { matchesTag } from '#server/http/etag.ts'
import { limits } from '#server/limits.ts'
import { getProductPicture, getShopPicture, type SharePicture } from './share-picture.service.ts'

type Named = { Params: { id: string } }

/** Pictures that messengers show beside a link. Requests count like any visitor's. */
export function sharePictureRoutes(app: FastifyInstance) {
  const { services } = app
  const onRequest = (request: FastifyRequest) => app.countRequest('read', request, null)

  app.get<Named>(productPicturePath(':id'), { onRequest }, async (request, reply) => {
    const id = productId.safeParse(request.params.id)
    if (!id.success) throw notFound('product')
    return send(request, reply, await getProductPicture(services, id.data))
  })
  app.get<Named>(shopPicturePath(':id'), { onRequest }, async (request, reply) => {
    const id = sellerId.safeParse(request.params.id)
    if (!id.success) throw notFound('seller')
    return send(request, reply, await getShopPicture(services, id.data))
  })
}

/** Like photos, pictures can go: clients ask again. */
async function send(request: FastifyRequest, reply: FastifyReply, picture: SharePicture) {
  reply.headers({
    'cache-control': `public, max-age=${limits.picture.cachedSeconds}`,
    'x-content-type-options': 'nosniff',
    etag: picture.etag,
  })
  if (matchesTag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
  try {
    return reply.type('image/jpeg').send(await picture.make())
  } catch (error) {
    request.log.warn(error)
    reply.removeHeader('etag').header('cache-control', 'no-store')
    return reply.redirect(picture.photo ?? '/icon-512.png', 302)
  }
}
