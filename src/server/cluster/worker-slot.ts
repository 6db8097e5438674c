import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#server/limits.ts'
import { printLine } from '#server/print-line.ts'
import { endWord, type Opened, type Role } from './messages.ts'

const firstPause = 200
const longestPause = 15_000
/** A worker that lived this long did not die because of its start. */
const settled = 60_000

export type WorkerSlot = {
  readonly role: Role
  /** What the first worker said when it served; one that never does ends the whole start, for it has said why. */
  readonly opened: Promise<Opened>
  /** Starts another, and ends the one before once the other serves. */
  replace(): Promise<void>
  end(): Promise<void>
}

function openingOf(worker: Worker): Promise<Opened> {
  return new Promise((resolve) => {
    const giveUp = (code: number | null) => process.exit(code || 1)
    worker.once('exit', giveUp).once('message', (opened: Opened) => {
      worker.off('exit', giveUp)
      resolve(opened)
    })
  })
}

async function endWorker(worker: Worker, role: Role) {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  if (role === 'calls') worker.process.kill('SIGTERM')
  else worker.send(endWord)
  await ended
}

/**
 * Kills one that serves and then stays silent. Beats are counted here, not the clock: where the whole machine stood
 * still, nobody is late.
 */
function endSilent(worker: Worker, role: Role) {
  let silent = 0
  const beat = setInterval(() => {
    silent += 1
    if (silent !== limits.workers.silentBeats) return
    printLine(`A process for ${role} answers no longer.`)
    worker.process.kill('SIGKILL')
  }, limits.workers.beatMs)
  worker.on('message', () => {
    silent = 0
  })
  worker.once('exit', () => clearInterval(beat))
}

/** Keeps one worker process: one that dies or hangs is started again, alone, with growing pauses if it keeps dying. */
export function keepWorker(role: Role, start: () => Worker): WorkerSlot {
  let worker: Worker
  let pause = firstPause
  let isEnding = false

  const startAgain = async (how: string) => {
    printLine(`A process for ${role} has ended (${how}); it is started again in ${pause} ms.`)
    await sleep(pause)
    pause = Math.min(pause * 2, longestPause)
    if (isEnding) return
    const next = start()
    next.once('message', () => printLine(`A process for ${role} serves again.`))
    use(next)
  }
  const use = (next: Worker) => {
    const began = Date.now()
    worker = next
    next.once('message', () => endSilent(next, role))
    next.once('exit', (code, signal) => {
      if (isEnding || worker !== next) return
      if (Date.now() - began > settled) pause = firstPause
      void startAgain(signal ?? `code ${code}`)
    })
  }
  const first = start()
  use(first)
  return {
    role,
    opened: openingOf(first),
    async replace() {
      const former = worker
      const next = start()
      const [serves] = await Promise.race([once(next, 'message'), once(next, 'exit').then(() => [])])
      if (!serves) return printLine(`A new process for ${role} does not start; the one before serves on.`)
      use(next)
      await endWorker(former, role)
    },
    async end() {
      isEnding = true
      await endWorker(worker, role)
    },
  }
}
