import { useState } from 'react'

export type Density = 'comfortable' | 'compact'
const key = 'consoleDensity'

/** How high the rows of the console's tables are; remembered in this browser. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable',
  )
  const choose = (next: Density) => {
    localStorage.setItem(key, next)
    setDensity(next)
  }
  return [density, choose] as const
}
