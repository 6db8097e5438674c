import { useEffect, useEffectEvent } from 'react'
import { startPolling } from './poll.ts'

type Options = { enabled?: boolean }

/** `startPolling` for as long as the component is shown and the polling enabled. */
export function usePolling(task: () => unknown, interval: number, { enabled = true }: Options = {}) {
  const run = useEffectEvent(() => task())
  useEffect(() => (enabled ? startPolling(() => run(), interval) : undefined), [interval, enabled])
}
