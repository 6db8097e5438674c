import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Sealer } from '#server/backup/backup-seal.ts'
import { claimPlace } from '#server/backup/claim-place.ts'
import type { Storage } from '#server/storage/storage.ts'
import { forgetNote, type Note, readNote, writeNote } from './archive-note.ts'
import { type ArchiveStore, archiveStore } from './archive-store.ts'
import { takeBase } from './take-base.ts'
import type { WaitingFiles } from './waiting-files.ts'
import { joined, positionOf, positionText } from './wal-place.ts'
import { WalStream } from './wal-stream.ts'

/** One of several processes hands over the log. */
const archiveLock = 7_244
const logIsGone = '58P01'

export type ArchiveMeans = {
  readonly direct: pg.ClientConfig
  /** Of the cluster. */
  readonly dir: string
  readonly archive: Storage
  /** Which market the archive belongs to. */
  readonly owner: Storage
  readonly files: WaitingFiles
  readonly sealer: Sealer
  readonly sample: string
  /** How often something is handed over, and how old the copy may be with which a restore begins. */
  readonly everyMs: number
  readonly baseMs: number
}

/**
 * Hands over what is new until the signal, in the order in which it must arrive: files, then the log with the rows that name them.
 * Whatever fails is for the caller to say, who begins again; the log waits meanwhile.
 */
export async function runArchive(means: ArchiveMeans, signal: AbortSignal) {
  const [lock, link] = [new pg.Client(means.direct), new pg.Client(forReplication(means.direct))]
  try {
    await Promise.all([connect(lock), connect(link)])
    await claimPlace(lock, means.owner)
    await means.files.handOver()
    if (await isOurs(lock)) await follow(link, means, signal)
  } catch (error) {
    if ((error as { code?: string }).code === logIsGone) await forgetNote(means.dir)
    throw error
  } finally {
    await Promise.all([lock, link].map((client) => client.end().catch(() => {})))
  }
}

async function follow(link: pg.Client, means: ArchiveMeans, signal: AbortSignal) {
  const { note, store } = await resume(link, means)
  const stream = link.query(new WalStream(await archivedUntil(store, note), note.timeline))
  const nextBaseAt = Date.parse(note.madeAt) + means.baseMs
  while (!signal.aborted && Date.now() < nextBaseAt) {
    await Promise.race([sleep(means.everyMs, undefined, { signal }).catch(() => {}), stream.ended])
    await handOver(stream, store, means)
  }
}

// The driver passes it on, though its types do not know it.
const forReplication = (direct: pg.ClientConfig): pg.ClientConfig => {
  const config = { ...direct, replication: 'true', application_name: 'vanij-archive' }
  return config
}

async function connect(client: pg.Client) {
  // The statement under way fails with it.
  client.on('error', () => {})
  await client.connect()
}

async function isOurs(client: pg.Client) {
  const { rows } = await client.query<{ ours: boolean }>(
    `select pg_try_advisory_lock(${archiveLock}) as ours`,
  )
  return rows[0]?.ours === true
}

/** Goes on where it stopped. A cluster that is new here, whose log has a gap, or whose copy is old, is copied first. */
async function resume(link: pg.Client, { archive, dir, sealer, sample, baseMs }: ArchiveMeans) {
  const { rows } = await link.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM')
  const [{ systemid: system, timeline } = { systemid: '', timeline: 0 }] = rows
  const store = archiveStore(archive, `${system}-${timeline}`)
  const note = await readNote(dir)
  const isSame = note?.system === system && note.timeline === Number(timeline)
  const kept = isSame && (await store.listBases()).length > 0 ? note : undefined
  if (kept && Date.now() < Date.parse(kept.madeAt) + baseMs) return { note: kept, store }
  await store.deletePartialBases()
  const base = await takeBase(link, { store, sealer, sample }).catch(async (error: Error) => {
    await store.deletePartialBases().catch(() => {})
    throw error
  })
  // The log goes on without a gap, also where the copy begins later.
  const from = kept ? positionText(await archivedUntil(store, kept)) : base.from
  const fresh: Note = { system, timeline: base.timeline, from, madeAt: base.madeAt }
  await writeNote(dir, fresh)
  return { note: fresh, store }
}

async function archivedUntil(store: ArchiveStore, { from, madeAt }: Note): Promise<bigint> {
  const start = positionOf(from)
  return joined(await store.listWal(madeAt.slice(0, 10)), start).at(-1)?.to ?? start
}

async function handOver(stream: WalStream, store: ArchiveStore, { files, sealer }: ArchiveMeans) {
  // Says when, not how far: what is committed by now may still be on its way here.
  const writtenAt = new Date()
  const waiting = stream.take()
  await files.handOver()
  if (!waiting) return
  await store.putWal(sealer.seal, { from: waiting.from, to: waiting.to, writtenAt }, waiting.content)
  stream.keep(waiting.to)
}
