import type { ChatSocket } from './channel.ts'

/** Of `io()`: the first line of a page may be a slow one. */
export const dialling = {
  reconnectionDelay: 500,
  reconnectionDelayMax: 3_000,
  timeout: 10_000,
} as const

/** A line that has held before answers within this time; another try over fresh ground beats a longer wait. */
const shortPatience = 3_000
/** So many silent tries, and the line has perhaps become a slow one. */
const mostSilent = 10

/** After a silence the next try follows at once, as the silence was wait enough; a server that refuses is given time. */
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
