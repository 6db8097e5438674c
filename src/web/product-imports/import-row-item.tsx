import { CircleAlert, Minus } from 'lucide-react'
import { nameOf } from '#contract/products/import-columns.ts'
import type { ImportRow, RowChange } from '#contract/products/product-import.ts'
import { cx } from '#web/ui/cx.ts'
import { importTexts as texts } from './import-texts.ts'
import { type Matching, RowCandidates } from './row-candidates.tsx'
import { RowCells } from './row-cells.tsx'

type RowProps = {
  row: ImportRow
  /** Whether the file changes products. */
  isUpdate: boolean
  isSkipped: boolean
  onSkip: (row: number, isSkipped: boolean) => void
  /** Of a pasted list. */
  matching: Matching | undefined
}

/** A row of the file: whether it is taken, what is wrong with it, and what it changes. */
export function ImportRowItem({ row: imported, isUpdate, isSkipped, onSkip, matching }: RowProps) {
  const { row, product_name, problems, changes, asks_again } = imported
  return (
    <li className="flex min-h-13 gap-3 px-4 py-3 text-small">
      <RowMark row={imported} isUpdate={isUpdate} isSkipped={isSkipped} onSkip={onSkip} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="num mr-2 whitespace-nowrap text-muted">
            {matching ? texts.line(row) : texts.row(row)}
          </span>
          <span className="font-medium">{product_name || texts.noName}</span>
          {asks_again && (
            <span className="ml-2 rounded-badge bg-warning-bg px-1.5 text-warning-fg text-xs">
              {texts.asksAgain}
            </span>
          )}
        </p>
        {imported.sources.length > 0 && <RowCells cells={imported.sources} />}
        {problems.map(({ column, message }) => (
          <p key={`${column} ${message}`} className="break-words text-danger-fg">
            {column && <ColumnName column={column} className="bg-danger-bg" />}
            {message}
          </p>
        ))}
        {changes.map((change) => (
          <Change key={change.column} change={change} />
        ))}
        {matching && imported.candidates.length > 0 && <RowCandidates row={imported} {...matching} />}
        {isUpdate && changes.length === 0 && problems.length === 0 && (
          <p className="text-muted">{texts.noChange}</p>
        )}
      </div>
    </li>
  )
}

function RowMark({ row: imported, isUpdate, isSkipped, onSkip }: Omit<RowProps, 'matching'>) {
  const { row, product_name, problems, changes } = imported
  const isRight = problems.length === 0
  const isIdle = isUpdate && changes.length === 0
  return (
    <span className="grid size-6 flex-none place-items-center">
      {!isRight && <CircleAlert className="text-danger-fg" />}
      {isRight && isIdle && <Minus aria-hidden="true" className="text-muted" />}
      {isRight && !isIdle && (
        <label className="-m-2.5 grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={texts.takeRow(row, product_name)}
            checked={!isSkipped}
            onChange={(event) => onSkip(row, !event.target.checked)}
            className="size-5 accent-primary"
          />
        </label>
      )}
    </span>
  )
}

const ColumnName = ({ column, className }: { column: string; className: string }) => (
  <code className={cx('mr-1.5 rounded-badge px-1.5 text-xs', className)}>{nameOf(column)}</code>
)

/** A price that moves far stands out, because a slipped digit does. */
const farPercent = 30

function Change({ change: { column, old, new: next, percent } }: { change: RowChange }) {
  const isFar = percent !== null && Math.abs(percent) > farPercent
  return (
    <p className="num break-words">
      <ColumnName column={column} className="bg-surface-2" />
      <span className="sr-only">{texts.old} </span>
      <del className="text-muted">{old ?? texts.nothing}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">{texts.next} </span>
      <ins className="font-medium no-underline">{next ?? texts.nothing}</ins>
      {percent !== null && percent !== 0 && (
        <span className={cx('ml-2', isFar ? 'font-semibold text-danger-fg' : 'text-muted')}>
          {texts.rise(percent)}
        </span>
      )}
    </p>
  )
}
