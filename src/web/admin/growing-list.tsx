import type { ReactNode } from 'react'
import { LoadMore } from '#web/ui/load-more.tsx'
import { toastError } from '#web/ui/toast.ts'
import { type GrowingPage, useGrowingList } from '#web/ui/use-growing-list.ts'
import { adminTexts as texts } from './admin-texts.ts'
import { EmptyQueue } from './empty-queue.tsx'

type GrowingListProps<Item> = {
  first: GrowingPage<Item>
  fetchMore: (cursor: string) => Promise<GrowingPage<Item>>
  keyOf: (item: Item) => string
  /** An empty list is good news, not a search without a hit. */
  isQueue?: boolean
  /** How the items that were fetched so far are shown. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the desk: its first page, more on demand, and a word where it is empty. */
export function GrowingList<Item>({ first, isQueue = false, children, ...growing }: GrowingListProps<Item>) {
  const { page, isLoading, more } = useGrowingList(first, {
    ...growing,
    onFault: () => toastError(texts.moreFault),
  })
  if (page.items.length === 0) return <EmptyQueue isQueue={isQueue} />
  return (
    <>
      {children(page.items)}
      <LoadMore
        shown={page.items.length}
        total={page.total}
        totalIsFloor={page.total_is_floor}
        hasMore={page.next !== null}
        loading={isLoading}
        onMore={more}
      />
    </>
  )
}
