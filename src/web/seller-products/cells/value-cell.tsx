import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CellKind } from './cell-change.ts'
import { cellTexts as texts } from './cell-texts.ts'
import { type Cell, type CellProps, useCell } from './use-cell.ts'
import { walkCells } from './walk-cells.ts'

type ValueCellProps = CellProps & { className?: string; children: ReactNode }

/** A value of the list: pressed, it is a field. Enter saves and goes on to the next product, Escape leaves it. */
export function ValueCell({ className, children, ...props }: ValueCellProps) {
  const { product, kind } = props
  const frame = useRef<HTMLDivElement>(null)
  const cell = useCell(props)
  const save = async (step?: 1 | -1) => {
    if (!(await cell.save())) return
    if (step === undefined || !walkCells(frame.current, kind, step)) focusValue(frame.current)
  }
  const leave = () => {
    cell.leave()
    focusValue(frame.current)
  }
  return (
    <div ref={frame} data-cell={kind} className={cx('min-w-0', cell.open && 'w-full', className)}>
      {cell.open ? (
        <CellField cell={cell} product={product} kind={kind} onSave={save} onLeave={leave} />
      ) : (
        <button
          type="button"
          onClick={cell.begin}
          className="min-h-6 max-w-full rounded-small text-left decoration-dotted underline-offset-4 hover:underline max-md:min-h-11"
        >
          {children}
          <span className="sr-only">{texts.change[kind](product.product_name)}</span>
        </button>
      )}
    </div>
  )
}

/** Once the value stands there again. */
const focusValue = (frame: HTMLElement | null) =>
  requestAnimationFrame(() => frame?.querySelector('button')?.focus())

type CellFieldProps = {
  cell: Cell
  product: OwnProduct
  kind: CellKind
  onSave: (step?: 1 | -1) => void
  onLeave: () => void
}

const select = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

function CellField({ cell, product, kind, onSave, onLeave }: CellFieldProps) {
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : 1
    if (event.key === 'Escape') onLeave()
    else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault()
      onSave(step)
    }
  }
  return (
    <div className="grid min-w-0 gap-1.5 py-1 text-left">
      <TextField
        ref={select}
        className="min-w-0"
        label={kind === 'price' && product.prices.length > 1 ? texts.firstSlab : texts.label[kind]}
        hint={hintOf(product, kind)}
        error={cell.problem || undefined}
        inputMode={kind === 'price' ? 'decimal' : 'numeric'}
        enterKeyHint="next"
        maxLength={20}
        autoComplete="off"
        value={cell.open?.typed ?? ''}
        onChange={({ target }) => cell.type(target.value)}
        onKeyDown={press}
      />
      <span className="flex items-center gap-1">
        <Button size="sm" className="max-md:min-h-11" loading={cell.isPending} onClick={() => onSave()}>
          {texts.save}
        </Button>
        <IconButton plain aria-label={texts.leave} onClick={onLeave}>
          <X className="size-5" />
        </IconButton>
      </span>
    </div>
  )
}

function hintOf({ prices, verification }: OwnProduct, kind: CellKind) {
  if (kind === 'stock') return texts.stockHint
  const hints = [prices.length > 1 && texts.otherSlabs, verification === 'rejected' && texts.asksAgain]
  return hints.filter(Boolean).join(' ') || undefined
}
