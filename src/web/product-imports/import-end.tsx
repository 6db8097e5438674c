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
  const { import_id, status, rows_chosen, rows_wrong, problem } = current
  useEffect(() => noteSeen(current), [current])
  const isSaved = status === 'applied'
  return (
    <>
      <Notice tone={isSaved ? 'success' : 'danger'} live>
        <span className="block">{isSaved ? texts.applied(rows_chosen) : (problem ?? texts.refused)}</span>
        {isSaved && <span className="block font-normal">{texts.appliedHint}</span>}
        {isSaved && rows_wrong > 0 && <span className="block font-normal">{texts.left(rows_wrong)}</span>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isSaved && rows_wrong > 0 && <WrongRowsButton importId={import_id} />}
        {isSaved && <ButtonLink to={ownProductsPath}>{texts.toProducts}</ButtonLink>}
        <Button variant={isSaved ? 'secondary' : 'primary'} onClick={work.cancel}>
          {isSaved ? texts.another : texts.cancel}
        </Button>
      </div>
    </>
  )
}
