import { uuid } from '#server/db/uuid.ts'
import type { House } from '#server/house.ts'
import { sweepShelf, sweepUnfinished } from '#server/media/sweep.ts'
import * as sql from './application.queries.ts'
import { documentsFolder } from './secret-places.ts'

/** Documents of applications that were never filed; no route leads to them, but they are nobody's to keep. */
export async function sweepDocuments(
  { db, sealedFiles }: Pick<House, 'db' | 'sealedFiles'>,
  now = new Date(),
) {
  await sweepUnfinished(sealedFiles, now)
  const named = async (ids: readonly string[]) =>
    (await sql.findDocumented(db, ids)).map(({ seller_application_id }) => seller_application_id)
  await sweepShelf({ files: sealedFiles, folder: documentsFolder, isOurs: uuid, named }, now)
}
