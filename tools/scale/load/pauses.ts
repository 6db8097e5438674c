/** The longest time in which no order was acknowledged. */
export function watchPauses(placed: readonly unknown[]) {
  let last = performance.now()
  let count = placed.length
  let longest = 0
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    if (placed.length === count) return
    count = placed.length
    last = now
  }
  const timer = setInterval(look, 20)
  return {
    stop(): number {
      clearInterval(timer)
      look()
      return longest
    },
  }
}
