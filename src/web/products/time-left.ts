const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** '2d 2h 15m', '3h 5m', and in the last hour '12m 9s'; never rounded up. */
export function timeLeft(milliseconds: number): string {
  const days = Math.floor(milliseconds / day)
  const hours = Math.floor((milliseconds % day) / hour)
  const minutes = Math.floor((milliseconds % hour) / minute)
  if (days > 0) return `${days}d ${hours}h ${minutes}m`
  if (hours > 0) return `${hours}h ${minutes}m`
  return `${minutes}m ${Math.floor((milliseconds % minute) / second)}s`
}
