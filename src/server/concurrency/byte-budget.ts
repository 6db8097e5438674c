/** Limits how many bytes are in use at once; a caller that finds too few left waits in a queue for a while. */
export type ByteBudgetLimits = {
  readonly bytes: number
  /** The length of the queue. */
  readonly waiting: number
  /** How many milliseconds a caller waits. */
  readonly patience: number
}

/** The budget was used up, and the queue was full or the wait too long. */
export class OverBudget extends Error {}

type WaitingEntry = { readonly bytes: number; admit(): void }

export type ByteBudget = {
  /** Returns the function that gives the bytes back; it may be called more than once. Throws OverBudget. */
  enter(bytes: number): Promise<() => void>
  /** Whether no bytes are in use and nobody waits. */
  isEmpty(): boolean
}

export function byteBudget({ bytes: size, waiting, patience }: ByteBudgetLimits): ByteBudget {
  const queue: WaitingEntry[] = []
  let free = size

  const admitNext = () => {
    for (let next = queue[0]; next && next.bytes <= free; next = queue[0]) {
      queue.shift()
      next.admit()
    }
  }
  const take = (bytes: number) => {
    free -= bytes
    let isTaken = true
    return () => {
      if (isTaken) free += bytes
      isTaken = false
      admitNext()
    }
  }
  return {
    isEmpty: () => free === size && queue.length === 0,
    async enter(requested) {
      const bytes = Math.min(requested, size)
      if (queue.length === 0 && bytes <= free) return take(bytes)
      if (queue.length >= waiting) throw new OverBudget('too many wait')
      return new Promise((resolve, reject) => {
        const entry: WaitingEntry = {
          bytes,
          admit() {
            clearTimeout(timer)
            resolve(take(bytes))
          },
        }
        const giveUp = () => {
          queue.splice(queue.indexOf(entry), 1)
          reject(new OverBudget('waited too long'))
          // The next in the queue may need less.
          admitNext()
        }
        const timer = setTimeout(giveUp, patience).unref()
        queue.push(entry)
      })
    },
  }
}
