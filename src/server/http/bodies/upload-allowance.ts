import type { FastifyInstance, FastifyRequest } from 'fastify'
import { returnBytes, takeBytes } from '#server/uploads/allowance.service.ts'
import { expectedBytes } from './upload-gate.ts'

/**
 * Limits how many bytes a person may send in a day, counted for every route that accepts large bodies, because a disk
 * that one new account can fill takes no more orders. The count is in the database, so that a restart does not reset
 * it.
 */
export function installUploadAllowance(app: FastifyInstance, isOn: boolean) {
  const { db } = app.services
  const taken = new WeakMap<FastifyRequest, number>()

  app.addHook('preParsing', async (request) => {
    const bytes = isOn ? bytesOf(request) : 0
    if (bytes === 0 || !request.caller) return
    await takeBytes(db, request.caller.user_id, bytes)
    taken.set(request, bytes)
  })
  app.addHook('onResponse', async (request, reply) => {
    const bytes = taken.get(request)
    if (bytes === undefined || !request.caller || reply.statusCode < 400) return
    await returnBytes(db, request.caller.user_id, bytes)
  })
}

const bytesOf = (request: FastifyRequest) =>
  (request.routeOptions.config.endpoint?.body ?? 'small') === 'small' ? 0 : expectedBytes(request)
