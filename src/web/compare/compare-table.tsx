import { useId, useState } from 'react'
import type { ShownProduct } from '#contract/products/product.ts'
import { readNumber } from '#contract/typed-number.ts'
import { GstSwitch } from '#web/gst/gst-switch.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { CompareHead } from './compare-head.tsx'
import { nameCell, valueCell } from './compare-look.ts'
import { startQuantity } from './compare-prices.ts'
import { type Part, partsOf, type Row } from './compare-rows.tsx'
import { compareTexts as texts } from './compare-texts.ts'

/** Columns of 160 px on phones, wider where there is room; few of them do not fill a wide screen. */
const widths: Record<number, { readonly box: string; readonly table: string }> = {
  1: { box: 'md:max-w-120', table: '' },
  2: { box: 'md:max-w-200', table: 'min-w-104' },
  3: { box: '', table: 'min-w-144' },
  4: { box: '', table: 'min-w-184 md:min-w-236' },
}

type CompareTableProps = { products: readonly ShownProduct[]; onRemove: (productId: string) => void }

/** Products side by side: the names of the rows stay while the columns are swiped. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const [quantity, setQuantity] = useState(() => startQuantity(products))
  const [isShort, setShort] = useState(false)
  const parts = partsOf(products)
    .map(({ title, rows }) => ({ title, rows: isShort ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Controls {...{ quantity, setQuantity, isShort, setShort }} canDiffer={products.length > 1} />
      <Scroller
        as="section"
        aria-label={texts.table}
        className={cx(
          // What takes the focus is not left below the names.
          '-mx-4 scroll-pl-26 overflow-x-auto overscroll-x-contain border-border border-y bg-surface md:mx-0 md:scroll-pl-46 md:rounded-card md:border-x',
          widths[products.length]?.box,
        )}
      >
        <table
          className={cx(
            'w-full table-fixed border-separate border-spacing-0 text-[.9375rem]',
            widths[products.length]?.table,
          )}
        >
          <caption className="sr-only">{texts.table}</caption>
          <colgroup>
            <col className="w-24 md:w-44" />
          </colgroup>
          <CompareHead {...{ products, quantity, onRemove }} />
          {parts.map((part) => (
            <PartRows key={part.title} part={part} ids={products.map(({ product_id }) => product_id)} />
          ))}
        </table>
      </Scroller>
      {isShort && parts.length === 0 && (
        <p role="status" className="mt-3 text-muted">
          {texts.noDifference}
        </p>
      )}
    </>
  )
}

type ControlsProps = {
  quantity: number
  setQuantity: (quantity: number) => void
  isShort: boolean
  setShort: (isShort: boolean) => void
  canDiffer: boolean
}

function Controls({ quantity, setQuantity, isShort, setShort, canDiffer }: ControlsProps) {
  const id = useId()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
          {texts.quantity}
        </label>
        <QuantityStepper id={id} value={quantity} read={readNumber} onCommit={setQuantity} />
      </div>
      <span className="text-muted text-small">
        <GstSwitch />
      </span>
      {canDiffer && (
        <Checkbox checked={isShort} onChange={({ target }) => setShort(target.checked)}>
          {texts.onlyDifferences}
        </Checkbox>
      )}
    </div>
  )
}

type PartRowsProps = { part: Part; ids: readonly string[] }

const PartRows = ({ part, ids }: PartRowsProps) => (
  <tbody>
    <tr>
      <th
        scope="colgroup"
        colSpan={ids.length + 1}
        className="border-border border-t bg-surface-2 px-3 py-2 text-left font-semibold text-small md:px-4"
      >
        <span className="sticky left-3 md:left-4">{part.title}</span>
      </th>
    </tr>
    {part.rows.map((row) => (
      <PropertyRow key={row.label} row={row} ids={ids} />
    ))}
  </tbody>
)

type PropertyRowProps = { row: Row; ids: readonly string[] }

/** A cell for each product, in their order. */
const PropertyRow = ({ row: { label, cells, differs }, ids }: PropertyRowProps) => (
  <tr className="align-top">
    <th scope="row" className={nameCell}>
      <span className="flex items-start gap-1.5">
        {differs && <span aria-hidden="true" className="mt-1.5 size-2 flex-none rounded-full bg-accent" />}
        <span className="min-w-0">
          {label}
          {differs && <span className="sr-only"> {texts.differs}</span>}
        </span>
      </span>
    </th>
    {cells.map(({ words, shown }, place) => (
      <td
        key={ids[place]}
        className={cx(valueCell, differs && words !== texts.notTold ? 'font-medium' : 'text-muted')}
      >
        {shown ?? words}
      </td>
    ))}
  </tr>
)
