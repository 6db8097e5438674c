import { randomUUID } from 'node:crypto'
import type * as contract from '#contract/chats/chat.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { StoredFile } from '#contract/reply.ts'
import { notFound, Refusal } from '#server/errors.ts'
import { readPictureOrPdf } from '#server/media/picture-or-pdf.service.ts'
import { scheduleFileCheck } from '#server/media/schedule-file-check.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './file.queries.ts'
import { fileNameOf } from './file-places.rules.ts'
import { sendMessage } from './message.service.ts'
import { getRoom } from './room.service.ts'

type Draft = InputOf<typeof contract.sendChatFile>

/** Sends a picture or a PDF as a message. The file is stored first, so that it exists once the room shows it. */
export async function sendFile(services: Services, caller: Caller, { roomId, file, name, client_id }: Draft) {
  // Checked first, so that people outside the room cannot make the server decode pictures.
  await getRoom(services.db, caller, roomId)
  const { content, ...about } = await readPictureOrPdf(file)
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
