import { uuid } from '#server/db/uuid.ts'
import { removeFiles, sweepDue } from '#server/media/sweep-due.service.ts'
import type { Services } from '#server/services.ts'
import { digitOf, sweepShelf } from '#server/storage/sweep.ts'
import * as sql from './file.queries.ts'
import { fileIdOf, filesFolder, folderOf } from './file-places.rules.ts'

/** Removes files whose message was never stored or was deleted with its room. */
export const sweepDueChatFiles = ({ db, storage }: Pick<Services, 'db' | 'storage'>) =>
  sweepDue({
    db,
    kind: 'chats',
    settle: async (tx, names) => {
      const known = new Set((await sql.findKnownFiles(tx, names.map(fileIdOf))).map(({ file_id }) => file_id))
      return {
        failed: await removeFiles(
          storage,
          names.filter((name) => !known.has(fileIdOf(name))),
        ),
      }
    },
  })

/** Removes folders of deleted rooms, and files whose message was never stored. */
export async function sweepChatFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, now = new Date()) {
  const turn = new RegExp(`^${digitOf(now)}[0-9a-f-]{35}$`)
  const knownRooms = async (ids: readonly string[]) =>
    (await sql.findKnownRooms(db, ids)).map(({ room_id }) => room_id)
  const knownFiles = async (ids: readonly string[]) =>
    (await sql.findKnownFiles(db, ids)).map(({ file_id }) => file_id)
  await sweepShelf({ files: storage, folder: filesFolder, isOurs: turn, named: knownRooms }, now)
  for (const room of await storage.list(filesFolder))
    if (turn.test(room))
      await sweepShelf({ files: storage, folder: folderOf(room), isOurs: uuid, named: knownFiles }, now)
}
