import { FileSpreadsheet, LayoutGrid, List, Radio, Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addLiveProductPath, importProductsPath } from '#contract/paths.ts'
import type { OwnProductCounts, OwnProductFilter } from '#contract/products/own-product.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import type { OwnListQuery } from './own-list.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import type { View } from './use-kept-view.ts'

const restMillis = 300

type ProductToolsProps = {
  query: OwnListQuery
  counts: OwnProductCounts
  view: View
  onView: (view: View) => void
}

/** Search, order, filter and the look of the list; all but the look stand in the address. */
export function ProductTools({ query, counts, view, onView }: ProductToolsProps) {
  const ask = useAsk()
  const [typed, search] = useTyped(query.q, (q) => ask('q', q))
  const [isOpen, setOpen] = useState(false)
  const folded = isOpen ? '' : 'max-md:hidden'
  return (
    <div className="mb-4 grid gap-3 md:mb-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2.5 gap-y-3 md:grid-cols-[minmax(0,1fr)_180px_auto] md:gap-3">
        <TextField
          label={texts.search}
          type="search"
          maxLength={100}
          leading={<Search />}
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
        <Button
          variant="secondary"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12 md:hidden"
        >
          {isOpen ? texts.fewerWays : texts.moreWays}
        </Button>
        <SelectField
          className={folded}
          label={texts.sort}
          options={(['newest', 'name', 'category'] as const).map((value) => ({
            value,
            label: texts.sorts[value],
          }))}
          value={query.sort}
          onChange={(event) => ask('sort', event.target.value)}
        />
        <ViewChoice view={view} onView={onView} className={folded} />
        <ProductWays className={cx('max-md:col-span-2 md:hidden', folded)} />
      </div>
      <ChoiceChips
        label={texts.filter}
        choices={filtersShown(counts, query.filter).map((value) => ({
          value,
          label: texts.filters[value],
          count: counts[value],
        }))}
        chosen={query.filter}
        onChoose={(filter) => ask('filter', filter)}
      />
    </div>
  )
}

/** Asks once the typing rests. What the address says then is shown only where it was not typed here. */
function useTyped(query: string, ask: (q: string) => void) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const own = useRef(query)
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== query) {
    setKnown(query)
    if (own.current !== query) setTyped(query)
  }
  const write = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      own.current = text.trim()
      ask(own.current)
    }, restMillis)
  }
  return [typed, write] as const
}

const usual: Record<string, string> = { filter: 'all', sort: 'newest', q: '' }

function useAsk() {
  const [, setParams] = useSearchParams()
  return (name: 'filter' | 'sort' | 'q', value: string) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params)
        if (value === usual[name]) next.delete(name)
        else next.set(name, value)
        return next
      },
      // Each letter is no step back; a filter and an order are.
      { replace: name === 'q', preventScrollReset: true },
    )
}

const always: readonly OwnProductFilter[] = ['all', 'verified', 'pending']
const whereAny: readonly OwnProductFilter[] = ['rejected', 'live', 'low', 'out']

const filtersShown = (counts: OwnProductCounts, chosen: OwnProductFilter) => [
  ...always,
  ...whereAny.filter((filter) => counts[filter] > 0 || filter === chosen),
]

type ViewChoiceProps = Pick<ProductToolsProps, 'view' | 'onView'> & { className: string }

function ViewChoice({ view, onView, className }: ViewChoiceProps) {
  const looks = [
    { id: 'grid', label: texts.grid, Icon: LayoutGrid },
    { id: 'list', label: texts.list, Icon: List },
  ] as const
  return (
    <fieldset
      aria-label={texts.viewAs}
      className={cx(
        'grid h-12 grid-cols-2 rounded-large border border-border-strong bg-surface px-[3px] md:h-11 md:py-[3px]',
        className,
      )}
    >
      {looks.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          onClick={() => onView(id)}
          className="flex items-center justify-center gap-1.5 rounded-small px-3 font-medium text-muted text-small hover:text-text aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-soft-fg"
        >
          <Icon className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}

const live = addLiveProductPath
const bulk = importProductsPath

/** The other ways to bring products here. */
export function ProductWays({ className = 'mb-4' }: { className?: string }) {
  return (
    <div className={cx('flex flex-wrap gap-2 empty:hidden', className)}>
      <ButtonLink to={live} variant="secondary" size="sm" icon={<Radio className="size-4" />}>
        {texts.addLive}
      </ButtonLink>
      <ButtonLink to={bulk} variant="secondary" size="sm" icon={<FileSpreadsheet className="size-4" />}>
        {texts.bulk}
      </ButtonLink>
    </div>
  )
}
