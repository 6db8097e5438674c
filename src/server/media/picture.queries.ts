import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

type Picture = { readonly picture_id: string; readonly width: number; readonly height: number }

export const insertPicture = (db: Db, { picture_id, width, height }: Picture) =>
  db.run(sql`
    insert into pictures (picture_id, width, height) values (${picture_id}, ${width}, ${height})
    on conflict (picture_id) do nothing`)

const Known = z.object({ picture_id: z.string() })

/** Of these ids, those of pictures that are kept. */
export const findKnownPictures = (db: Db, pictureIds: readonly string[]) =>
  db.many(rows(Known)`select picture_id from pictures where picture_id = any(${pictureIds})`)
