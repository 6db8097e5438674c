import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiPage } from './api-page.ts'
import { openApiOf } from './openapi.ts'
import { plainPageHeaders } from './plain-page.ts'

/** Serves the description of the API, for programs and for people; each is written on the first request. */
export function installApiDocuments(app: FastifyInstance) {
  const { publicUrl, host, port } = app.services.env
  const address = publicUrl ?? `http://${host}:${port}`
  const endpoints = () => [...app.registry.keys()]
  const openApi = once(() => JSON.stringify(openApiOf(endpoints(), publicUrl)))
  const page = once(() => apiPage(endpoints(), address))
  const counted = { onRequest: (request: FastifyRequest) => app.countRequest('read', request, null) }

  app.get('/api/openapi.json', counted, (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(openApi()),
  )
  app.get('/api/docs', counted, (_request, reply) =>
    reply.headers({ ...plainPageHeaders, 'cache-control': 'no-cache' }).send(page()),
  )
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
