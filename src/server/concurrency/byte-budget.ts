/** Room for so many bytes at once; whoever finds none left waits in line, for a while. */
export type ByteBudgetLimits = {
  readonly bytes: number
  /** At most so many wait. */
  readonly waiting: number
  /** Milliseconds that one waits. */
  readonly patience: number
}

/** There was no room, and no place in the line or no patience left. */
export class OverBudget extends Error {}

type Waiting = { readonly bytes: number; letIn(): void }

export type ByteBudget = {
  /** Answers the way out, which may be taken more than once. Throws NoRoom. */
  enter(bytes: number): Promise<() => void>
  /** Nobody inside and nobody in line. */
  isEmpty(): boolean
}

export function byteBudget({ bytes: size, waiting, patience }: ByteBudgetLimits): ByteBudget {
  const line: Waiting[] = []
  let free = size

  const letNextIn = () => {
    for (let next = line[0]; next && next.bytes <= free; next = line[0]) {
      line.shift()
      next.letIn()
    }
  }
  const take = (bytes: number) => {
    free -= bytes
    let isIn = true
    return () => {
      if (isIn) free += bytes
      isIn = false
      letNextIn()
    }
  }
  return {
    isEmpty: () => free === size && line.length === 0,
    async enter(asked) {
      const bytes = Math.min(asked, size)
      if (line.length === 0 && bytes <= free) return take(bytes)
      if (line.length >= waiting) throw new OverBudget('too many wait')
      return new Promise((resolve, reject) => {
        const place: Waiting = {
          bytes,
          letIn() {
            clearTimeout(timer)
            resolve(take(bytes))
          },
        }
        const giveUp = () => {
          line.splice(line.indexOf(place), 1)
          reject(new OverBudget('waited too long'))
          // The next in line may need less.
          letNextIn()
        }
        const timer = setTimeout(giveUp, patience).unref()
        line.push(place)
      })
    },
  }
}
