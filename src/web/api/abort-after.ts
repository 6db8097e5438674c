/** A signal that aborts after so many ms; Safari 15 has no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ms)
  return stop.signal
}
