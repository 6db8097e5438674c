import { browserStorage } from '#web/storage/storage.ts'
import { place } from './on-compared.ts'

/** As many columns as can be looked at together. */
export const mostCompared = 4

let latest: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: [] }

/** The products that are chosen to be compared in this browser, in the order in which they were chosen. */
export function comparedIds(): readonly string[] {
  const text = browserStorage.read(place)
  if (text !== latest.text) latest = { text, ids: idsIn(text) }
  return latest.ids
}

/** A damaged value counts as an empty one. */
const idsIn = (text: string | null) => (text ?? '').split(',').filter(Boolean).slice(0, mostCompared)

export function keepCompared(ids: readonly string[]) {
  if (ids.length === 0) browserStorage.drop(place)
  else browserStorage.write(place, ids.join(','))
  dispatchEvent(new Event(place))
}
