import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

type Picture = { readonly picture_id: string; readonly width: number; readonly height: number }
type Reservation = { readonly folder: string; readonly seconds: number }

/**
 * Records a picture before its files are written, so that the upkeep finds what a failed upload leaves behind. A
 * reserved picture is not deleted. Waits for a running deletion, so that files written afterwards stay.
 */
export const reservePicture = (
  db: Db,
  { picture_id, width, height }: Picture,
  { folder, seconds }: Reservation,
) =>
  db.run(sql`
    with noted as (
      insert into file_checks (kind, name, due_at)
      values ('pictures', ${folder}, now() + make_interval(secs => ${seconds}::float))
    )
    insert into pictures (picture_id, width, height, state, held_until)
    values (${picture_id}, ${width}, ${height}, 'arriving', now() + make_interval(secs => ${seconds}::float))
    on conflict (picture_id) do update set held_until = excluded.held_until`)

/** Touches nothing if the picture was deleted while its files were written. */
export const updateArrived = (db: Db, pictureId: string) =>
  db.run(sql`update pictures set state = 'whole' where picture_id = ${pictureId}`)

const Known = z.object({ picture_id: z.string() })

/** Those of these ids that are stored. */
export const findKnownPictures = (db: Db, pictureIds: readonly string[]) =>
  db.many(rows(Known)`select picture_id from pictures where picture_id = any(${pictureIds})`)

/** Those of these ids that exist in all widths, locked against deletion until the transaction ends. */
export const lockWholePictures = (tx: Db, pictureIds: readonly string[]) =>
  tx.many(rows(Known)`
    select picture_id from pictures where picture_id = any(${pictureIds}) and state = 'whole'
    order by picture_id for key share`)

const Idle = z.object({ picture_id: z.string(), width: z.int() })

/** Those of these ids that nobody has reserved. Skips rows locked by somebody who is about to refer to them. */
export const lockIdlePictures = (tx: Db, pictureIds: readonly string[]) =>
  tx.many(rows(Idle)`
    select picture_id, width from pictures where picture_id = any(${pictureIds}) and held_until <= now()
    for update skip locked`)

const Named = z.object({ picture_id: z.string(), is_shown: z.boolean(), is_ordered: z.boolean() })

/** Whether pages refer to these pictures, and whether orders do. A new kind of reference must be added here. */
export const findNamed = (tx: Db, pictureIds: readonly string[]) =>
  tx.many(rows(Named)`
    select asked.picture_id,
      exists (select from products where deleted_at is null and picture_ids(images) @> array[asked.picture_id])
      or exists (select from products where off_market is not null and picture_ids(images) @> array[asked.picture_id])
      or exists (select from users where profile_image is not null and picture_id(profile_image) = asked.picture_id)
      or exists (select from blog_posts
        where picture_ids(jsonb_path_query_array(images, '$[*].url')) @> array[asked.picture_id])
      or exists (select from reviews where images <> '[]' and picture_ids(images) @> array[asked.picture_id])
      or exists (select from product_import_pictures where picture_id(url) = asked.picture_id)
      or exists (select from product_import_images where url is not null and picture_id(url) = asked.picture_id)
        as is_shown,
      exists (select from order_lines where product_image is not null and picture_id(product_image) = asked.picture_id)
        as is_ordered
    from unnest(${pictureIds}::text[]) asked(picture_id)`)

export const updateToSmall = (tx: Db, pictureIds: readonly string[]) =>
  tx.run(sql`update pictures set state = 'small' where picture_id = any(${pictureIds})`)

export const deletePictures = (tx: Db, pictureIds: readonly string[]) =>
  tx.run(sql`delete from pictures where picture_id = any(${pictureIds})`)
