import { randomUUID } from 'node:crypto'
import type * as contract from '#contract/chats/chat.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { StoredFile } from '#contract/reply.ts'
import { chats } from '#contract/texts/chats.ts'
import { badInput, notFound, Refusal } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { bytesOf } from '#server/media/data-url.rules.ts'
import { readPicture } from '#server/media/document.service.ts'
import { scheduleFileCheck } from '#server/media/note-file.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './file.queries.ts'
import { fileNameOf } from './file-places.rules.ts'
import { sendMessage } from './message.service.ts'
import { getRoom } from './room.service.ts'

type Draft = InputOf<typeof contract.sendChatFile>
type Content = Pick<sql.FileRow, 'kind' | 'width' | 'height'> & { readonly content: Buffer }

/** A picture or a PDF as a message. The bytes come first: a file that the room shows can be fetched. */
export async function sendFile(services: Services, caller: Caller, { roomId, file, name, client_id }: Draft) {
  // Before the work: strangers shall not have pictures decoded.
  await getRoom(services.db, caller, roomId)
  const { content, ...about } = await contentOf(file)
  const row = { file_id: randomUUID(), room_id: roomId, name, bytes: content.length, ...about }
  // Should the server die before the message is there, the upkeep finds the file.
  await scheduleFileCheck(services.db, 'chats', fileNameOf(row))
  await services.storage.put(fileNameOf(row), content)
  const message = await sendMessage(services.db, caller, {
    roomId,
    message: '',
    client_id,
    file: { file_id: row.file_id, insert: (tx) => sql.insertFile(tx, row) },
  }).catch(async (error: Error) => {
    // Any other error leaves open whether the message is there, and then it must have its file.
    if (error instanceof Refusal) await services.storage.delete(fileNameOf(row))
    throw error
  })
  // Sent before under the same client id: these bytes are nobody's.
  if (message.file_id !== row.file_id) await services.storage.delete(fileNameOf(row))
  return message
}

async function contentOf(dataUrl: string): Promise<Content> {
  const pdf = pdfIn(dataUrl)
  if (pdf) return { kind: 'pdf', width: null, height: null, content: pdf }
  if (dataUrl.startsWith('data:application/pdf')) throw badInput(chats.notAPdf)
  const { content, width, height } = await readPicture({ dataUrl, name: 'The file' })
  return { kind: 'picture', width, height, content }
}

/** By its first bytes, whatever it calls itself. */
function pdfIn(dataUrl: string): Buffer | undefined {
  // `%PDF-` in base64; the last sign also holds bits of what follows.
  if (!/;base64,JVBERi[0-3]/.test(dataUrl.slice(0, 200))) return undefined
  const content = bytesOf(dataUrl)
  if (!content) throw badInput(chats.damagedFile)
  if (content.length > limits.chat.pdfBytes) throw new Refusal(413, chats.largeFile)
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : undefined
}

/** To the two people of the room; to all others it is not there. */
export async function getFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { user_id }: Caller,
  { roomId, fileId }: { roomId: string; fileId: string },
): Promise<StoredFile> {
  const file = await sql.findFile(db, user_id, roomId, fileId)
  const bytes = file && (await storage.get(fileNameOf(file)))
  if (!file || !bytes) throw notFound('file')
  return file.kind === 'picture'
    ? { media_type: 'image/webp', file_name: `${withoutEnding(file.name)}.webp`, bytes }
    : { media_type: 'application/pdf', file_name: `${withoutEnding(file.name)}.pdf`, bytes }
}

const withoutEnding = (name: string) => name.replace(/\.(pdf|jpe?g|png|gif|webp)$/i, '')
