import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type Picture = { readonly picture_id: string; readonly width: number; readonly height: number }

export const insertPicture = (db: Db, { picture_id, width, height }: Picture) =>
  db.run(sql`
    insert into pictures (picture_id, width, height) values (${picture_id}, ${width}, ${height})
    on conflict (picture_id) do nothing`)
