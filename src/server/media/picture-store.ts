import { createHash } from 'node:crypto'
import type { House } from '#server/house.ts'
import { insertPicture } from './picture.queries.ts'
import { fileOf, urlOf } from './picture-address.ts'

/** A picture in its WebP files, by width; `width` and `height` are those of the largest. */
export type MadePicture = {
  readonly width: number
  readonly height: number
  readonly files: ReadonlyMap<number, Buffer>
}

/**
 * Keeps a picture and answers its address. Its id is its content, so the same picture twice is one picture. The row
 * comes last: a picture that the database knows can be fetched.
 */
export async function storePicture(
  { db, storage }: Pick<House, 'db' | 'storage'>,
  { width, height, files }: MadePicture,
): Promise<string> {
  const largest = files.get(width)
  if (!largest) throw new Error('a picture holds a file of its own width')
  const picture_id = createHash('sha256').update(largest).digest('hex').slice(0, 32)
  await Promise.all([...files].map(([each, file]) => storage.put(fileOf(picture_id, each), file)))
  await insertPicture(db, { picture_id, width, height })
  return urlOf(picture_id, width)
}
