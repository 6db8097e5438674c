import type { Db } from '#server/db/db.ts'
import { preferIndexes } from '#server/db/prefer-indexes.ts'
import type { Services } from '#server/services.ts'
import { digitOf, digits, sweepShelf, sweepUnfinished } from '#server/storage/sweep.ts'
import * as sql from './picture.queries.ts'
import { fileOf, largeWidthsOf, pictureFolderOf } from './picture-address.rules.ts'
import { type CheckedFiles, removeFiles, sweepDue } from './sweep-due.service.ts'

type Where = Pick<Services, 'db' | 'storage'>

/** Deletes pictures that nothing refers to; of those that only orders show, the small width stays. */
export const sweepDuePictures = ({ db, storage }: Where) =>
  sweepDue({ db, kind: 'pictures', settle: (tx, names) => settle(tx, storage, names) })

const idOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** Files first: if the server dies in between, the row remains and is checked again. */
async function settle(tx: Db, storage: Where['storage'], folders: readonly string[]): Promise<CheckedFiles> {
  const pictureIds = folders.map(idOf)
  // For pictures without any reference, each of the queries below would otherwise scan whole tables.
  await preferIndexes(tx)
  const idle = await sql.lockIdlePictures(tx, pictureIds)
  const ids = idle.map(({ picture_id }) => picture_id)
  // A separate statement after the locks, so that it sees what their holders have committed.
  const named = new Map((await sql.findNamed(tx, ids)).map((each) => [each.picture_id, each]))
  const unused = idle.filter(({ picture_id }) => {
    const by = named.get(picture_id)
    return !(by?.is_shown || by?.is_ordered)
  })
  const ordered = idle.filter(({ picture_id }) => {
    const by = named.get(picture_id)
    return by?.is_ordered && !by.is_shown
  })
  await sql.updateToSmall(
    tx,
    ordered.map(({ picture_id }) => picture_id),
  )
  const files = [
    ...unused.map(({ picture_id }) => pictureFolderOf(picture_id)),
    ...ordered.flatMap(({ picture_id, width }) =>
      largeWidthsOf(width).map((each) => fileOf(picture_id, each)),
    ),
  ]
  const failed = await removeFiles(storage, files)
  const isLeft = (folder: string) => failed?.names.some((name) => name.startsWith(folder)) ?? false
  await sql.deletePictures(
    tx,
    unused.map(({ picture_id }) => picture_id).filter((id) => !isLeft(pictureFolderOf(id))),
  )
  const known = new Set((await sql.findKnownPictures(tx, pictureIds)).map(({ picture_id }) => picture_id))
  return {
    held: folders.filter((folder) => known.has(idOf(folder)) && !ids.includes(idOf(folder))),
    failed: failed && { ...failed, names: folders.filter(isLeft) },
  }
}

/** Finds files without a row, left by a restored backup or a lost disk: a sixteenth of all each hour. */
export async function sweepPictures({ db, storage }: Where, now = new Date()) {
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
