import { setTimeout as sleep } from 'node:timers/promises'
import { printLine } from '#server/print-line.ts'

const firstPause = 250
const longestPause = 15_000

/** Repeats until it succeeds, with growing pauses, or until `signal` aborts. */
export async function keepTrying<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause))
    try {
      return await work()
    } catch (error) {
      printLine(`${error instanceof Error ? error.message : error}\nIt is tried again in ${pause} ms.`)
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  return undefined
}
