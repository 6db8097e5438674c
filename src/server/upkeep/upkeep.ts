import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import { type Leader, onlyLeader } from '#server/processes/leader.ts'
import { jobs } from '#server/signals/signals.ts'
import type { Chore } from './chore.ts'
import { choresOf } from './chores.ts'

type UpkeepContext = Pick<FastifyInstance, 'log' | 'shared'>
type Planned = Chore & { dueAt: number; pieces: number; ms: number }

const { tickMs, failedMs, claimMs, lookMs } = limits.upkeep

/**
 * Runs the chores at the start and then periodically. Each chore is independent: it works in batches of less than a
 * second, takes turns with the others that are due, has its own log line, and fails alone. Resolves once each has run
 * for the first time.
 */
export function startUpkeep(app: FastifyInstance, chores: readonly Chore[] = choresOf(app.services)) {
  const planned: Planned[] = chores.map((chore) => ({ ...chore, dueAt: 0, pieces: 0, ms: 0 }))
  const closing = new AbortController()
  const everyTick = async (firstRound: () => void) => {
    while (!closing.signal.aborted) {
      await runDue(planned, app, closing.signal)
      firstRound()
      await wait(tickMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  let ended = Promise.resolve()
  const first = new Promise<void>((firstRound) => {
    ended = everyTick(firstRound)
  })
  // The database closes after the app, so that a running batch still has it.
  app.addHook('onClose', async () => {
    closing.abort()
    await ended
  })
  return first
}

/** One piece of each chore that is due, in turn, until none is. */
async function runDue(planned: readonly Planned[], app: UpkeepContext, closing: AbortSignal) {
  for (;;) {
    const due = planned.filter(({ dueAt }) => dueAt <= Date.now())
    if (due.length === 0) return
    for (const chore of due) {
      if (closing.aborted) return
      await runBatch(chore, app)
    }
  }
}

async function runBatch(chore: Planned, { log, shared }: UpkeepContext) {
  const leader = chore.isOwn ? onlyLeader : shared.leader
  const began = performance.now()
  try {
    if (!(await isOurs(chore, leader))) return
    const hasMore = (await jobs.run({ job: chore.name }, async () => chore.work())) === true
    chore.ms += performance.now() - began
    chore.pieces += 1
    if (hasMore) return
    // A chore that finds nothing every few seconds would fill the log.
    if (chore.pieces > 1 || chore.isRare)
      log.info({ event: 'upkeep', chore: chore.name, pieces: chore.pieces, ms: Math.round(chore.ms) })
    await planNext(chore, leader, chore.everyMs)
  } catch (error) {
    log.warn({ event: 'upkeep-failed', chore: chore.name, error: String(error) })
    await planNext(chore, leader, Math.min(failedMs, chore.everyMs)).catch(() => {})
  }
  chore.pieces = 0
  chore.ms = 0
}

/** A chore that is begun stays with its process, as long as that lives. */
async function isOurs(chore: Planned, leader: Leader) {
  if (chore.pieces > 0) {
    await leader.plan(chore.name, claimMs)
    return true
  }
  const isOurs = await leader.claim(chore.name, claimMs)
  if (!isOurs) chore.dueAt = Date.now() + Math.min(lookMs, chore.everyMs)
  return isOurs
}

function planNext(chore: Planned, leader: Leader, ms: number) {
  chore.dueAt = Date.now() + ms
  return leader.plan(chore.name, ms)
}
