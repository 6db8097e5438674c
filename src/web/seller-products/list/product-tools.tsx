import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnProductCounts } from '#contract/products/own-product.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { addressWith, filtersShown, type OwnListQuery, sorts } from './list-query.ts'
import { ProductWays } from './product-ways.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import type { View } from './use-kept-view.ts'
import { ViewChoice } from './view-choice.tsx'

const delay = 300

type ProductToolsProps = {
  query: OwnListQuery
  counts: OwnProductCounts
  view: View
  onView: (view: View) => void
}

/** Search, order, filter and the look of the list; all but the look stand in the address. */
export function ProductTools({ query, counts, view, onView }: ProductToolsProps) {
  const show = useListAddress()
  const [typed, search] = useSearchWords(query.q, (q) => show('q', q))
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
        <SortField className={folded} sort={query.sort} onChange={(sort) => show('sort', sort)} />
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
        onChoose={(filter) => show('filter', filter)}
      />
    </div>
  )
}

type SortFieldProps = { sort: OwnListQuery['sort']; onChange: (sort: string) => void; className: string }

function SortField({ sort, onChange, className }: SortFieldProps) {
  return (
    <SelectField
      className={className}
      label={texts.sort}
      options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
      value={sort}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const useSearchWords = (value: string, onChange: (q: string) => void) =>
  useDebounced({ value, onChange, trim: (words: string) => words.trim(), delay })

/** Shows another list, by its address. */
function useListAddress() {
  const [, setParams] = useSearchParams()
  return (name: keyof OwnListQuery, value: string) =>
    setParams((params) => addressWith(params, name, value), {
      // A letter is no step back in the history; a filter and an order are.
      replace: name === 'q',
      preventScrollReset: true,
    })
}
