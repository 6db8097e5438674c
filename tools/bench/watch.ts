import { setTimeout as sleep } from 'node:timers/promises'

/** Median, 99th percentile and longest wait, in milliseconds. */
export type Waits = { readonly middle: number; readonly p99: number; readonly longest: number }

export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - began }
}

/** Does the work while another client requests `url` every 10 ms, and returns how long those requests took. */
export async function whileOthersAsk<T>(url: string, work: () => Promise<T>) {
  const waits: number[] = []
  let isDone = false
  const others = async () => {
    while (!isDone) {
      const { ms } = await timed(async () => (await fetch(url)).arrayBuffer())
      waits.push(ms)
      await sleep(10)
    }
  }
  const watching = others()
  const { answer, ms } = await timed(work).finally(() => {
    isDone = true
  })
  await watching
  return {
    answer,
    ms,
    others: { middle: quantile(waits, 0.5), p99: quantile(waits, 0.99), longest: quantile(waits, 1) },
  }
}

/** The value that this share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
