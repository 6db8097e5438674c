import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const FileRow = z.object({
  file_id: z.uuid(),
  room_id: z.uuid(),
  kind: z.enum(['picture', 'pdf']),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type FileRow = z.infer<typeof FileRow>

export const insertFile = (tx: Db, { file_id, room_id, kind, name, bytes, width, height }: FileRow) =>
  tx.run(sql`
    insert into chat_files (file_id, room_id, kind, name, bytes, width, height)
    values (${file_id}, ${room_id}, ${kind}, ${name}, ${bytes}, ${width}, ${height})`)

/** Only for the two people of its room. */
export const findFile = (db: Db, userId: string, roomId: string, fileId: string) =>
  db.maybe(rows(FileRow)`
    select f.file_id, f.room_id, f.kind, f.name, f.bytes, f.width, f.height
    from chat_files f join chat_rooms r using (room_id)
    where f.file_id = ${fileId} and f.room_id = ${roomId} and ${userId} in (r.buyer_id, r.seller_id)`)

const KnownRoom = z.object({ room_id: z.uuid() })

export const findKnownRooms = (db: Db, roomIds: readonly string[]) =>
  db.many(rows(KnownRoom)`select room_id from chat_rooms where room_id = any(${roomIds}::uuid[])`)

const KnownFile = z.object({ file_id: z.uuid() })

export const findKnownFiles = (db: Db, fileIds: readonly string[]) =>
  db.many(rows(KnownFile)`select file_id from chat_files where file_id = any(${fileIds}::uuid[])`)
