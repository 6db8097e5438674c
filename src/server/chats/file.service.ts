import { randomUUID } from 'node:crypto'
import type * as contract from '#contract/chats/chat.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { StoredFile } from '#contract/reply.ts'
import { chats } from '#contract/texts/chats.ts'
import { badInput, notFound, Refusal } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { bytesOf } from '#server/media/data-url.rules.ts'
import { readPicture } from '#server/media/document.service.ts'
import { scheduleFileCheck } from '#server/media/schedule-file-check.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './file.queries.ts'
import { fileNameOf } from './file-places.rules.ts'
import { sendMessage } from './message.service.ts'
import { getRoom } from './room.service.ts'

type Draft = InputOf<typeof contract.sendChatFile>
type Content = Pick<sql.FileRow, 'kind' | 'width' | 'height'> & { readonly content: Buffer }

/** Sends a picture or a PDF as a message. The file is stored first, so that it exists once the room shows it. */
export async function sendFile(services: Services, caller: Caller, { roomId, file, name, client_id }: Draft) {
  // Checked first, so that people outside the room cannot make the server decode pictures.
  await getRoom(services.db, caller, roomId)
  const { content, ...about } = await contentOf(file)
  const row = { file_id: randomUUID(), room_id: roomId, name, bytes: content.length, ...about }
  // If the server dies before the message is stored, the upkeep removes the file.
  await scheduleFileCheck(services.db, 'chats', fileNameOf(row))
  await services.storage.put(fileNameOf(row), content)
  const message = await sendMessage(services.db, caller, {
    roomId,
    message: '',
    client_id,
    file: { file_id: row.file_id, insert: (tx) => sql.insertFile(tx, row) },
  }).catch(async (error: Error) => {
    // After any other error the message may have been stored, and then it needs its file.
    if (error instanceof Refusal) await services.storage.delete(fileNameOf(row))
    throw error
  })
  // The message was already sent under this client id, so this copy is not needed.
  if (message.file_id !== row.file_id) await services.storage.delete(fileNameOf(row))
  return message
}

async function contentOf(dataUrl: string): Promise<Content> {
  const pdf = pdfIn(dataUrl)
  if (pdf) return { kind: 'pdf', width: null, height: null, content: pdf }
  if (dataUrl.startsWith('data:application/pdf')) throw badInput(chats.notAPdf)
  const { content, width, height } = await readPicture({ dataUrl, name: { kind: 'file' } })
  return { kind: 'picture', width, height, content }
}

/** Detects the type from the first bytes, not from the declared type. */
function pdfIn(dataUrl: string): Buffer | undefined {
  // `%PDF-` in base64; the last character also holds bits of the next byte.
  if (!/;base64,JVBERi[0-3]/.test(dataUrl.slice(0, 200))) return undefined
  const content = bytesOf(dataUrl)
  if (!content) throw badInput(chats.damagedFile)
  if (content.length > limits.chat.pdfBytes) throw new Refusal(413, chats.largeFile)
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : undefined
}

/** Only for the two people of the room; for everybody else it does not exist. */
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
