import { startTransition, useState } from 'react'
import { browserStorage } from '#web/storage/storage.ts'

export type View = 'grid' | 'list'

const key = 'consoleProductsView'

/** Grid or list, as it was left. */
export function useKeptView() {
  const [view, setView] = useState<View>(() => (browserStorage.read(key) === 'list' ? 'list' : 'grid'))
  const choose = (next: View) => {
    browserStorage.write(key, next)
    // All cards are drawn anew, which nothing else that is pressed meanwhile shall wait for.
    startTransition(() => setView(next))
  }
  return [view, choose] as const
}
