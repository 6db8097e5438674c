import type { House } from '#server/house.ts'
import * as sql from './picture.queries.ts'
import { digitOf, digits, sweepShelf, sweepUnfinished } from './sweep.ts'

export async function sweepPictures({ db, storage }: Pick<House, 'db' | 'storage'>, now = new Date()) {
  await sweepUnfinished(storage, now)
  const named = async (ids: readonly string[]) =>
    (await sql.findKnownPictures(db, ids)).map(({ picture_id }) => picture_id)
  const first = digitOf(now)
  for (const second of digits)
    await sweepShelf(
      { files: storage, folder: `pictures/${first}${second}`, isOurs: /^[0-9a-f]{32}$/, named },
      now,
    )
}
