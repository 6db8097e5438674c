import { useEffect, useEffectEvent } from 'react'
import { startPolling } from './poll.ts'

/** `startPolling` for as long as the component is shown. */
export function usePolling(task: () => unknown, interval: number) {
  const run = useEffectEvent(() => task())
  useEffect(() => startPolling(() => run(), interval), [interval])
}
