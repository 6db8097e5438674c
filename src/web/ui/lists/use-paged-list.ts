import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { keepList, recallList } from './kept-lists.ts'
import { extendPage, joinPages, type ListPage, type PageSource, readPages } from './list-page.ts'

export type { ListPage } from './list-page.ts'

type PagedListOptions<Item> = PageSource<Item> & {
  /** With a name, coming back in the history finds the list as long as it was left. */
  name?: string
  /** A first page that is read anew, as after a decision over many, leaves the list as long as it is. */
  keepsLength?: boolean
  onError: (error: unknown) => void
}

/** A list that grows by a page at a time; what moved between two pages is shown once. */
export function usePagedList<Item>(first: ListPage<Item>, options: PagedListOptions<Item>) {
  const { fetchMore, keyOf, onError } = options
  const [{ page }, setList] = useListAtPlace(first, options)
  const [isLoading, setLoading] = useState(false)

  const more = async () => {
    if (!page.next || isLoading) return
    setLoading(true)
    try {
      const after = await fetchMore(page.next)
      setList((now) => ({ ...now, first, page: joinPages(page, after, keyOf) }))
    } catch (error) {
      onError(error)
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

type List<Item> = {
  /** The entry of the history that it was opened in. */
  readonly key: string
  readonly first: ListPage<Item>
  readonly page: ListPage<Item>
  /** Longer than its first page, as it was left. */
  readonly isRecalled: boolean
}

/** The list of this entry of the history, kept for the way back to it. */
function useListAtPlace<Item>(first: ListPage<Item>, source: PagedListOptions<Item>) {
  const { key } = useLocation()
  const place = source.name && `${source.name} ${key}`
  const begin = (): List<Item> => {
    const left = place ? recallList<ListPage<Item>>(place) : undefined
    const page = extendPage(first, left, source.keyOf)
    return { key, first, page, isRecalled: page !== first }
  }
  const [list, setList] = useState(begin)
  // At the same place of the history a new first page begins the list anew, unless that keeps its length; another place
  // has its own.
  const next = () => {
    if (list.key !== key) return begin()
    const page = source.keepsLength ? extendPage(first, list.page, source.keyOf) : first
    return { key, first, page, isRecalled: page !== first }
  }
  const shown = list.first === first ? list : next()
  if (shown !== list) setList(shown)
  const { page } = shown
  useEffect(() => {
    if (place) keepList(place, page)
  }, [place, page])
  useFreshPages(shown, setList, source)
  return [shown, setList] as const
}

/** A list that was recalled may be out of date: its pages are read once more behind what is shown. */
function useFreshPages<Item>(
  list: List<Item>,
  setList: Dispatch<SetStateAction<List<Item>>>,
  source: PageSource<Item>,
) {
  const refresh = useEffectEvent(async (first: ListPage<Item>, isOver: () => boolean) => {
    const { page } = list
    const fresh = await readPages(first, page.items.length, source).catch(() => undefined)
    // Without an answer what is shown stays: it was true a moment ago.
    if (!fresh || isOver()) return
    setList((now) =>
      now === list ? { ...now, page: fresh.next ? extendPage(fresh, page, source.keyOf) : fresh } : now,
    )
  })
  const { first, isRecalled } = list
  useEffect(() => {
    if (!isRecalled) return
    let isOver = false
    void refresh(first, () => isOver)
    return () => {
      isOver = true
    }
  }, [isRecalled, first])
}
