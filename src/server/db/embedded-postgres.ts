import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import { type Account, accountFor, requireReach } from './postgres-account.ts'
import { clearLeftovers, makeCluster } from './postgres-cluster.ts'
import { type Place, placeOf, prepareFolders, readySocketDir, takeOwnership } from './postgres-place.ts'
import { findPrograms } from './postgres-programs.ts'

export type EmbeddedPostgres = {
  /** The folder of its socket: what `pg` takes as host. No TCP port is opened. */
  readonly host: string
  /** Whether another process of ours started it and will stop it. */
  readonly adopted: boolean
  stop(): Promise<void>
}

type Options = {
  /** False only for throw-away databases: commits are then not safe against a crash. */
  readonly durable?: boolean
}

const startWithin = 60_000

/** Starts the PostgreSQL that npm brought, in `dir`; makes the database cluster at the first start. */
export async function startEmbeddedPostgres(
  dir: string,
  { durable = true }: Options = {},
): Promise<EmbeddedPostgres> {
  const place = placeOf(dir)
  const deadline = Date.now() + startWithin
  for (;;) {
    const release = await takeOwnership(place)
    if (release) return own(place, durable, release)
    const host = await readySocketDir(place)
    if (host) return { host, adopted: true, stop: async () => {} }
    if (Date.now() > deadline)
      throw new StartupError(`Another process keeps the embedded PostgreSQL in ${dir} from starting.`)
    await sleep(30)
  }
}

async function own(place: Place, durable: boolean, release: () => void): Promise<EmbeddedPostgres> {
  try {
    const { postgres, initdb } = await findPrograms()
    const account = accountFor()
    await prepareFolders(place, account)
    requireReach(account, initdb, place.dir)
    await makeCluster(initdb, place, account, durable)
    const command = account.wrap([postgres, '-D', place.data, ...settingsFor(place, durable)])
    const stopServer = await keepRunning(() => launch(command, place, account))
    return {
      host: place.socketDir,
      adopted: false,
      async stop() {
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

const settingsFor = ({ socketDir }: Place, durable: boolean) =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketDir,
    shared_buffers: '256MB',
    max_connections: 100,
    jit: 'off',
    timezone: 'UTC',
    wal_level: 'minimal',
    max_wal_senders: 0,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

type Server = { readonly exited: Promise<void>; end(): void }

/** A server that dies, by the kernel's hand for instance, is started again; the pool reconnects by itself. */
async function keepRunning(start: () => Promise<Server>): Promise<() => Promise<void>> {
  let stopping = false
  let server = await start()
  const watch = async () => {
    for (;;) {
      await server.exited
      if (stopping) return
      server = await start()
      if (stopping) server.end()
    }
  }
  const watching = watch()
  return async () => {
    stopping = true
    server.end()
    await watching
  }
}

async function launch(command: string[], place: Place, account: Account): Promise<Server> {
  const deadline = Date.now() + startWithin
  for (;;) {
    await clearLeftovers(place, deadline)
    const { server, child, said } = spawnGuarded(command, account)
    while (child.exitCode === null && Date.now() < deadline) {
      if (await readySocketDir(place)) return server
      await sleep(15)
    }
    server.end()
    await server.exited
    // Backends of a killed server finish their query first; until then PostgreSQL rightly refuses.
    if (Date.now() > deadline || !said.text.includes('shared memory block'))
      throw new StartupError(`The embedded PostgreSQL did not start in ${place.dir}: ${said.text.trim()}`)
    await sleep(200)
  }
}

// A shell guards the server: when our process ends in any way the pipe closes and PostgreSQL shuts down fast.
const guard = `exec 3<&0; "$@" <&- 3<&- & server=$!; trap "" INT TERM HUP
{ read -r line <&3; kill -INT $server; } 2>/dev/null & watch=$!
wait $server; kill -KILL $watch`

function spawnGuarded(command: string[], { ids }: Account) {
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...command], {
    ...ids,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // The pipe of a stopped server may break; the exit is what counts.
  child.stdin.on('error', () => {})
  return { child, said: lastWordsOf(child), server: { exited, end: () => void child.stdin.end() } }
}

function lastWordsOf(child: ChildProcess) {
  const words = { text: '' }
  child.stderr?.setEncoding('utf8').on('data', (line: string) => {
    words.text = (words.text + line).slice(-2_000)
  })
  return words
}
