import { maxSkippedOrders } from '#contract/sellers/seller-orders.ts'

/** A number that leads to its page, or a gap between two. What is spare a phone leaves out. */
export type PageSlot = { readonly number: number | undefined; readonly isSpare: boolean }

export const lastPageOf = (count: number, size: number) =>
  Math.max(1, Math.min(Math.ceil(count / size), maxSkippedOrders / size + 1))

const roomOnPhones = 4

/** First and last, the current one and its neighbours; a gap stands for two pages at least. */
export function slotsOf(current: number, last: number): PageSlot[] {
  const candidates = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const ordered = [...new Set(candidates)].sort((one, other) => one - other)
  const numbers = ordered.flatMap((number, index) => {
    const isLoneGap = number - (ordered[index - 1] ?? number) === 2
    return isLoneGap ? [number - 1, number] : [number]
  })
  const isNearGap = (index: number) =>
    [index, index + 1].some(
      (after) => (numbers[after] ?? 0) - (numbers[after - 1] ?? numbers[after] ?? 0) > 1,
    )
  return numbers.flatMap((number, index) => {
    const isNeighbour = Math.abs(number - current) === 1 && number !== 1 && number !== last
    const isSpare = isNeighbour && numbers.length > roomOnPhones && isNearGap(index)
    const isAfterGap = index > 0 && number - (numbers[index - 1] ?? 0) > 1
    return [...(isAfterGap ? [{ number: undefined, isSpare: number > current }] : []), { number, isSpare }]
  })
}
