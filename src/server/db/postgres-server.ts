import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { printLine } from '#server/print-line.ts'
import { StartupError } from '#server/startup-error.ts'
import { keepTrying } from './keep-trying.ts'
import { type Account, requireReach } from './postgres-account.ts'
import { clearLeftovers, makeCluster } from './postgres-cluster.ts'
import { archiveNote, type PostgresFolders, readySocketDir } from './postgres-folders.ts'
import { megabytesOfPages } from './postgres-memory.ts'
import type { Programs } from './postgres-programs.ts'

/** How long the remains of a killed server may delay the next start. */
const leftoversWithin = 60_000
/** After this long, and again after each such period, the log says what the start waits for. */
const logAfterMs = 5_000

type Means = {
  readonly programs: Programs
  readonly account: Account
  readonly durable: boolean
  /** Whether its write-ahead log is handed over while it runs. */
  readonly isArchived: boolean
}

/** Starts the server of a folder that we own and keeps it running. Returns the function that stops it. */
export async function startServer(place: PostgresFolders, means: Means): Promise<() => Promise<void>> {
  const { programs, account, durable, isArchived } = means
  requireReach(account, programs.initdb, place.dir)
  await makeCluster(programs.initdb, place, account, durable)
  // What it writes now nobody hands over: an archive begins anew after it.
  if (!isArchived) await rm(join(place.dir, archiveNote), { force: true })
  const settings = settingsFor(place, means, await megabytesOfPages(place.data))
  const command = account.wrap([programs.postgres, '-D', place.data, ...settings])
  return keepRunning(() => launch(command, place, account))
}

/** As long as nobody takes the log, so much of it waits; what is older is overwritten, and the archive begins anew. */
const archiveSettings = { wal_level: 'replica', max_wal_senders: 4, wal_keep_size: '1GB' }

const settingsFor = ({ socketDir }: PostgresFolders, { durable, isArchived }: Means, pages: number) =>
  Object.entries({
    listen_addresses: '',
    // The setting is a list, so commas must be escaped.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    shared_buffers: `${pages}MB`,
    max_connections: 100,
    jit: 'off',
    timezone: 'UTC',
    ...(isArchived ? archiveSettings : { wal_level: 'minimal', max_wal_senders: 0 }),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

type Server = { readonly exited: Promise<void>; end(): void }

/**
 * Restarts a server that died, for instance killed by the kernel, until it runs: a full disk or a lack of memory may
 * last. The pool reconnects by itself; until then every call answers 503.
 */
async function keepRunning(start: () => Promise<Server>): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let server: Server | undefined = await start()
  const watch = async () => {
    while (server) {
      await server.exited
      if (stopping.signal.aborted) return
      printLine('PostgreSQL has ended unasked; it is started again.')
      server = await keepTrying(start, stopping.signal)
      if (stopping.signal.aborted) server?.end()
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    server?.end()
    await watching
  }
}

async function launch(command: string[], place: PostgresFolders, account: Account): Promise<Server> {
  const deadline = Date.now() + leftoversWithin
  for (;;) {
    const left = await clearLeftovers(place)
    const { server, child, said: output, holdsLock } = spawnGuarded([left, place.data, ...command], account)
    if (await becomesReady(place, child, holdsLock)) return server
    server.end()
    await server.exited
    // Backends of a killed server finish their query first; until then PostgreSQL and the lock rightly refuse.
    if (Date.now() > deadline || !/shared memory block|another program/.test(output.text))
      throw new StartupError(`The embedded PostgreSQL did not start in ${place.dir}: ${output.text.trim()}`)
    await sleep(200)
  }
}

/**
 * Waits as long as the process lives, because a crash recovery that is cut off begins again at the next start. Until
 * it holds the lock, whatever answers in the folder is another process's server.
 */
async function becomesReady(
  place: PostgresFolders,
  child: ChildProcess,
  holdsLock: () => boolean,
): Promise<boolean> {
  let reportedAt = Date.now()
  while (child.exitCode === null && child.signalCode === null) {
    if (holdsLock() && (await readySocketDir(place))) return true
    if (Date.now() - reportedAt > logAfterMs) {
      reportedAt = Date.now()
      printLine(
        'PostgreSQL recovers what an unclean end left behind. This may take minutes; nothing is lost.',
      )
    }
    await sleep(15)
  }
  return false
}

/*
 * A shell guards the server: when our process ends in any way, the pipe closes and PostgreSQL shuts down fast. One
 * that hangs gets an immediate shutdown after ten seconds and is killed after twenty. The lock is on the folder
 * itself, so it also works between containers that share no process names; PostgreSQL and all its sessions hold it
 * until the last one ends.
 */
const guard = `left=$1; data=$2; shift 2
if command -v flock >/dev/null; then
  exec 9>>"$data.lock" && flock -n 9 || { echo "another program uses $data" >&2; exit 1; }
fi
echo locked
if [ "$left" = stale ]; then rm -f "$data/postmaster.pid"; fi
exec 3<&0 >/dev/null; "$@" <&- 3<&- & server=$!; trap "" INT TERM HUP
ten() { for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1 <&- 3<&- 9<&-; done; }
{ read -r line <&3; kill -INT $server; ten; kill -QUIT $server; ten; kill -KILL $server; } 9<&- >/dev/null 2>&1 &
watch=$!
wait $server; kill -KILL $watch`

function spawnGuarded(command: string[], { ids }: Account) {
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...command], {
    ...ids,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // The pipe of a stopped server may break; only the exit matters.
  child.stdin.on('error', () => {})
  let isLocked = false
  child.stdout.once('data', () => {
    isLocked = true
  })
  return {
    holdsLock: () => isLocked,
    child,
    said: lastOutputOf(child),
    server: { exited, end: () => void child.stdin.end() },
  }
}

function lastOutputOf(child: ChildProcess) {
  const words = { text: '' }
  child.stderr?.setEncoding('utf8').on('data', (line: string) => {
    words.text = (words.text + line).slice(-2_000)
  })
  return words
}
