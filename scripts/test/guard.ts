import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until the run of tests with this process id is over, however it ended, and ends what it has left: every process
 * that inherited its mark. Groups and sessions do not tell, since databases and browsers have their own.
 */
async function guard(runner: number, mark: string) {
  while (isAlive(runner)) await sleep(500)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of processesWith(mark)) end(pid, signal)
    for (let i = 0; i < 50 && processesWith(mark).length > 0; i++) await sleep(100)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function end(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

const processesWith = (mark: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number)

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

const [runner, mark] = process.argv.slice(2)
if (runner && mark) await guard(Number(runner), mark)
