import { browserStorage } from '#web/storage/storage.ts'

/** Where the chosen products are kept, and what this tab hears when they change. All else about them comes late. */
export const place = 'compare'

/** Other tabs change them too. */
export function onCompared(changed: () => void) {
  const heard = [place, 'storage']
  for (const event of heard) addEventListener(event, changed)
  return () => {
    for (const event of heard) removeEventListener(event, changed)
  }
}

export const hasCompared = () => browserStorage.read(place) !== null
