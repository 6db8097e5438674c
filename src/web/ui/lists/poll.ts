const running = new Set<() => void>()

/** Something happened that they would find out: every poll of a seen tab asks at once. */
export function wakePolls() {
  if (!document.hidden) for (const ask of running) ask()
}

/**
 * Repeats `task` every `interval` milliseconds while the tab is seen, and at once when it comes back to view.
 * A slow answer never overlaps the next question; a failing task is tried again at the next beat. Answers its end.
 */
export function startPolling(task: () => unknown, interval: number): () => void {
  let timer: number | undefined
  let isBusy = false
  let isWanted = false
  let isStopped = false
  const rest = () => {
    clearTimeout(timer)
    if (!isStopped && !document.hidden) timer = window.setTimeout(beat, interval)
  }
  const beat = async () => {
    // What happens while an answer is under way may not be in it.
    isWanted = isBusy
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    try {
      await task()
    } catch {
      // The page keeps what it has; the next beat asks again.
    }
    isBusy = false
    if (isWanted && !isStopped && !document.hidden) void beat()
    else rest()
  }
  const ask = () => void beat()
  const turn = () => (document.hidden ? clearTimeout(timer) : ask())
  rest()
  running.add(ask)
  document.addEventListener('visibilitychange', turn)
  return () => {
    isStopped = true
    running.delete(ask)
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}
