import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { adminTexts as texts } from './admin-texts.ts'
import { EmptyQueue } from './empty-queue.tsx'

export type PagedListProps<Item> = {
  /** null: it could not be loaded. */
  first: ListPage<Item> | null
  fetchMore: (cursor: string) => Promise<ListPage<Item>>
  keyOf: (item: Item) => string
  /** A list of work to do: empty is good news. */
  isQueue?: boolean
  /** Shown in an empty list without a search. */
  nothingYet?: string | undefined
  /** How the items that were fetched so far are shown. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the admin pages with its empty and failing states. */
export function PagedList<Item>({ first, ...list }: PagedListProps<Item>) {
  const { revalidate } = useRevalidator()
  if (!first) return <LoadError text={texts.loadError} onRetry={revalidate} />
  return <Loaded first={first} {...list} />
}

type LoadedProps<Item> = PagedListProps<Item> & { first: ListPage<Item> }

function Loaded<Item>({ first, isQueue = false, nothingYet, children, ...options }: LoadedProps<Item>) {
  const { page, footer } = usePagedList(first, {
    name: 'desk',
    ...options,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <EmptyQueue isQueue={isQueue} nothingYet={nothingYet} />
  return (
    <>
      {children(page.items)}
      <LoadMore {...footer} />
    </>
  )
}
