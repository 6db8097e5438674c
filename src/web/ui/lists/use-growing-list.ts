import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { continued, type GrowingPage, joined } from './growing-page.ts'
import { keepList, recallList } from './left-lists.ts'

export type { GrowingPage } from './growing-page.ts'

type Growing<Item> = {
  /** With a name, coming back in the history finds the list as long as it was left. */
  name?: string
  fetchMore: (cursor: string) => Promise<GrowingPage<Item>>
  keyOf: (item: Item) => string
  onFault: () => void
}

/** Of a list that was found again so many pages are read anew; behind them it stays as it was left. */
const pagesReadAnew = 10

/** A list that grows by a page at a time; what moved between two pages is shown once. */
export function useGrowingList<Item>(
  first: GrowingPage<Item>,
  { name, fetchMore, keyOf, onFault }: Growing<Item>,
) {
  const { key } = useLocation()
  const place = name && `${name} ${key}`
  const begin = () => {
    const page = continued(first, place ? recallList<GrowingPage<Item>>(place) : undefined, keyOf)
    return { key, first, page, isFound: page !== first }
  }
  const [list, setList] = useState(begin)
  const [isLoading, setLoading] = useState(false)
  // At the same place of the history a new first page begins the list anew; another place has its own length.
  const anew = () => (list.key === key ? { key, first, page: first, isFound: false } : begin())
  const shown = list.first === first ? list : anew()
  if (shown !== list) setList(shown)
  const { page } = shown

  useEffect(() => {
    if (place) keepList(place, page)
  }, [place, page])

  const readAnew = useEffectEvent(async (begun: GrowingPage<Item>, isOver: () => boolean) => {
    let fresh = begun
    try {
      for (
        let index = 0;
        index < pagesReadAnew && fresh.next && fresh.items.length < page.items.length;
        index += 1
      )
        fresh = joined(fresh, await fetchMore(fresh.next), keyOf)
    } catch {
      // What is shown was true a moment ago.
      return
    }
    if (isOver()) return
    setList((now) =>
      now === shown ? { ...now, page: fresh.next ? continued(fresh, page, keyOf) : fresh } : now,
    )
  })
  useEffect(() => {
    if (!shown.isFound) return
    let isOver = false
    void readAnew(shown.first, () => isOver)
    return () => {
      isOver = true
    }
  }, [shown.isFound, shown.first])

  const more = async () => {
    if (!page.next || isLoading) return
    setLoading(true)
    try {
      const after = await fetchMore(page.next)
      setList((now) => ({ ...now, first, page: joined(page, after, keyOf) }))
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
