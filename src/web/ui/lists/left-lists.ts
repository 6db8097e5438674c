/** Lists as they were left, by name and entry of the history: coming back finds them as long as they were. */
const left = new Map<string, unknown>()
const remembered = 20

/** Nobody finds what another person has read at the same device. */
export const forgetLists = () => left.clear()

/** Only what was kept under this very name, by the list that has it, is asked for. */
export const recallList = <List>(place: string) => left.get(place) as List | undefined

export function keepList(place: string, list: unknown) {
  left.delete(place)
  left.set(place, list)
  const oldest = left.keys().next().value
  if (left.size > remembered && oldest !== undefined) left.delete(oldest)
}
