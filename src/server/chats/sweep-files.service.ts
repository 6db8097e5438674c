import { uuid } from '#server/db/uuid.ts'
import type { House } from '#server/house.ts'
import { digitOf, sweepShelf } from '#server/media/sweep.ts'
import * as sql from './file.queries.ts'
import { filesFolder, folderOf } from './file-places.ts'

/** Folders of rooms that went with an account, and files whose message was never stored. */
export async function sweepChatFiles({ db, storage }: Pick<House, 'db' | 'storage'>, now = new Date()) {
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
