import { useRef, useState } from 'react'
import { getImport, type ProductImport } from '#contract/products/product-import.ts'
import { api } from '#web/api/browser-api.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'

const pollEvery = 1_000

/** The import that the page shows, asked for each second while the server works on it. */
export function useCurrentImport(initial: ProductImport | undefined) {
  const [current, setCurrent] = useState(initial)
  const changes = useRef(0)
  const show = (next: ProductImport | undefined) => {
    changes.current += 1
    setCurrent(next)
  }
  const refresh = async () => {
    if (!current) return
    const before = changes.current
    const answer = await api(getImport, { importId: current.import_id })
    // Another answer that came meanwhile is newer than this one.
    if (before === changes.current) show(answer.import)
  }
  const isMoving = current?.status === 'checking' || current?.status === 'applying'
  usePolling(refresh, pollEvery, { enabled: isMoving })
  return { current, show }
}
