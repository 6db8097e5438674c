import type { ImportCell } from '#contract/products/import-cell.ts'
import { nameOf } from '#contract/products/import-columns.ts'
import { cx } from '#web/ui/cx.ts'
import { importTexts as texts } from './import-texts.ts'

const labelOf = (column: string) => texts.cells[column] ?? nameOf(column)

/** What was read of a line, cell by cell, each above the words that it came from. */
export const RowCells = ({ cells }: { cells: readonly ImportCell[] }) => (
  <dl className="mt-1.5 grid gap-x-4 gap-y-2 sm:grid-cols-2">
    {cells.map((cell) => (
      <Cell key={cell.column} cell={cell} />
    ))}
  </dl>
)

/** What is not sure says so in words. */
function Cell({ cell: { column, value, piece, confidence } }: { cell: ImportCell }) {
  const isUnsure = confidence === 'unsure'
  return (
    <div className={cx('min-w-0 rounded-control px-2 py-1', isUnsure ? 'bg-warning-bg' : 'bg-surface-2')}>
      <dt className="flex flex-wrap gap-x-2 text-muted text-xs">
        {labelOf(column)}
        {confidence !== 'sure' && (
          <span className={isUnsure ? 'font-semibold text-warning-fg' : 'font-medium'}>
            {texts.confidence[confidence]}
          </span>
        )}
      </dt>
      <dd className="break-words">
        <span className="num font-medium">{value}</span>
        <span className="block text-muted text-xs">
          {piece === '' ? texts.fromNothing : texts.from(piece)}
        </span>
      </dd>
    </div>
  )
}
