import type { ChatSocket } from './channel.ts'

/** Options of `io()`. The timeout is long because the first connection may be a slow one. */
export const dialling = {
  reconnectionDelay: 500,
  reconnectionDelayMax: 3_000,
  timeout: 10_000,
} as const

/** After a first success the server answers within this time, or a new attempt is better than a longer wait. */
const shortPatience = 3_000
/** After this many attempts without an answer, the connection may have become slow. */
const mostSilent = 10

/** After a timeout the next attempt follows at once; a server that refuses gets more time. */
export function dialAnew({ io }: ChatSocket) {
  let silent = 0
  io.on('open', () => {
    silent = 0
    io.timeout(shortPatience)
  })
  io.on('error', ({ message }) => {
    const isSilent = message === 'timeout'
    silent = isSilent ? silent + 1 : 0
    io.reconnectionDelayMax(isSilent ? dialling.reconnectionDelay : dialling.reconnectionDelayMax)
    if (silent === mostSilent) io.timeout(dialling.timeout)
  })
}
