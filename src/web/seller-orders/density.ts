import { useState } from 'react'
import { browserStorage } from '#web/storage/storage.ts'

export type Density = 'comfortable' | 'compact'
const key = 'consoleDensity'

/** How high the rows of the console's tables are; remembered in this browser. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() =>
    browserStorage.read(key) === 'compact' ? 'compact' : 'comfortable',
  )
  const choose = (next: Density) => {
    browserStorage.write(key, next)
    setDensity(next)
  }
  return [density, choose] as const
}
