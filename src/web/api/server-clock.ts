/** The date of an answer is a little old when it arrives: what differs by less is no wrong clock. */
const tolerated = 9_000

/** By how much the server's clock is ahead of this device's. */
let ahead = 0
let isHeard = false

/** What time it is at the server, as far as its answers have told: clocks of phones are wrong by hours at times. */
export const serverNow = () => Date.now() + ahead

export function hearServerClock(date: string | null) {
  const offset = Date.parse(date ?? '') - Date.now()
  if (Math.abs(offset - ahead) > tolerated) ahead = offset
  isHeard = true
}

/** For pages that the server has written and that ask for nothing themselves. Without an answer the own clock has to do. */
export const learnServerClock = async () => {
  if (isHeard) return
  isHeard = true
  const answer = await fetch('/healthz', { method: 'HEAD' }).catch(() => null)
  if (answer) hearServerClock(answer.headers.get('date'))
}
