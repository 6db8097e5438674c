import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shippingPolicyPath } from '#contract/paths.ts'
import { matchesTag } from '#server/http/etag.ts'
import { originOf } from '#server/http/origin.ts'
import { getShippingFile } from './shipping-file.service.ts'

// Browsers wrap a document in a page of their own, which the strictest policy would leave blank.
const shownByBrowsers =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The shipping policy: always the text of now, so browsers ask each time whether theirs still is. */
export function shippingFileRoutes(app: FastifyInstance) {
  const onRequest = (request: FastifyRequest) => app.countRequest('read', request, null)

  app.get(shippingPolicyPath, { onRequest }, async ({ headers }, reply) => {
    const { hash, pdf } = await getShippingFile(app.services.db, originOf(app))
    const etag = `"${hash}"`
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': shownByBrowsers,
      etag,
    })
    if (matchesTag(headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/pdf').send(pdf)
  })
}
