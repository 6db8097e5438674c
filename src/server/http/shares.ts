type Share = { running: number; readonly waiting: (() => void)[] }

/**
 * Of what one person asks at once, `most` go on and the rest waits for its turn: whatever it is, it keeps few sessions of
 * the database, and the others find some free.
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
