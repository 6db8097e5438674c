import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import { keepTrying } from './keep-trying.ts'
import { accountFor } from './postgres-account.ts'
import { isStarting } from './postgres-cluster.ts'
import { type PostgresFolders, preparePostgresFolders, readySocketDir } from './postgres-folders.ts'
import { joinOwner, takeOwnership } from './postgres-owner.ts'
import { findPrograms, type Programs } from './postgres-programs.ts'
import { startServer } from './postgres-server.ts'

type EmbeddedPostgres = {
  /** The folder of its socket, which `pg` takes as host. No TCP port is opened. */
  readonly host: string
  /** Whether another of our processes had started it. When that one ends, this one takes the server over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

type Options = {
  /** False only for throw-away databases, whose commits do not survive a crash. */
  readonly durable?: boolean
  /** Whether its write-ahead log is handed over while it runs. */
  readonly isArchived?: boolean
  /** Other programs than those that npm installed. */
  readonly programs?: Programs
}

type SharedServer = {
  readonly host: string
  /** Resolves when the process that owns the server has ended; undefined if this process owns it. */
  readonly orphaned?: Promise<void>
  letGo(): Promise<void>
}

const holdWithin = 60_000

/** Starts the PostgreSQL that npm installed, in `dir`, or shares the one that already runs there. */
export async function startEmbeddedPostgres(
  dir: string,
  { durable = true, isArchived = false, programs: fixedPrograms }: Options = {},
): Promise<EmbeddedPostgres> {
  const programs = fixedPrograms ?? (await findPrograms())
  const account = accountFor()
  const place = await preparePostgresFolders(dir, account)
  const start = (folder: PostgresFolders) => startServer(folder, { programs, account, durable, isArchived })
  const stopping = new AbortController()
  let cluster = await joinOrStart(place, start)
  const { host, orphaned } = cluster

  const follow = async () => {
    while (cluster.orphaned) {
      await cluster.orphaned
      const next = await keepTrying(() => joinOrStart({ ...place, socketDir: host }, start), stopping.signal)
      if (!next) return
      cluster = next
      if (stopping.signal.aborted) return
    }
  }
  const following = follow()
  return {
    host,
    adopted: orphaned !== undefined,
    async stop() {
      stopping.abort()
      // Stops sharing, which also stops waiting for the owner; a takeover that has begun is released too.
      if (cluster.orphaned) await cluster.letGo()
      await following
      await cluster.letGo()
    },
  }
}

type Start = (place: PostgresFolders) => Promise<() => Promise<void>>

async function joinOrStart(place: PostgresFolders, start: Start): Promise<SharedServer> {
  let deadline = Date.now() + holdWithin
  for (;;) {
    const release = await takeOwnership(place)
    if (release) return own(place, start, release)
    const shared = await share(place)
    if (shared) return shared
    // The owner's server may still be recovering, however long that takes.
    if (await isStarting(place)) deadline = Date.now() + holdWithin
    if (Date.now() > deadline)
      throw new StartupError(`Another process keeps the embedded PostgreSQL in ${place.dir} from starting.`)
    await sleep(30)
  }
}

async function own(place: PostgresFolders, start: Start, release: () => void): Promise<SharedServer> {
  try {
    const stopServer = await start(place)
    return {
      host: place.socketDir,
      async letGo() {
        await stopServer()
        if (place.socketDir !== place.dir) await rm(place.socketDir, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function share(place: PostgresFolders): Promise<SharedServer | undefined> {
  const owner = await joinOwner(place)
  const host = owner && (await readySocketDir(place))
  if (!host) {
    owner?.leave()
    return undefined
  }
  return { host, orphaned: owner.ended, letGo: async () => owner.leave() }
}
