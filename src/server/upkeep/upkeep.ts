import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import type { Chore } from './chore.ts'
import { choresOf } from './chores.ts'

type Planned = Chore & { dueAt: number; pieces: number; ms: number }

const { tickMs, failedMs } = limits.upkeep

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
      await workOff(planned, app.log, closing.signal)
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

/** Runs one batch of each due chore in turn until none is due. */
async function workOff(planned: readonly Planned[], log: FastifyBaseLogger, closing: AbortSignal) {
  for (;;) {
    const due = planned.filter(({ dueAt }) => dueAt <= Date.now())
    if (due.length === 0) return
    for (const chore of due) {
      if (closing.aborted) return
      await doPiece(chore, log)
    }
  }
}

async function doPiece(chore: Planned, log: FastifyBaseLogger) {
  const began = performance.now()
  try {
    const hasMore = (await chore.work()) === true
    chore.ms += performance.now() - began
    chore.pieces += 1
    if (hasMore) return
    // A chore that finds nothing every few seconds would fill the log.
    if (chore.pieces > 1 || chore.isRare)
      log.info({ event: 'upkeep', chore: chore.name, pieces: chore.pieces, ms: Math.round(chore.ms) })
    chore.dueAt = Date.now() + chore.everyMs
  } catch (error) {
    log.warn({ event: 'upkeep-failed', chore: chore.name, error: String(error) })
    chore.dueAt = Date.now() + Math.min(failedMs, chore.everyMs)
  }
  chore.pieces = 0
  chore.ms = 0
}
