import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSystemRoot } from './system-root.ts'

/** A folder, by the path that this machine knows and by the one that the services know. */
export type Folder = { readonly name: string; readonly outside: string; readonly inside: string }

export type Program = {
  readonly name: string
  readonly pid: number
  /** All that it has written so far. */
  log(): string
  hasEnded(): boolean
  /** Sends the signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Where the services of a run are started, each in a folder of its own; none outlives the run, however it ends. */
export type Host = {
  /** The same name is the same folder, with what a service before left in it. */
  folder(name: string): Folder
  /** Writes a file and answers by what path the services know it. */
  write(folder: Folder, name: string, text: string): string
  start(folder: Folder, command: readonly string[]): Program
  /** Runs it to its end and answers what it wrote. */
  run(folder: Folder, command: readonly string[]): string
  /** Ends whatever still runs; the folders stay for whoever looks for the reason of a failure, unless `remove`. */
  close(remove: boolean): Promise<void>
}

/** The account that all services have: PostgreSQL and PgBouncer refuse to be root. */
const account = 'postgres'
const programFolders = '/usr/lib/postgresql/17/bin:/usr/bin:/bin:/usr/sbin:/sbin'

export function openHost(): Host {
  const root = openSystemRoot()
  const ids = process.getuid?.() === 0 ? idsIn(root) : undefined
  const inside = join(root === '' ? tmpdir() : '/srv', `vanij-scale-${randomBytes(4).toString('hex')}`)
  const outside = join(root, inside)
  const own = (path: string) => (ids ? chownSync(path, ids.uid, ids.gid) : undefined)
  mkdirSync(outside, { recursive: true })
  own(outside)
  const guard = startGuard(outside)
  const commandIn = commandsOf(root, ids)

  return {
    folder(name) {
      const folder = { name, outside: join(outside, name), inside: join(inside, name) }
      mkdirSync(folder.outside, { recursive: true })
      own(folder.outside)
      chmodSync(folder.outside, 0o700)
      return folder
    },
    write(folder, name, text) {
      const path = join(folder.outside, name)
      writeFileSync(path, text)
      own(path)
      return join(folder.inside, name)
    },
    start(folder, command) {
      const log = join(folder.outside, 'log')
      const { program, args, options } = commandIn(folder, command)
      const output = openSync(log, 'a')
      const stdio = ['ignore', output, output] as const
      return programOf(
        folder.name,
        spawn(program, args, { ...options, stdio: [...stdio], detached: true }),
        log,
      )
    },
    run(folder, command) {
      const { program, args, options } = commandIn(folder, command)
      return execFileSync(program, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    },
    async close(remove) {
      guard.ref()
      const ended = once(guard, 'exit')
      guard.stdin?.end(remove ? 'remove' : '')
      await ended
    },
  }
}

/** Whoever kills this process closes the guard's input. */
function startGuard(folder: string): ChildProcess {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return guard
}

type Ids = { readonly uid: number; readonly gid: number }

function idsIn(root: string): Ids {
  const line = new RegExp(`^${account}:[^:]*:(\\d+):(\\d+):`, 'm').exec(
    readFileSync(join(root, '/etc/passwd'), 'utf8'),
  )
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) }
}

/** The mounts belong to the process alone and end with it. */
const enter =
  'root=$1; shift; mount --rbind /dev "$root/dev"; mount --rbind /proc "$root/proc"; exec chroot "$@"'

function commandsOf(root: string, ids: Ids | undefined) {
  return ({ inside, outside }: Folder, command: readonly string[]) => {
    const environment = { PATH: programFolders, HOME: inside, LC_ALL: 'C.UTF-8' }
    const [program = '', ...args] = command
    if (root === '')
      return { program, args, options: { cwd: outside, env: environment, ...ids } satisfies SpawnOptions }
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
    return {
      program: 'unshare',
      args: [
        ...['--mount', '--propagation', 'private', '--', 'sh', '-ec', enter, 'sh', root],
        ...[`--userspec=${account}:${account}`, root, 'env', '-i', '-C', inside, ...variables, ...command],
      ],
      options: { cwd: outside } satisfies SpawnOptions,
    }
  }
}

function programOf(name: string, child: ChildProcess, log: string): Program {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    name,
    pid: child.pid ?? 0,
    log: () => readFileSync(log, 'utf8'),
    hasEnded,
    async end(signal = 'SIGTERM') {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
