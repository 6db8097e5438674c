import type { FastifyInstance } from 'fastify'
import { unsubscribePath } from '#contract/paths.ts'
import { reach as texts } from '#contract/texts/reach/reach.ts'
import { success } from '#server/http/success.ts'
import { unsubscribe } from './mail/address.service.ts'

/**
 * The one press of RFC 8058: the reader's mail program sends a form, not JSON. What it says does not matter, because
 * nothing else can be asked for here.
 */
export function unsubscribeRoutes(app: FastifyInstance) {
  void app.register(async (forms) => {
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    const counted = {
      onRequest: (request: Parameters<typeof app.countRequest>[1]) =>
        app.countRequest('write', request, null),
    }
    forms.post<{ Params: { token: string } }>(unsubscribePath(':token'), counted, async ({ params }) => {
      await unsubscribe(app.services.db, params.token)
      return success(texts.unsubscribed)
    })
  })
}
