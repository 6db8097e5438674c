import { useState } from 'react'

export type GrowingPage<Item> = {
  readonly items: readonly Item[]
  readonly total: number
  readonly total_is_floor?: boolean | undefined
  readonly next: string | null
}

type Growing<Item> = {
  fetchMore: (cursor: string) => Promise<GrowingPage<Item>>
  keyOf: (item: Item) => string
  onFault: () => void
}

/** A list that grows by a page at a time; what moved between two pages is shown once. */
export function useGrowingList<Item>(first: GrowingPage<Item>, { fetchMore, keyOf, onFault }: Growing<Item>) {
  const [list, setList] = useState({ first, page: first })
  const [isLoading, setLoading] = useState(false)
  const page = list.first === first ? list.page : first

  const more = async () => {
    if (!page.next || isLoading) return
    setLoading(true)
    try {
      const after = await fetchMore(page.next)
      const known = new Set(page.items.map(keyOf))
      const items = [...page.items, ...after.items.filter((item) => !known.has(keyOf(item)))]
      setList({ first, page: { ...page, items, next: after.next } })
    } catch {
      onFault()
    } finally {
      setLoading(false)
    }
  }
  /** What stands below the list, as LoadMore shows it. */
  const footer = {
    shown: page.items.length,
    total: page.total,
    totalIsFloor: page.total_is_floor,
    hasMore: page.next !== null,
    loading: isLoading,
    onMore: more,
  }
  return { page, isLoading, more, footer }
}
