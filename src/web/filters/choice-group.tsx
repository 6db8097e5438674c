import type { ReactNode } from 'react'
import type { FilterName } from '#contract/products/product-filters.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { filterTexts } from './filter-texts.ts'

export type Option = { readonly value: string; readonly label: string; readonly count: number }

type ChoiceGroupProps = {
  name: FilterName
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  /** Any number of these may be chosen. */
  many?: boolean
}

const atOnce = 6

/** Values that match nothing are not offered, and long lists can be expanded. */
export function ChoiceGroup({ name, label, options, chosen, many = false }: ChoiceGroupProps) {
  const offered = options.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  const hidden = offered.slice(atOnce)
  const isChosenHidden = hidden.some(({ value }) => chosen.includes(value))
  const row = (option: Option) => (
    <ChoiceRow
      key={option.value}
      name={name}
      option={option}
      isChosen={chosen.includes(option.value)}
      many={many}
    />
  )
  return (
    <FilterGroup label={label}>
      {!many && (
        <ChoiceRow
          name={name}
          option={{ value: '', label: filterTexts.any }}
          isChosen={chosen.length === 0}
        />
      )}
      {offered.slice(0, atOnce).map(row)}
      {hidden.length > 0 && (
        <details open={isChosenHidden}>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-link text-small lg:min-h-9">
            {filterTexts.more(hidden.length)}
          </summary>
          {hidden.map(row)}
        </details>
      )}
    </FilterGroup>
  )
}

export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="border-border border-t py-4 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1.5 w-full font-semibold text-[.9375rem]">{label}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

type ChoiceRowProps = {
  name: FilterName
  option: { value: string; label: string; count?: number }
  isChosen: boolean
  /** Any number of these may be chosen. */
  many?: boolean
}

export function ChoiceRow({ name, option: { value, label, count }, isChosen, many }: ChoiceRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-[.9375rem] lg:min-h-8 lg:text-small">
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 flex-none accent-primary lg:size-4"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="num text-muted text-xs">{grouped(count)}</span>}
    </label>
  )
}
