import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import { type Account, accountFor, requireReach } from './postgres-account.ts'
import { clearLeftovers, makeCluster } from './postgres-cluster.ts'
import { type Place, prepareFolders, readySocketDir } from './postgres-place.ts'
import { findPrograms } from './postgres-programs.ts'

const startWithin = 60_000

/** Starts the server of a place that is ours, and keeps it running. Answers how to stop it. */
export async function startServer(place: Place, durable: boolean): Promise<() => Promise<void>> {
  const { postgres, initdb } = await findPrograms()
  const account = accountFor()
  await prepareFolders(place, account)
  requireReach(account, initdb, place.dir)
  await makeCluster(initdb, place, account, durable)
  const command = account.wrap([postgres, '-D', place.data, ...settingsFor(place, durable)])
  return keepRunning(() => launch(command, place, account))
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
