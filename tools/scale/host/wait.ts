import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const startsWithin = 60_000

/** Asks until the answer is yes; `what` is what the error says that has not come. */
export async function until(what: string, ask: () => Promise<boolean>, within = startsWithin) {
  const deadline = Date.now() + within
  while (!(await ask().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${within / 1_000} s.`)
    await sleep(100)
  }
}

export const acceptsAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
