import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { nameOf } from '#contract/products/import-columns.ts'
import { type ImportRow, listImportRows, type ProductImport } from '#contract/products/product-import.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { importTexts as texts } from './import-texts.ts'

type Show = 'wrong' | 'all'
type Skipping = { skipped: ReadonlySet<number>; onSkip: (row: number, isSkipped: boolean) => void }
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
  const { import_id: importId, rows_wrong, rows_total, pictures_missing } = current
  const [show, setShow] = useState<Show>(rows_wrong > 0 ? 'wrong' : 'all')
  // What is wrong changes when pictures arrive.
  const question = [importId, show, rows_wrong, pictures_missing].join(' ')
  const { answer: first, error, retry } = useAnswer(question, () => fetchRows(importId, show))
  return (
    <div className="grid gap-3">
      <ChoiceChips<Show>
        label={texts.show}
        choices={[
          { value: 'wrong', label: texts.showWrong, count: rows_wrong },
          { value: 'all', label: texts.showAll, count: rows_total },
        ]}
        chosen={show}
        onChoose={setShow}
      />
      {first === undefined && error === undefined && <Skeleton className="h-40" />}
      {error !== undefined && <LoadError text={texts.rowsError} onRetry={retry} />}
      {first && error === undefined && (
        <RowList first={first} fetchMore={(cursor) => fetchRows(importId, show, cursor)} {...skipping} />
      )}
    </div>
  )
}

type RowListProps = {
  first: ListPage<ImportRow>
  fetchMore: (cursor: string) => Promise<ListPage<ImportRow>>
} & Skipping

function RowList({ first, fetchMore, skipped, onSkip }: RowListProps) {
  const { page, footer } = usePagedList<ImportRow>(first, {
    fetchMore,
    keyOf: ({ row }) => String(row),
    onError: () => toastError(texts.rowsError),
  })
  if (page.items.length === 0) return <p className="text-muted text-small">{texts.noRows}</p>
  return (
    <>
      <ul
        aria-label={texts.rows}
        className="divide-y divide-border overflow-hidden rounded-large border border-border"
      >
        {page.items.map((row) => (
          <Row key={row.row} row={row} isSkipped={skipped.has(row.row)} onSkip={onSkip} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

type RowProps = { row: ImportRow; isSkipped: boolean; onSkip: Skipping['onSkip'] }

function Row({ row: { row, product_name, problems }, isSkipped, onSkip }: RowProps) {
  const isRight = problems.length === 0
  return (
    <li className="flex min-h-13 gap-3 px-4 py-3 text-small">
      <span className="grid size-6 flex-none place-items-center">
        {isRight ? (
          <input
            type="checkbox"
            aria-label={texts.takeRow(row, product_name)}
            checked={!isSkipped}
            onChange={(event) => onSkip(row, !event.target.checked)}
            className="size-5 accent-primary"
          />
        ) : (
          <CircleAlert className="text-danger-fg" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="num mr-2 whitespace-nowrap text-muted">{texts.row(row)}</span>
          <span className="font-medium">{product_name || texts.noName}</span>
        </p>
        {problems.map(({ column, message }) => (
          <p key={`${column} ${message}`} className="break-words text-danger-fg">
            {column && (
              <code className="mr-1.5 rounded-badge bg-danger-bg px-1.5 text-xs">{nameOf(column)}</code>
            )}
            {message}
          </p>
        ))}
      </div>
    </li>
  )
}
