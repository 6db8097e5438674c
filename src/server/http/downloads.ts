import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CsvFile, SheetFile, ZipFile } from '#contract/reply.ts'
import { http } from '#contract/texts/http.ts'
import { tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'

const underWay = new Map<string, number>()

/**
 * Sends a file in parts, so that memory never holds all of it. An account may run few downloads at once, however
 * slowly it reads, because each of them keeps querying the database.
 */
export async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: 'text/csv' | 'application/zip',
  write: () => Promise<CsvFile | SheetFile | ZipFile>,
) {
  const account = request.caller?.user_id ?? request.ip
  const before = underWay.get(account) ?? 0
  if (before >= limits.downloadsAtOnce) throw tooOften(http.downloadsUnderWay)
  underWay.set(account, before + 1)
  reply.raw.once('close', () => {
    const left = (underWay.get(account) ?? 1) - 1
    if (left > 0) underWay.set(account, left)
    else underWay.delete(account)
  })
  const { file_name, parts, ...file } = await write()
  const type = ('media_type' in file && file.media_type) || mediaType
  return reply
    .type(type === 'text/csv' ? 'text/csv; charset=utf-8' : type)
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .send(Readable.from(parts, { objectMode: false }))
}
