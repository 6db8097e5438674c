import { useEffect, useEffectEvent, useState } from 'react'

type Outcome<Answer> = { readonly of: string; readonly answer?: Answer; readonly error?: unknown }

/**
 * Fetches for a part of a page that is mounted: again for each new question and at each retry. An answer to an older
 * question is dropped. The last answer stays until the next one arrives, also beside a failure.
 */
export function useAnswer<Answer>(question: string, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [tries, setTries] = useState(0)
  const [last, setLast] = useState<Outcome<Answer>>({ of: '' })
  const of = `${question} ${tries}`
  const send = useEffectEvent(ask)
  useEffect(() => {
    const leave = new AbortController()
    const show = (outcome: Outcome<Answer>) => {
      if (!leave.signal.aborted) setLast(outcome)
    }
    send(leave.signal).then(
      (answer) => show({ of, answer }),
      (error: unknown) => setLast((before) => (leave.signal.aborted ? before : { ...before, of, error })),
    )
    return () => leave.abort()
  }, [of])
  return { ...last, isAsking: last.of !== of, retry: () => setTries(tries + 1) }
}
