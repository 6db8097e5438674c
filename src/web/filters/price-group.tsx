import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Facets } from '#contract/products/product-facets.ts'
import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { FilterGroup } from './choice-group.tsx'
import { filterTexts } from './filter-texts.ts'
import { type Filters, isPrice, priceLabel, searchWith } from './filters.ts'

type Band = Facets['price'][number]

/** Two price fields, and ready-made ranges that contain products. */
export function PriceGroup({ filters, bands }: { filters: Filters; bands: readonly Band[] }) {
  const [wrong, setWrong] = useState<PriceName>()
  const problem = useId()
  const judged = (name: PriceName) => ({
    ...{ name, value: filters[name], problem: wrong === name ? problem : undefined },
    onJudge: (isWrong: boolean) => setWrong((now) => (isWrong ? name : now === name ? undefined : now)),
  })
  return (
    <FilterGroup label={filterTexts.price}>
      <div className="mb-2 flex gap-2">
        <PriceField label={filterTexts.from} {...judged('min_price')} />
        <PriceField label={filterTexts.to} {...judged('max_price')} />
        <button
          type="submit"
          className="h-11 flex-none self-end rounded-control border border-border-strong bg-surface px-3 font-semibold text-small hover:bg-surface-2 lg:h-9"
        >
          {filterTexts.apply}
        </button>
      </div>
      {wrong && (
        <p id={problem} role="alert" className="mb-2 text-danger-fg text-small">
          {filterTexts.notPrice}
        </p>
      )}
      <ul>
        {bands
          .filter(({ count }) => count > 0)
          .map((band) => (
            <li key={band.min_price}>
              <BandLink band={band} filters={filters} />
            </li>
          ))}
      </ul>
    </FilterGroup>
  )
}

type PriceName = 'min_price' | 'max_price'
type PriceFieldProps = {
  name: PriceName
  label: string
  value: string | undefined
  /** The id of the sentence that says what is wrong with it. */
  problem: string | undefined
  onJudge: (isWrong: boolean) => void
}

function PriceField({ name, label, value, problem, onJudge }: PriceFieldProps) {
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-muted text-xs">
      {label}
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="decimal"
        maxLength={20}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity(isPrice(currentTarget.value) ? '' : filterTexts.notPrice)
          if (isPrice(currentTarget.value)) onJudge(false)
        }}
        onBlur={({ currentTarget }) => onJudge(!isPrice(currentTarget.value))}
        autoComplete="off"
        className="num h-11 w-full rounded-control border border-border-strong bg-surface px-2.5 text-base text-text user-invalid:border-danger lg:h-9 lg:px-1.5 lg:text-small"
      />
    </label>
  )
}

function BandLink({ band: { min_price, max_price, count }, filters }: { band: Band; filters: Filters }) {
  const [params] = useSearchParams()
  const bounds = {
    min_price: min_price === 0 ? '' : String(min_price),
    max_price: max_price === null ? '' : String(max_price),
  }
  const isChosen =
    (filters.min_price ?? '') === bounds.min_price && (filters.max_price ?? '') === bounds.max_price
  // The next band starts a paisa later, but '₹500' reads better than '₹499.99'.
  const highest = max_price === null ? undefined : Math.ceil(max_price)
  return (
    <Link
      to={searchWith(params, bounds)}
      preventScrollReset
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'flex min-h-11 items-center gap-2 text-[.9375rem] hover:underline lg:min-h-8 lg:text-small',
        isChosen && 'font-semibold text-primary',
      )}
    >
      <span className="min-w-0 flex-1">{priceLabel(min_price, highest)}</span>
      <span className="num text-muted text-xs">{grouped(count)}</span>
    </Link>
  )
}
