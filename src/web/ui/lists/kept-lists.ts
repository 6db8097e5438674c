/** Lists as they were left, by name and entry of the history: coming back finds them as long as they were. */
const left = new Map<string, unknown>()
const remembered = 20

/** Lists of one person must not be shown to the next at the same device. */
export const forgetLists = () => left.clear()

/** The caller knows the type: only its own list is kept under this name. */
export const recallList = <List>(place: string) => left.get(place) as List | undefined

export function keepList(place: string, list: unknown) {
  left.delete(place)
  left.set(place, list)
  const oldest = left.keys().next().value
  if (left.size > remembered && oldest !== undefined) left.delete(oldest)
}
