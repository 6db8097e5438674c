import { join } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { folderShelves } from '#server/file-services.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { StartupError } from '#server/startup-error.ts'
import { bringFiles, objectsOf } from './bring-files.ts'
import { eraseAgain } from './erased-list.ts'
import { type BackupSource, finishDatabase, loadDatabase } from './load-database.ts'
import { type Manifest, sampleOf } from './manifest.ts'
import type { Shelves } from './market-files.ts'
import { namedFiles } from './named-files.ts'
import type { BackupTarget } from './place.ts'
import { connectForBackup } from './read-database.ts'
import { type FolderChoice, prepareFolder, putUp, requireEmptyShelves } from './restore-folder.ts'

type Restored = BackupSource & { readonly target: BackupTarget }

/** The key of what is sealed is in no backup: whoever restores must have it, or say that it is lost. */
export function requireDataKey({ sample }: Pick<Manifest, 'sample'>, secrets: Secrets | undefined) {
  try {
    if (secrets) return secrets.open(Buffer.from(sample, 'base64'), sampleOf)
  } catch {
    // Said below.
  }
  throw new StartupError(
    'Bank account numbers and documents of this backup are sealed, and SECRET_KEY does not name their key: set it to the copy of secret.key. Where it is lost for ever, LOST_KEY=accepted restores the rest.',
  )
}

/** Into a data folder that holds nothing yet; it is there as a whole or not at all. Answers how many are erased again. */
export async function restoreToFolder(source: Restored, { dataDir, secretKey, shelves }: FolderChoice) {
  const place = await prepareFolder(dataDir, shelves)
  const server = await startEmbeddedPostgres(join(place, 'postgres'))
  const restoring = restoreInto(
    source,
    { host: server.host, user: 'postgres', database: 'postgres' },
    shelves ?? folderShelves(place),
  )
  const erased = await restoring.finally(() => server.stop())
  await putUp(place, dataDir, secretKey)
  return erased
}

/** Into a database of the operator's own, and files where its servers will look for them. */
export async function restoreToDatabase(source: Restored, where: pg.ClientConfig, shelves: Shelves) {
  const isUnfinished = await requireEmptyDatabase(where)
  if (!isUnfinished) await requireEmptyShelves(shelves)
  return restoreInto(source, where, shelves)
}

const tables = `
  select count(*)::int as count, to_regclass('unfinished_restore') is not null as is_unfinished
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

async function requireEmptyDatabase(where: pg.ClientConfig) {
  const client = await connectForBackup(where)
  const { rows } = await client
    .query<{ count: number; is_unfinished: boolean }>(tables)
    .finally(() => client.end())
  if (rows[0]?.count && !rows[0].is_unfinished)
    throw new StartupError(
      'The database is not empty: a restore overwrites nothing. Please make an empty one.',
    )
  return rows[0]?.is_unfinished ?? false
}

async function restoreInto({ target, ...source }: Restored, where: pg.ClientConfig, shelves: Shelves) {
  await loadDatabase(where, source)
  await bringFiles(objectsOf(source), { files: target.files, open: source.open }, shelves)
  const missing = await findLost(where, shelves)
  const lost = missing.filter((name) => !source.manifest.missing.includes(name))
  if (lost.length > 0)
    throw new StartupError(`The backup lacks ${lost.length} files that its rows name, such as ${lost[0]}.`)
  const client = await connectForBackup(where)
  const erased = await eraseAgain(client, target.erased).finally(() => client.end())
  await finishDatabase(where)
  return erased
}

/** What the rows of a restored market name and its shelves do not have. */
async function findLost(where: pg.ClientConfig, shelves: Shelves): Promise<readonly string[]> {
  const client = await connectForBackup(where)
  try {
    await client.query('begin')
    const lost: string[] = []
    for await (const { shelf, name } of namedFiles(client))
      if (!(await shelves[shelf].changedAt(name))) lost.push(`${shelf}/${name}`)
    return lost
  } finally {
    await client.end()
  }
}
