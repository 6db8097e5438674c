import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import type { Account } from './postgres-account.ts'
import { type PostgresFolders, postmasterOf } from './postgres-folders.ts'

/*
 * Creates the cluster under the lock that a server holds too: of two programs that share a folder but cannot see each
 * other, such as two containers, one creates it and the other waits. It is created under a temporary name, so that an
 * interrupted attempt is never taken for a complete one. initdb inherits the lock, so nobody starts again while it
 * lives. The PATH may be empty, so the shell gets one.
 */
const makeScript = `data=$1; draft=$2; shift 2; PATH=$PATH:/usr/bin:/bin
if command -v flock >/dev/null; then
  exec 9>>"$data.lock" || exit 1
  until flock -n 9; do if [ -e "$data" ]; then exit 0; fi; sleep 0.1; done
fi
if [ -e "$data" ]; then exit 0; fi
rm -rf "$draft" && "$@" && mv "$draft" "$data"`

export async function makeCluster(
  initdb: string,
  place: PostgresFolders,
  { wrap, ids }: Account,
  durable: boolean,
) {
  if (existsSync(place.data)) return
  const draft = `${place.data}.new`
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // 'trust' is safe: the only way in is a socket in a folder that nobody else may enter.
  const command = wrap([initdb, '-D', draft, '-U', 'postgres', '-A', 'trust', ...locale, '--no-instructions'])
  if (!durable) command.push('--no-sync')
  const options = { ...ids, encoding: 'utf8' } as const
  const { status, stderr, error } = spawnSync(
    '/bin/sh',
    ['-c', makeScript, 'sh', place.data, draft, ...command],
    options,
  )
  if (status !== 0)
    throw new StartupError(`The embedded PostgreSQL could not make its folder: ${stderr || error?.message}`)
  if (durable) await syncFolder(place.dir)
}

/** Without this a power cut could restore the temporary name, and with it an empty market. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Deadlines since the first request to stop: a fast shutdown, then an immediate one, then a kill. */
const endings = [
  { after: 0, signal: 'SIGINT' },
  { after: 10_000, signal: 'SIGQUIT' },
  { after: 20_000, signal: 'SIGKILL' },
] as const

const giveUpAfter = 40_000

/**
 * Stops the server of an owner that was killed. Returns whether a pid file was left whose number now belongs to
 * another program, as after a crash of the machine.
 */
export async function clearLeftovers(place: PostgresFolders): Promise<'stale' | 'clear'> {
  const began = Date.now()
  const steps = [...endings]
  for (;;) {
    const pid = await postmasterOf(place)
    // If no process has the number, PostgreSQL decides; it also looks for backends that outlived the server.
    if (!pid || !isAlive(pid)) return 'clear'
    if (!(await runsOn(pid, place.data))) return 'stale'
    const waited = Date.now() - began
    if (waited > giveUpAfter)
      throw new StartupError(`Another PostgreSQL (process ${pid}) still uses ${place.data}.`)
    requestStop(pid, steps, waited)
    await sleep(50)
  }
}

function requestStop(pid: number, steps: { after: number; signal: NodeJS.Signals }[], waited: number) {
  const [next] = steps
  if (!next || waited < next.after) return
  signal(pid, next.signal)
  steps.shift()
}

/** Whether a server is starting that accepts no connections yet. */
export async function isStarting(place: PostgresFolders): Promise<boolean> {
  const pid = await postmasterOf(place)
  return pid !== undefined && isAlive(pid) && (await runsOn(pid, place.data))
}

const isAlive = (pid: number) => signal(pid, 0)

function signal(pid: number, kind: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, kind)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A server's working directory is its data folder, whatever path started it. A process that hides its directory
 * counts as ours unless its command line is not PostgreSQL's.
 */
async function runsOn(pid: number, data: string): Promise<boolean> {
  const [workingFolder, own] = await Promise.all([placeOf(`/proc/${pid}/cwd`), placeOf(data)])
  if (workingFolder) return workingFolder === own
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return /postgres/.test(command)
}

const placeOf = (path: string) =>
  stat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )
