import { constants } from 'node:fs'
import { chown, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Opener } from '#server/backup/backup-seal.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { accountFor } from '#server/db/postgres-account.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type ArchiveStore, type Base, listCopies } from './archive-store.ts'
import { unpack } from './unpack.ts'
import { joined, positionOf, segmentBytes, segmentName, segmentStart, type WalPiece } from './wal-place.ts'

export type ArchivedState = {
  readonly store: ArchiveStore
  readonly id: string
  readonly base: Base
  readonly pieces: readonly WalPiece[]
}

/** Log that was handed over later may still hold what was committed before. */
const marginMs = 10 * 60_000

/** The copy to begin with and the log that leads from it to the moment. */
export async function findArchived(archive: Storage, open: Opener, until: Date): Promise<ArchivedState> {
  const copies: Omit<ArchivedState, 'pieces'>[] = []
  for (const { store, id } of await listCopies(archive))
    copies.push({ store, id, base: await store.getBase(open, id) })
  const sorted = copies.toSorted((a, b) => a.base.madeAt.localeCompare(b.base.madeAt))
  const last = sorted.findLast(({ base }) => new Date(base.madeAt) <= until)
  if (last) return { ...last, pieces: await logOf(last, until) }
  const [first] = sorted
  throw new StartupError(
    first
      ? `The archive begins at ${first.base.madeAt}, after that moment.`
      : 'There is no archive in this place.',
  )
}

async function logOf({ store, id, base }: Omit<ArchivedState, 'pieces'>, until: Date) {
  const pieces = joined(await store.listWal(), positionOf(base.from))
  if ((pieces.at(-1)?.to ?? 0n) < positionOf(base.to))
    throw new StartupError(`The archive was cut short: the log of its copy ${id} is missing.`)
  return pieces.filter(
    ({ from, writtenAt }) => writtenAt.getTime() < until.getTime() + marginMs || from < positionOf(base.to),
  )
}

/** Puts the cluster together as it was at the moment, in a folder of its own, and says where it runs. */
export async function recover(
  state: ArchivedState,
  open: Opener,
  { place, until }: { place: string; until: Date },
) {
  const { ids } = accountFor()
  const [dir, log] = [join(place, 'postgres'), join(place, 'log')]
  const data = join(dir, 'data')
  await mkdir(log, { recursive: true, mode: 0o711 })
  await unpack(state.store.getBasePieces(open, state.id, state.base), data, ids)
  await writeLog(state, open, log)
  const settings = join(data, 'postgresql.auto.conf')
  const write = async (path: string, text: string) => {
    await writeFile(path, text)
    if (ids) await chown(path, ids.uid, ids.gid)
  }
  // Nobody is let in before it has reached the moment.
  const fetching = `hot_standby = off\nrestore_command = 'cp "${log.replaceAll("'", "''")}/%f" "%p"'\n`
  await write(join(data, 'recovery.signal'), '')
  await write(
    settings,
    `${fetching}recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'\nrecovery_target_action = promote\n`,
  )
  const start = () => startEmbeddedPostgres(dir, { isArchived: true })
  const server = await start().catch(async (error: Error) => {
    // Nothing was committed after the moment: then the whole log is what is wanted.
    if (!error.message.includes('before configured recovery target')) throw error
    await write(settings, fetching)
    return start()
  })
  await write(settings, '')
  await rm(log, { recursive: true })
  return server
}

/** The pieces in the files of PostgreSQL, the last of which ends in zeros. */
async function writeLog({ store, base, pieces }: ArchivedState, openPiece: Opener, folder: string) {
  for (const piece of pieces) {
    const content = await store.getWal(openPiece, piece)
    for (let position = piece.from; position < piece.to; ) {
      const start = segmentStart(position)
      const end = start + segmentBytes < piece.to ? start + segmentBytes : piece.to
      const part = content.subarray(Number(position - piece.from), Number(end - piece.from))
      await writeAt(join(folder, segmentName(base.timeline, start)), part, Number(position - start))
      position = end
    }
  }
}

async function writeAt(path: string, content: Buffer, offset: number) {
  // Made if it is missing, and kept if it is there; PostgreSQL's own account reads it.
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o644)
  try {
    await file.truncate(Number(segmentBytes))
    for (let done = 0; done < content.length; )
      done += (await file.write(content, done, content.length - done, offset + done)).bytesWritten
  } finally {
    await file.close()
  }
}
