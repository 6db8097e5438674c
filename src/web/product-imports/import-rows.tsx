import { useState } from 'react'
import { type ImportRow, listImportRows, type ProductImport } from '#contract/products/product-import.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { ImportRowItem } from './import-row-item.tsx'
import { importTexts as texts } from './import-texts.ts'
import type { Matching } from './row-candidates.tsx'

type Show = 'wrong' | 'changing' | 'all'
type Skipping = {
  skipped: ReadonlySet<number>
  onSkip: (row: number, isSkipped: boolean) => void
  matching: Matching | undefined
}
type ImportRowsProps = { current: ProductImport } & Skipping

async function fetchRows(importId: string, show: Show, cursor?: string): Promise<ListPage<ImportRow>> {
  const { rows, total, total_is_floor, next } = await api(listImportRows, {
    ...{ importId, show },
    ...(cursor ? { cursor } : {}),
  })
  return { items: rows, total, total_is_floor, next }
}

/** The rows with what is wrong, column by column; right ones can be left out. */
export function ImportRows({ current, ...skipping }: ImportRowsProps) {
  const { import_id: importId, mode, rows_wrong, rows_changing, rows_total, pictures_missing } = current
  const isUpdate = mode === 'update'
  const [show, setShow] = useState<Show>(rows_wrong > 0 ? 'wrong' : isUpdate ? 'changing' : 'all')
  // What is wrong changes when pictures arrive, and when a product is chosen.
  const question = [importId, show, rows_wrong, rows_changing, pictures_missing].join(' ')
  const { answer: first, error, retry } = useAnswer(question, () => fetchRows(importId, show))
  return (
    <div className="grid gap-3">
      <ChoiceChips<Show>
        label={texts.show}
        choices={[
          { value: 'wrong', label: texts.showWrong, count: rows_wrong },
          ...(isUpdate
            ? [{ value: 'changing' as const, label: texts.showChanging, count: rows_changing }]
            : []),
          { value: 'all', label: texts.showAll, count: rows_total },
        ]}
        chosen={show}
        onChoose={setShow}
      />
      {first === undefined && error === undefined && <LoadingShape className="h-40" />}
      {error !== undefined && <LoadError text={texts.rowsError} onRetry={retry} />}
      {first && error === undefined && (
        <RowList
          first={first}
          isUpdate={isUpdate}
          empty={show === 'changing' ? texts.changing(0) : texts.noRows}
          fetchMore={(cursor) => fetchRows(importId, show, cursor)}
          {...skipping}
        />
      )}
    </div>
  )
}

type RowListProps = {
  /** What is said where no row is shown. */
  empty: string
  isUpdate: boolean
  first: ListPage<ImportRow>
  fetchMore: (cursor: string) => Promise<ListPage<ImportRow>>
} & Skipping

function RowList({ first, empty, isUpdate, fetchMore, skipped, onSkip, matching }: RowListProps) {
  const { page, footer } = usePagedList<ImportRow>(first, {
    fetchMore,
    keyOf: ({ row }) => String(row),
    onError: () => toastError(texts.rowsError),
  })
  if (page.items.length === 0) return <p className="text-muted text-small">{empty}</p>
  return (
    <>
      <ul
        aria-label={texts.rows}
        className="divide-y divide-border overflow-hidden rounded-large border border-border"
      >
        {page.items.map((row) => (
          <ImportRowItem
            key={row.row}
            row={row}
            isUpdate={isUpdate}
            isSkipped={skipped.has(row.row)}
            onSkip={onSkip}
            matching={matching}
          />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}
