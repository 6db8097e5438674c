/** The date header is a little old when it arrives, so smaller differences do not mean a wrong clock. */
const tolerated = 9_000

/** By how much the server's clock is ahead of this device's. */
let ahead = 0
let isHeard = false

/** The server's time by the date headers of its answers: the clocks of phones can be wrong by hours. */
export const serverNow = () => Date.now() + ahead

export function hearServerClock(date: string | null) {
  const offset = Date.parse(date ?? '') - Date.now()
  if (Math.abs(offset - ahead) > tolerated) ahead = offset
  isHeard = true
}

/** For server-rendered pages that make no call of their own. If this fails, the device's clock has to do. */
export const learnServerClock = async () => {
  if (isHeard) return
  isHeard = true
  const answer = await fetch('/healthz', { method: 'HEAD' }).catch(() => null)
  if (answer) hearServerClock(answer.headers.get('date'))
}
