import { useState } from 'react'

export type View = 'grid' | 'list'

const key = 'consoleProductsView'

/** Grid or list, as it was left. */
export function useKeptView() {
  const [view, setView] = useState<View>(() =>
    typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'list' ? 'list' : 'grid',
  )
  const choose = (next: View) => {
    localStorage.setItem(key, next)
    setView(next)
  }
  return [view, choose] as const
}
