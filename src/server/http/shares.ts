type Share = { running: number; readonly waiting: (() => void)[] }

/**
 * Runs a limited number of requests of a person at once and queues the rest, so that one person takes only a few of
 * the database sessions.
 */
export function createShares(limit: number) {
  const shares = new Map<string, Share>()

  const enter = async (name: string) => {
    const share = shares.get(name) ?? { running: 0, waiting: [] }
    shares.set(name, share)
    if (share.running < limit) share.running += 1
    else await new Promise<void>((start) => share.waiting.push(start))
    return () => leave(name, share)
  }
  const leave = (name: string, share: Share) => {
    const next = share.waiting.shift()
    if (next) return next()
    share.running -= 1
    if (share.running === 0) shares.delete(name)
  }
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = await enter(name)
    try {
      return await work()
    } finally {
      done()
    }
  }
}

export type Shares = ReturnType<typeof createShares>
