import type pg from 'pg'
import type { Opener } from '#server/backup/backup-seal.ts'
import { bringFile } from '#server/backup/bring-files.ts'
import { eraseAgain } from '#server/backup/erased-list.ts'
import { fileOfObject, knownObjects, type Shelves } from '#server/backup/market-files.ts'
import { leftOut, quoted } from '#server/backup/market-tables.ts'
import { namedFiles } from '#server/backup/named-files.ts'
import type { BackupTarget } from '#server/backup/place.ts'
import { connectForBackup } from '#server/backup/read-database.ts'
import { type FolderChoice, prepareFolder, putUp } from '#server/backup/restore-folder.ts'
import { folderShelves } from '#server/file-services.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type ArchivedState, recover } from './recover.ts'

type Source = { readonly state: ArchivedState; readonly open: Opener; readonly target: BackupTarget }

export type RestoredMoment = {
  /** When the last change was committed that is there. */
  readonly lastCommit: Date | undefined
  /** Files that rows name and nobody handed over. */
  readonly lost: readonly string[]
  /** How many people are erased again. */
  readonly erased: number
}

/** Into a data folder that holds nothing yet: the market as it was at a moment. */
export async function restoreUntil(
  source: Source,
  until: Date,
  choice: FolderChoice,
): Promise<RestoredMoment> {
  const place = await prepareFolder(choice.dataDir, choice.shelves)
  const restored = await restoreIn(place, source, { until, shelves: choice.shelves ?? folderShelves(place) })
  await putUp(place, choice.dataDir, choice.secretKey)
  return restored
}

type Aim = { readonly until: Date; readonly shelves: Shelves }

async function restoreIn(place: string, { state, open, target }: Source, { until, shelves }: Aim) {
  const server = await recover(state, open, { place, until })
  try {
    const client = await connectForBackup({ host: server.host, user: 'postgres', database: 'postgres' })
    const lastCommit = await lastCommitOf(client)
    const lost = await bringNamed(client, { open, target }, shelves)
    await forgetVisits(client)
    const erased = await eraseAgain(client, target.erased)
    await client.end()
    return { lastCommit, lost, erased }
  } finally {
    await server.stop()
  }
}

async function lastCommitOf(client: pg.Client) {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at ?? undefined
}

async function bringNamed(client: pg.Client, { open, target }: Omit<Source, 'state'>, shelves: Shelves) {
  const objects = Map.groupBy(await knownObjects(target.files), (object) => {
    const { shelf, name } = fileOfObject(object)
    return `${shelf}/${name}`
  })
  const lost: string[] = []
  await client.query('begin')
  for await (const { shelf, name } of namedFiles(client)) {
    const object = await latestOf(target.files, objects.get(`${shelf}/${name}`))
    if (object) await bringFile(object, { files: target.files, open }, shelves)
    else lost.push(`${shelf}/${name}`)
  }
  await client.query('commit')
  return lost
}

/** Of a sealed document that a change of keys has sealed anew there are several. */
async function latestOf(files: Storage, [first, ...others]: readonly string[] = []) {
  if (!first || others.length === 0) return first
  const times = await Promise.all(
    [first, ...others].map(async (object) => ({
      object,
      at: (await files.changedAt(object))?.getTime() ?? 0,
    })),
  )
  return times.toSorted((a, b) => a.at - b.at).at(-1)?.object
}

/** As after every restore: a session that was ended since must not come back. */
async function forgetVisits(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)",
    [leftOut],
  )
  if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => quoted(name)).join(', ')}`)
}
