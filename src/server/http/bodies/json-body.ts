import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { badInput, Refusal } from '#server/errors.ts'
import type { Pace } from '#server/http/connections/connections.ts'
import { stepsOfFile, whyHostile } from './json-shape.ts'
import { unwatchBody, watchBody } from './slow-uploads.ts'

const tooLarge = () => new Refusal(413, http.tooLarge)
const tooSlow = () => new Refusal(408, http.tooSlow)
const notJson = () => new Refusal(415, http.notJson)

/** Parses the only accepted body: JSON in UTF-8, within the size and time of its route, of a harmless shape. */
export function installJsonBodies(app: FastifyInstance, paceFor: (request: FastifyRequest) => Pace) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    if (!isPlainJson(request)) throw notJson()
    const max = request.routeOptions.bodyLimit
    if (Number(request.headers['content-length']) > max) throw tooLarge()
    const steps = request.routeOptions.config.endpoint?.body === 'import' ? stepsOfFile : undefined
    return parseJson(await read(payload, { ...paceFor(request), max, request }), steps)
  })
}

/**
 * Accepts exactly one content type in one of the two usual spellings: cleverer ones have been used to bypass checks.
 */
function isPlainJson({ raw, headers }: FastifyRequest): boolean {
  const times =
    raw.rawHeaders?.filter((name, index) => index % 2 === 0 && /^content-type$/i.test(name)).length ?? 1
  return times <= 1 && /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
}

function parseJson(body: Buffer, steps?: number): unknown {
  const why = isUtf8(body) ? whyHostile(body, steps) : 'hostile'
  // In a body with a file, only quotation marks make the check expensive.
  if (why) throw badInput(why === 'long' && steps === stepsOfFile ? http.tooManyMarks : http.notAnObject)
  try {
    return JSON.parse(body.toString())
  } catch {
    throw badInput(http.notAnObject)
  }
}

type Reading = Pace & { readonly max: number; readonly request: FastifyRequest }

function read(payload: Readable, { ms, bytes, max, request }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  let judged = 0
  return new Promise((resolve, reject) => {
    const stop = (settle: () => void) => {
      clearInterval(timer)
      unwatchBody(request)
      payload.off('data', take).off('end', finish).off('error', fail).off('close', fail)
      // Discards the rest of the body, so that the sender can read the answer.
      payload.on('error', () => {}).resume()
      settle()
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > max) stop(() => reject(tooLarge()))
      else chunks.push(chunk)
    }
    const finish = () => stop(() => resolve(Buffer.concat(chunks, size)))
    const fail = () => stop(() => reject(badInput(http.notAnObject)))
    const judge = () => {
      if (size - judged < bytes) stop(() => reject(tooSlow()))
      judged = size
    }
    const timer = setInterval(judge, ms)
    watchBody(request, {
      since: Date.now(),
      arrived: () => size,
      giveUp: (why) => stop(() => reject(why)),
    })
    payload.on('data', take).on('end', finish).on('error', fail).on('close', fail)
  })
}
