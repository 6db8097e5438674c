import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import { joinOwner, takeOwnership } from './postgres-owner.ts'
import { type Place, placeOf, readySocketDir } from './postgres-place.ts'
import { startServer } from './postgres-server.ts'

type EmbeddedPostgres = {
  /** The folder of its socket: what `pg` takes as host. No TCP port is opened. */
  readonly host: string
  /** Whether another process of ours had started it. When that one ends, this one takes the server over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

type Options = {
  /** False only for throw-away databases: commits are then not safe against a crash. */
  readonly durable?: boolean
}

type Hold = {
  readonly host: string
  /** Resolves when the process that owns the server has ended; undefined when that is ourselves. */
  readonly orphaned?: Promise<void>
  letGo(): Promise<void>
}

const holdWithin = 60_000

/** Starts the PostgreSQL that npm brought, in `dir`, or shares the one that runs there already. */
export async function startEmbeddedPostgres(
  dir: string,
  { durable = true }: Options = {},
): Promise<EmbeddedPostgres> {
  const place = placeOf(dir)
  let stopping = false
  let held = await hold(place, durable)
  const { host, orphaned } = held

  const follow = async () => {
    while (held.orphaned) {
      await held.orphaned
      if (stopping) return
      held = await hold({ ...place, socketDir: host }, durable)
    }
  }
  const following = follow()
  return {
    host,
    adopted: orphaned !== undefined,
    async stop() {
      stopping = true
      if (held.orphaned) await held.letGo()
      await following
      if (!held.orphaned) await held.letGo()
    },
  }
}

async function hold(place: Place, durable: boolean): Promise<Hold> {
  const deadline = Date.now() + holdWithin
  for (;;) {
    const release = await takeOwnership(place)
    if (release) return own(place, durable, release)
    const shared = await share(place)
    if (shared) return shared
    if (Date.now() > deadline)
      throw new StartupError(`Another process keeps the embedded PostgreSQL in ${place.dir} from starting.`)
    await sleep(30)
  }
}

async function own(place: Place, durable: boolean, release: () => void): Promise<Hold> {
  try {
    const stopServer = await startServer(place, durable)
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

async function share(place: Place): Promise<Hold | undefined> {
  const owner = await joinOwner(place)
  const host = owner && (await readySocketDir(place))
  if (!host) {
    owner?.leave()
    return undefined
  }
  return { host, orphaned: owner.ended, letGo: async () => owner.leave() }
}
