import { useMemo } from 'react'
import type { ListPage } from '#web/ui/lists/list-page.ts'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import type { CardProduct } from './card-product.ts'
import type { CardPage } from './product-page-result.ts'

type Options = {
  /** With a name, coming back in the history finds the list as long as it was. */
  readonly name?: string
  readonly fetchMore: (cursor: string) => Promise<CardPage>
  readonly onError: (error: unknown) => void
}

const toListPage = ({ products, ...page }: CardPage): ListPage<CardProduct> => ({ ...page, items: products })

/** A list of products that is fetched page by page. `first` is the page of the loader. */
export function useProductPages(first: CardPage, { fetchMore, ...options }: Options) {
  const start = useMemo(() => toListPage(first), [first])
  return usePagedList(start, {
    ...options,
    fetchMore: async (cursor) => toListPage(await fetchMore(cursor)),
    keyOf: ({ product_id }) => product_id,
  })
}
