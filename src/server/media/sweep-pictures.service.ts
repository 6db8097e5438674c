import type { House } from '#server/house.ts'
import * as sql from './picture.queries.ts'
import { sweepShelf, sweepUnfinished } from './sweep.ts'

const hour = 60 * 60_000
const digits = '0123456789abcdef'

/** Looks at a sixteenth of all pictures each hour, so that a round stays short however many there are. */
export async function sweepPictures({ db, storage }: Pick<House, 'db' | 'storage'>, now = new Date()) {
  await sweepUnfinished(storage, now)
  const named = async (ids: readonly string[]) =>
    (await sql.findKnownPictures(db, ids)).map(({ picture_id }) => picture_id)
  const first = digits.charAt(Math.floor(now.getTime() / hour) % digits.length)
  for (const second of digits)
    await sweepShelf(
      { files: storage, folder: `pictures/${first}${second}`, isOurs: /^[0-9a-f]{32}$/, named },
      now,
    )
}
