/**
 * Repeats `task` every `interval` milliseconds while the tab is seen, and at once when it comes back to view.
 * A slow answer never overlaps the next question; a failing task is tried again at the next beat. Answers its end.
 */
export function startPolling(task: () => unknown, interval: number): () => void {
  let timer: number | undefined
  let isBusy = false
  let isStopped = false
  const rest = () => {
    clearTimeout(timer)
    if (!isStopped && !document.hidden) timer = window.setTimeout(beat, interval)
  }
  const beat = async () => {
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    try {
      await task()
    } catch {
      // The page keeps what it has; the next beat asks again.
    }
    isBusy = false
    rest()
  }
  const turn = () => (document.hidden ? clearTimeout(timer) : void beat())
  rest()
  document.addEventListener('visibilitychange', turn)
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}
