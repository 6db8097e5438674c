import { useState } from 'react'
import { keptDraft } from '#web/storage/kept-draft.ts'

export type PastedList = { text: string; category: string }

const empty: PastedList = { text: '', category: '' }

/** The list as it was pasted; it stays in the browser until its products are saved. */
export function usePastedList() {
  const kept = keptDraft('pasted-list', empty)
  const [list, setList] = useState(() => kept.read() ?? empty)
  const change = (next: PastedList) => {
    setList(next)
    kept.keep(next)
  }
  return { list, change }
}

export const forgetPastedList = () => keptDraft('pasted-list', empty).drop()
