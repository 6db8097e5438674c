const retryAfter = 1_000

export const pause = () => new Promise((done) => setTimeout(done, retryAfter))

/**
 * Repeats `ask` until it resolves to true or the connection is gone. A call while one is running makes it run once
 * more, for what has changed since.
 */
export function repeatUntilDone(ask: () => Promise<boolean>, isAlive: () => boolean) {
  let isBusy = false
  let isDue = false
  return async () => {
    isDue = true
    if (isBusy) return
    isBusy = true
    while (isDue && isAlive()) {
      isDue = false
      if (await ask().catch(() => false)) continue
      isDue = true
      await pause()
    }
    isBusy = false
  }
}
