import { existsSync } from 'node:fs'
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder, unfinishedRestore } from '#server/data-folder.ts'
import { StartupError } from '#server/startup-error.ts'
import { filesOf, type Shelves } from './market-files.ts'

export type FolderChoice = {
  readonly dataDir: string
  /** Written beside it, so that a server opens what is sealed. */
  readonly secretKey: Buffer | undefined
  /** Where files go instead of the folder. */
  readonly shelves: Shelves | undefined
}

/** Where a data folder is put together; what an earlier attempt has left goes. */
export async function prepareFolder(dataDir: string, shelves: Shelves | undefined): Promise<string> {
  await requireEmptyFolder(dataDir)
  if (shelves) await requireEmptyShelves(shelves)
  const place = join(dataDir, unfinishedRestore)
  await rm(place, { recursive: true, force: true })
  await makeDataFolder({ dataDir, databaseUrl: undefined })
  await makeDataFolder({ dataDir: place, databaseUrl: undefined })
  return place
}

/** The database comes last: without it nobody takes the folder for a market, and the rest is done again. */
export async function putUp(place: string, dataDir: string, secretKey: Buffer | undefined) {
  const key = `${secretKey?.toString('base64')}\n`
  if (secretKey) await writeFile(join(place, 'secret.key'), key, { mode: 0o600, flush: true })
  for (const name of ['files', 'sealed', 'secret.key', 'postgres'])
    if (existsSync(join(place, name))) await rename(join(place, name), join(dataDir, name))
  await rm(place, { recursive: true })
  const folder = await open(dataDir)
  await folder.sync().finally(() => folder.close())
}

async function requireEmptyFolder(dataDir: string) {
  const names = await readdir(dataDir).catch((): string[] => [])
  const isUnfinished = names.includes(unfinishedRestore) && !names.includes('postgres')
  if (names.length > 0 && !isUnfinished)
    throw new StartupError(
      `${dataDir} is not empty: a restore overwrites nothing. Please name another folder.`,
    )
  for (const name of names) if (name !== unfinishedRestore) await rm(join(dataDir, name), { recursive: true })
}

export async function requireEmptyShelves(shelves: Shelves) {
  for await (const { name } of filesOf(shelves))
    throw new StartupError(
      `There are files already, such as ${name}: a restore overwrites nothing. The files of a database go to DATA_DIR: please let it name a folder that is not there yet, or S3_URL an empty place.`,
    )
}
