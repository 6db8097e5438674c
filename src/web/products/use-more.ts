import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CardPage } from './product-page-result.ts'

/** Lists as they were left, by entry of the history: coming back finds them as long as they were. */
const left = new Map<string, CardPage>()
const remembered = 20

type More = (cursor: string) => Promise<CardPage>

/** A list that grows by a page at a time. `first` is the page of the loader. */
export function useMore(first: CardPage, fetchMore: More, onFault: (fault: unknown) => void) {
  const { key } = useLocation()
  const [list, setList] = useState({ key, first, page: left.get(key) ?? first })
  const [loading, setLoading] = useState(false)
  const page = pageFor(list, key, first)

  useEffect(() => {
    remember(key, page)
    setList((kept) => (kept.key === key && kept.first === first ? kept : { key, first, page }))
  }, [key, first, page])

  const more = async () => {
    if (!page.next || loading) return
    setLoading(true)
    try {
      setList({ key, first, page: joined(page, await fetchMore(page.next)) })
    } catch (error) {
      onFault(error)
    } finally {
      setLoading(false)
    }
  }
  return { page, loading, more }
}

type Kept = { readonly key: string; readonly first: CardPage; readonly page: CardPage }

/** At the same place of the history a new first page begins the list anew; another place has its own length. */
function pageFor(kept: Kept, key: string, first: CardPage): CardPage {
  if (kept.key !== key) return left.get(key) ?? first
  return kept.first === first ? kept.page : first
}

function remember(key: string, page: CardPage) {
  left.delete(key)
  left.set(key, page)
  const oldest = left.keys().next().value
  if (left.size > remembered && oldest !== undefined) left.delete(oldest)
}

/** A product that moved between two pages is shown once. */
function joined(before: CardPage, after: CardPage): CardPage {
  const known = new Set(before.products.map(({ product_id }) => product_id))
  const fresh = after.products.filter(({ product_id }) => !known.has(product_id))
  return { ...before, next: after.next, products: [...before.products, ...fresh] }
}
