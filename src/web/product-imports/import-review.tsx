import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ProductImport } from '#contract/products/product-import.ts'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ImportRows } from './import-rows.tsx'
import { importTexts as texts } from './import-texts.ts'
import type { ImportWork } from './use-import.ts'
import { WrongRowsButton } from './wrong-rows-button.tsx'

const mostNames = limits.import.names

type ImportReviewProps = { work: ImportWork; current: ProductImport }

/** The rows of the file, and the choice of those to save. Nothing is saved while a chosen row is wrong. */
export function ImportReview({ work, current }: ImportReviewProps) {
  const { rows_wrong, problem } = current
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const skip = (row: number, isSkipped: boolean) => {
    const next = new Set(skipped)
    if (isSkipped) next.add(row)
    else next.delete(row)
    setSkipped(next)
  }
  return (
    <>
      <Notice tone={rows_wrong === 0 ? 'success' : 'warning'} live>
        {summaryOf(current)}
      </Notice>
      <Warnings current={current} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <MissingPictures work={work} current={current} />
      <ImportRows
        current={current}
        skipped={skipped}
        onSkip={skip}
        matching={current.source === 'paste' ? { match: work.match, isMatching: work.isBusy } : undefined}
      />
      {work.problem && (
        <Notice tone="danger" live>
          {work.problem}
        </Notice>
      )}
      <Decision work={work} current={current} skipped={skipped} />
    </>
  )
}

function summaryOf({ mode, rows_total, rows_wrong, rows_changing }: ProductImport) {
  const wrong = rows_wrong > 0 ? `${texts.wrong(rows_wrong)}.` : ''
  return mode === 'update'
    ? `${texts.compared(rows_total)}. ${texts.changing(rows_changing)} ${wrong}`
    : `${texts.read(rows_total)}. ${wrong || texts.allRight}`
}

type DecisionProps = ImportReviewProps & { skipped: ReadonlySet<number> }

function Decision({ work, current, skipped }: DecisionProps) {
  const { mode, source, rows_total, rows_wrong, rows_changing } = current
  const isPasted = source === 'paste'
  const count = (mode === 'update' ? rows_changing : rows_total - rows_wrong) - skipped.size
  const isPartly = rows_wrong > 0
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-border border-t pt-4">
      {isPartly && (
        <p className="basis-full text-muted text-small">{isPasted ? texts.pasteSaveHint : texts.saveHint}</p>
      )}
      {isPartly && !isPasted && <WrongRowsButton of={current} />}
      <Button variant="ghost" onClick={work.cancel}>
        {isPasted ? texts.pasteAgain : texts.cancel}
      </Button>
      {count > 0 && (
        <Button
          loading={work.isBusy || work.sending.progress !== undefined}
          onClick={() => work.decide(isPartly ? 'right' : 'all', [...skipped])}
        >
          {saveWords(current, isPartly)(count)}
        </Button>
      )}
    </div>
  )
}

function saveWords({ mode, source }: ProductImport, isPartly: boolean) {
  if (mode === 'update') return texts.saveChanges
  if (source === 'paste') return texts.saveDrafts
  return isPartly ? texts.saveRight : texts.save
}

function Warnings({ current }: Pick<ImportReviewProps, 'current'>) {
  const { rows_known, rows_verified_again, rows_repeated, repeated_names, unknown_columns } = current
  const isMore = repeated_names.length === mostNames
  return (
    <>
      {unknown_columns.length > 0 && <Notice tone="warning">{texts.unknownColumns(unknown_columns)}</Notice>}
      {rows_repeated > 0 && (
        <Notice tone="warning">{texts.repeated(rows_repeated, repeated_names, isMore)}</Notice>
      )}
      {rows_verified_again > 0 && <Notice tone="warning">{texts.verifiedAgain(rows_verified_again)}</Notice>}
      {rows_known > 0 && <Notice tone="warning">{texts.known(rows_known)}</Notice>}
    </>
  )
}

function MissingPictures({ work, current }: ImportReviewProps) {
  const input = useRef<HTMLInputElement>(null)
  const { import_id, pictures_missing, missing_pictures } = current
  if (pictures_missing === 0) return null
  return (
    <div className="grid gap-3 rounded-large border border-border p-4">
      <p className="font-medium text-small">{texts.missing(pictures_missing)}</p>
      <p className="max-h-24 overflow-hidden break-words text-muted text-small">
        {missing_pictures.join(', ')}
      </p>
      <Button
        variant="secondary"
        icon={<ImagePlus />}
        className="w-fit"
        loading={work.sending.progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {texts.addPictures}
      </Button>
      <FileInput
        ref={input}
        label={texts.addPictures}
        multiple
        accept="image/jpeg,image/png,image/gif,image/webp"
        onFiles={(files) => void work.sending.send(import_id, files)}
      />
    </div>
  )
}
