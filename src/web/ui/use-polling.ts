import { useEffect, useEffectEvent } from 'react'

type Options = { enabled?: boolean }

/**
 * Repeats `task` every `interval` milliseconds while the tab is seen, and at once when it comes back to view.
 * A slow answer never overlaps the next question; a failing task is tried again at the next beat.
 */
export function usePolling(task: () => unknown, interval: number, { enabled = true }: Options = {}) {
  const run = useEffectEvent(async () => {
    try {
      await task()
    } catch {
      // The page keeps what it has; the next beat asks again.
    }
  })

  useEffect(() => {
    if (!enabled) return
    let timer: number | undefined
    let busy = false
    const beat = async () => {
      if (busy) return
      busy = true
      clearTimeout(timer)
      await run()
      busy = false
      rest()
    }
    const rest = () => {
      clearTimeout(timer)
      if (!stopped && !document.hidden) timer = window.setTimeout(beat, interval)
    }
    const turn = () => (document.hidden ? clearTimeout(timer) : void beat())
    let stopped = false
    rest()
    document.addEventListener('visibilitychange', turn)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [interval, enabled])
}
