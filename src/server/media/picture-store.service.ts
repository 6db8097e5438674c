import { createHash } from 'node:crypto'
import { pictures } from '#contract/texts/pictures.ts'
import type { Db } from '#server/db/db.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import { lockWholePictures, reservePicture, updateArrived } from './picture.queries.ts'
import { fileOf, pictureFolderOf, pictureIdsOf, urlOf } from './picture-address.rules.ts'

/** A picture in its WebP files, by width; `width` and `height` are those of the largest. */
export type MadePicture = {
  readonly width: number
  readonly height: number
  readonly files: ReadonlyMap<number, Buffer>
}

const attempts = 3
const hold = { seconds: limits.picture.heldSeconds }

/**
 * Keeps a picture and answers its address. Its id is its content, so the same picture twice is one picture. It is whole
 * once all its files are there, and somebody has to name it soon, or it goes again.
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
    // A disk that stood still for longer than the picture was held may have lost it meanwhile.
    if ((await updateArrived(db, picture_id)) > 0) return urlOf(picture_id, width)
  }
  throw lost()
}

/**
 * Makes sure, in the transaction that names pictures, that they are there, and stay until it ends. From then on they are
 * kept because they are named.
 */
export async function keepNamed(tx: Db, urls: readonly string[]) {
  const ids = pictureIdsOf(urls)
  if (ids.length > 0 && (await lockWholePictures(tx, ids)).length < ids.length) throw lost()
}

const lost = () => unavailable(pictures.lost)
