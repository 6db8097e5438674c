import cluster from 'node:cluster'
import { mkdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { Ground } from '#server/start/prepare.ts'
import { StartupError } from '#server/startup-error.ts'
import { stopOnSignals } from '#server/stop-on-signals.ts'
import { type Opened, pageWorkersOf, type Role } from './messages.ts'
import { keepWorker, type WorkerSlot } from './worker-slot.ts'

/** Keeps the port, the database and so many processes that serve: some take the calls, the others make their pages. */
export async function startWorkers(env: Env, { database }: Ground): Promise<Opened> {
  const { processes, drainWaitMs, backupTo, databaseUrl } = env
  if (backupTo && !databaseUrl)
    throw new StartupError(
      'BACKUP_TO archives the embedded database of one process: leave PROCESSES at 1, or set DATABASE_URL.',
    )
  // All accept at the one port, whoever is free first. A turn kept here would hand connections to a process that has just died,
  // where nobody ever answers them.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const folder = await mkdtemp(join(tmpdir(), 'vanij-pages-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const start = (role: Role, place: number) => () => {
    // Whoever tidies the system's temporary files may have taken it.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    cluster.setupPrimary({
      exec: join(import.meta.dirname, 'worker.ts'),
      args: [role, join(folder, 'pages'), String(place)],
    })
    return cluster.fork()
  }
  const slots: WorkerSlot[] = []
  const open = (role: Role) => {
    const slot = keepWorker(role, start(role, slots.length))
    slots.push(slot)
    return slot.opened
  }
  const end = (role: Role) =>
    Promise.all(slots.filter((slot) => slot.role === role).map((slot) => slot.end()))
  stopOnSignals(async () => {
    await end('calls')
    await end('pages')
    await database.close()
  }, drainWaitMs)
  const makers = pageWorkersOf(processes)
  // Alone, for an empty market is filled by the first, and what keeps one from starting would keep them all.
  const opened = await open('calls')
  const others = Array.from({ length: processes - 1 }, (_, n): Role => (n < makers ? 'pages' : 'calls'))
  await Promise.all(others.map(open))
  restartOnHangup(slots)
  return opened
}

/** One process after the other, so that the market stays open: for what has changed since they were started. */
function restartOnHangup(slots: readonly WorkerSlot[]) {
  const restart = async () => {
    for (const slot of slots) await slot.replace()
  }
  let restarted = Promise.resolve()
  process.on('SIGHUP', () => {
    restarted = restarted.then(restart)
  })
}
