import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { matchImportRow, pasteImport } from '#contract/products/pasted-list.ts'
import type { ProductImport } from '#contract/products/product-import.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { api } from '#web/api/browser-api.ts'
import { importTexts as texts } from './import-texts.ts'
import type { PastedList } from './use-pasted-list.ts'

/** A file, or a list from a chat: the address says which, so that a link leads to either. */
export function useWay(initial: ProductImport | undefined) {
  const [params, setParams] = useSearchParams()
  const [way, setWay] = useState<ProductImport['source']>(
    initial?.source ?? (params.get('from') === 'paste' ? 'paste' : 'file'),
  )
  const choose = (next: ProductImport['source']) => {
    setWay(next)
    setParams(next === 'paste' ? { from: 'paste' } : {}, { replace: true, preventScrollReset: true })
  }
  return [way, choose] as const
}

type Means = {
  readonly work: (otherwise: string, call: (keyFor: KeyFor) => Promise<void>) => Promise<unknown>
  readonly show: (next: ProductImport) => void
  readonly current: ProductImport | undefined
  readonly mode: ProductImport['mode']
}

/** Sends a list from a chat, and says which product a line of it means. */
export function pastingWith({ work, show, current, mode }: Means) {
  const paste = ({ text, category }: PastedList) =>
    void work(texts.pasteError, async (keyFor) => {
      const list = { text, mode, ...(category && mode === 'add' ? { category_type: category } : {}) }
      show((await api(pasteImport, list, keyFor(text, mode, category))).import)
    })
  const match = (row: number, product_id: string) =>
    void work(texts.matchError, async () => {
      if (!current) return
      show((await api(matchImportRow, { importId: current.import_id, row, product_id })).import)
    })
  return { paste, match }
}
