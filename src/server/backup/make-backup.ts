import type { KeyObject } from 'node:crypto'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { fileHold } from '#server/media/file-hold.queries.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Sealer, sealerFor } from './backup-seal.ts'
import { claimPlace } from './claim-place.ts'
import { listBackups, type Manifest, sampleOf, writeManifest } from './manifest.ts'
import {
  copyToTarget,
  fileOfObject,
  filesOf,
  forEachFile,
  knownObjects,
  type Shelves,
  writeFileLists,
} from './market-files.ts'
import { namedFiles } from './named-files.ts'
import type { BackupTarget } from './place.ts'
import { connectForBackup, readDatabase, takeSnapshot } from './read-database.ts'

/** A market as a backup sees it: its database past any pooler, its files, and what seals them. */
export type Market = {
  readonly direct: pg.ClientConfig
  readonly shelves: Shelves
  readonly secrets: Secrets
}

export type FreshBackup = { readonly id: string; readonly manifest: Manifest; readonly sealer: Sealer }

/** Two fixed numbers beside that of `fileHold`: one for whoever makes a backup. */
const backupLock = 7_243

const idNow = () => `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(2).toString('hex')}`

/** Makes a backup of a running market, of one moment. It is one once its manifest is written, which comes last. */
export async function makeBackup(
  market: Market,
  target: BackupTarget,
  recipient: KeyObject,
): Promise<FreshBackup> {
  const connections: pg.Client[] = []
  const connect = async () => {
    const client = await connectForBackup(market.direct)
    connections.push(client)
    return client
  }
  const id = idNow()
  const sealer = sealerFor(recipient)
  try {
    const turn = await connect()
    await requireTurn(turn)
    await claimPlace(turn, target.owner)
    for (const each of (await listBackups(target.backups)).partial) await target.backups.delete(each)
    const manifest = await write({ id, sealer, market, target, connect })
    return { id, manifest, sealer }
  } catch (error) {
    // What is left of it would only keep a full disk full; without a manifest it is no backup anyway.
    await target.backups.delete(id).catch(() => {})
    throw error
  } finally {
    await Promise.all(connections.map((client) => client.end()))
  }
}

/** Of one market one backup is made at a time; the turn ends with the connection. */
async function requireTurn(client: pg.Client) {
  const { rows } = await client
    .query<{ ours: boolean; market: string | null }>(
      `begin; select pg_try_advisory_xact_lock(${backupLock}) as ours, to_regclass('migrations')::text as market`,
    )
    .then((results) => [results].flat().at(-1) ?? { rows: [] })
  if (!rows[0]?.market) throw new StartupError('There is no market in this database.')
  if (!rows[0].ours) throw new StartupError('Another backup of this market is being made.')
}

type Work = {
  readonly id: string
  readonly sealer: Sealer
  readonly market: Market
  readonly target: BackupTarget
  readonly connect: () => Promise<pg.Client>
}

async function write({ id, sealer, market, target, connect }: Work): Promise<Manifest> {
  const known = await knownObjects(target.files)
  const copies = { target: target.files, sealer, known }
  // Most files are copied while the market goes on as ever; nothing is deleted only while the last ones are.
  await copyFiles(copies, market.shelves)
  const hold = await connect()
  await hold.query(`begin; select pg_advisory_xact_lock(${fileHold})`)
  const reader = await connect()
  const moment = await takeSnapshot(reader)
  const objects = await copyFiles(copies, market.shelves)
  await hold.query('rollback')
  const missing = await findMissing(reader, objects)
  const database = await readDatabase(reader, { id, backups: target.backups, sealer })
  const manifest: Manifest = {
    form: 1,
    moment,
    ...database,
    fileLists: await writeFileLists(target.backups, id, objects),
    files: objects.length,
    missing,
    sample: market.secrets.seal(Buffer.from('sample'), sampleOf).toString('base64'),
  }
  await writeManifest(target.backups, sealer.seal, { id, manifest })
  return manifest
}

async function copyFiles(copies: Parameters<typeof copyToTarget>[0], shelves: Shelves) {
  const objects: string[] = []
  await forEachFile(filesOf(shelves), async (file) => {
    const object = await copyToTarget(copies, shelves, file)
    if (object !== undefined) objects.push(object)
  })
  return objects
}

/** What rows name and the market itself has lost before. */
async function findMissing(reader: pg.Client, objects: readonly string[]) {
  const there = new Set(
    objects.map((object) => {
      const { shelf, name } = fileOfObject(object)
      return `${shelf}/${name}`
    }),
  )
  const missing: string[] = []
  for await (const { shelf, name } of namedFiles(reader))
    if (!there.has(`${shelf}/${name}`)) missing.push(`${shelf}/${name}`)
  return missing
}
