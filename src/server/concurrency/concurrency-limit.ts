import { http } from '#contract/texts/http.ts'
import { tooOften } from '#server/errors.ts'

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `atOnce` pieces of work and queues at most `mayWait` more; beyond that it rejects at once. */
export function limitConcurrency(atOnce: number, mayWait: number): ConcurrencyLimit {
  let running = 0
  const waiting: (() => void)[] = []

  const passOn = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length < mayWait) await new Promise<void>((start) => waiting.push(start))
    else throw tooOften(http.manySignIns)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
