import { createHash } from 'node:crypto'
import { pictures } from '#contract/texts/pictures.ts'
import type { Db } from '#server/db/db.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import { lockWholePictures, reservePicture, updateArrived } from './picture.queries.ts'
import { fileOf, pictureFolderOf, pictureIdsOf, urlOf } from './picture-address.rules.ts'

/** A picture as WebP files by width; `width` and `height` are those of the largest. */
export type MadePicture = {
  readonly width: number
  readonly height: number
  readonly files: ReadonlyMap<number, Buffer>
}

const attempts = 3
const hold = { seconds: limits.picture.keepSeconds }

/**
 * Stores a picture and returns its address. Its id is a hash of its content, so equal pictures are one picture. It is
 * complete once all its files exist, and is deleted again unless something refers to it soon.
 */
export async function storePicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { width, height, files }: MadePicture,
): Promise<string> {
  const largest = files.get(width)
  if (!largest) throw new Error('a picture holds a file of its own width')
  const picture_id = createHash('sha256').update(largest).digest('hex').slice(0, 32)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await reservePicture(db, { picture_id, width, height }, { ...hold, folder: pictureFolderOf(picture_id) })
    await Promise.all([...files].map(([each, file]) => storage.put(fileOf(picture_id, each), file)))
    // If the disk hung for longer than the reservation, the picture may have been deleted meanwhile.
    if ((await updateArrived(db, picture_id)) > 0) return urlOf(picture_id, width)
  }
  throw lost()
}

/**
 * Locks pictures in the transaction that refers to them and checks that they exist. Afterwards they are kept because
 * of that reference.
 */
export async function keepNamed(tx: Db, urls: readonly string[]) {
  const ids = pictureIdsOf(urls)
  if (ids.length > 0 && (await lockWholePictures(tx, ids)).length < ids.length) throw lost()
}

const lost = () => unavailable(pictures.lost)
