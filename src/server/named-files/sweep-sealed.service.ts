import type { Services } from '#server/services.ts'
import { digitOf, sweepShelf, sweepUnfinished } from '#server/storage/sweep.ts'
import { sealedFolders } from './named-folders.rules.ts'
import * as sql from './sweep-sealed.queries.ts'

type Where = Pick<Services, 'db' | 'sealedFiles'>

/** Deletes sealed files that no row names: those that were never finished, and leftovers of a restored backup. */
export async function sweepSealedFiles({ db, sealedFiles }: Where, now = new Date()) {
  await sweepUnfinished(sealedFiles, now)
  const isOurs = new RegExp(`^${digitOf(now)}[0-9a-f-]{35}$`)
  for (const { folder, ids: query } of sealedFolders) {
    const named = async (ids: readonly string[]) => (await sql.findNamed(db, query, ids)).map(({ id }) => id)
    await sweepShelf({ files: sealedFiles, folder, isOurs, named }, now)
  }
}
