import { useEffect } from 'react'
import { ownProductsPath } from '#contract/paths.ts'
import type { ProductImport } from '#contract/products/product-import.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { importTexts as texts } from './import-texts.ts'
import { noteSeen } from './seen-outcome.ts'
import type { ImportWork } from './use-import.ts'
import { WrongRowsButton } from './wrong-rows-button.tsx'

/** Saved, or why it could not be read. */
export function ImportEnd({ work, current }: { work: ImportWork; current: ProductImport }) {
  const { mode, source, status, rows_wrong, problem } = current
  const isPasted = source === 'paste'
  useEffect(() => noteSeen(current), [current])
  const isSaved = status === 'applied'
  const saved = savedWords(current)
  return (
    <>
      <Notice tone={isSaved ? 'success' : 'danger'} live>
        <span className="block">{isSaved ? saved.done : (problem ?? refusedWords(source))}</span>
        {isSaved && <span className="block font-normal">{saved.hint}</span>}
        {isSaved && rows_wrong > 0 && (
          <span className="block font-normal">
            {mode === 'update' ? texts.leftUnchanged(rows_wrong) : texts.left(rows_wrong)}
          </span>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isSaved && <AfterSaving current={current} />}
        <Button variant={isSaved ? 'secondary' : 'primary'} onClick={work.cancel}>
          {againWords(isPasted, isSaved)}
        </Button>
      </div>
    </>
  )
}

const againWords = (isPasted: boolean, isSaved: boolean) => {
  if (isPasted) return isSaved ? texts.anotherList : texts.pasteAgain
  return isSaved ? texts.another : texts.cancel
}

const refusedWords = (source: ProductImport['source']) =>
  source === 'paste' ? texts.pasteRefused : texts.refused

function AfterSaving({ current }: { current: ProductImport }) {
  const { mode, source, rows_wrong } = current
  const isDrafts = source === 'paste' && mode === 'add'
  return (
    <>
      {rows_wrong > 0 && source === 'file' && <WrongRowsButton of={current} />}
      <ButtonLink to={isDrafts ? `${ownProductsPath}?filter=draft` : ownProductsPath}>
        {isDrafts ? texts.toDrafts : texts.toProducts}
      </ButtonLink>
    </>
  )
}

/** A change may leave products that changed meanwhile; their rows are among those with problems. */
function savedWords({ mode, source, rows_chosen, rows_done }: ProductImport) {
  if (mode === 'update') return { done: texts.changed(rows_done), hint: texts.changedHint }
  return source === 'paste'
    ? { done: texts.drafted(rows_chosen), hint: texts.draftedHint }
    : { done: texts.applied(rows_chosen), hint: texts.appliedHint }
}
