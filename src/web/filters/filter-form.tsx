import { type FocusEvent, type FormEvent, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { FacetName, Facets } from '#contract/products/product-facets.ts'
import type { FilterName } from '#contract/products/product-filters.ts'
import { businessTypeName, categoryName } from '#web/products/product-texts.ts'
import { stateName } from '#web/site/state-texts.ts'
import { ChoiceGroup, ChoiceRow, FilterGroup } from './choice-group.tsx'
import { filterTexts as texts } from './filter-texts.ts'
import {
  type Counted,
  changesOf,
  type Filters,
  filterNames,
  filtersOf,
  searchWith,
  takesSeveral,
  withChosen,
} from './filters.ts'
import { KeptFields } from './kept-fields.tsx'
import { PriceGroup } from './price-group.tsx'

type FilterFormProps = {
  facets: Facets
  /** A filter that the page itself sets, so the form has no field for it. */
  fixed?: 'category' | undefined
  /** Replaces the last history entry instead of adding one. */
  replace?: boolean
}

/** Applies each choice at once; without scripts, by its button. */
export function FilterForm({ facets, fixed, replace = false }: FilterFormProps) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const form = useFollowing(params)
  const navigate = useNavigate()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = searchWith(params, changesOf(new FormData(event.currentTarget)))
    if (search === searchWith(params, {})) return
    void navigate({ pathname, search }, { preventScrollReset: true, replace })
  }
  return (
    <Form
      ref={form}
      action={pathname}
      // No browser fills in after a reload what the address does not say.
      autoComplete="off"
      onSubmit={apply}
      onChange={(event) => isPressed(event.target) && event.currentTarget.requestSubmit()}
      onBlur={(event: FocusEvent<HTMLFormElement>) =>
        event.currentTarget.checkValidity() && event.currentTarget.requestSubmit()
      }
    >
      <KeptFields params={params} except={filterNames.filter((name) => name !== fixed)} />
      <FilterFields facets={facets} filters={filtersOf(params)} withCategory={fixed !== 'category'} />
    </Form>
  )
}

type Write = (value: string) => string

type FilterFieldsProps = { facets: Facets; filters: Filters; withCategory: boolean }

function FilterFields({ facets, filters, withCategory }: FilterFieldsProps) {
  const group = (name: FilterName, label: string, counted: readonly Counted[], write: Write = String) => {
    const chosen = [filters[name] ?? []].flat()
    const options = withChosen(counted, chosen).map((option) => ({ ...option, label: write(option.value) }))
    return <ChoiceGroup {...{ name, label, options, chosen }} many={takesSeveral(name)} />
  }
  const groups = {
    category: withCategory && group('category', texts.category, facets.category, categoryName),
    price: <PriceGroup filters={filters} bands={facets.price} />,
    moq: group(
      'moq',
      texts.moq,
      facets.moq.map(({ moq, count }) => ({ value: String(moq), count })),
      (moq) => texts.upTo(Number(moq)),
    ),
    marks: <Marks facets={facets} filters={filters} />,
    state: group('state', texts.state, facets.state, stateName),
    country_of_origin: group('country_of_origin', texts.countryOfOrigin, facets.country_of_origin),
    business_type: group('business_type', texts.businessType, facets.business_type, businessTypeName),
    rating: group(
      'rating',
      texts.rating,
      facets.rating.map(({ rating, count }) => ({ value: String(rating), count })),
      (rating) => texts.stars(Number(rating)),
    ),
  } satisfies Record<Exclude<FacetName, MarkName> | 'marks', ReactNode>
  return Object.entries(groups).map(([name, fields]) => <Fragment key={name}>{fields}</Fragment>)
}

type MarkName = { [Name in FacetName]: Facets[Name] extends number ? Name : never }[FacetName]

const marks: Readonly<Record<MarkName, string>> = { verified: texts.verified, in_stock: texts.inStock }
const markNames = Object.keys(marks) as MarkName[]

const Marks = ({ facets, filters }: Pick<FilterFieldsProps, 'facets' | 'filters'>) => (
  <FilterGroup label={texts.seller}>
    {markNames.map((name) => (
      <ChoiceRow
        key={name}
        many
        name={name}
        option={{ value: 'true', label: marks[name], count: facets[name] }}
        isChosen={filters[name] !== undefined}
      />
    ))}
  </FilterGroup>
)

const isPressed = (target: EventTarget) =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')

/** Back, Forward and removed chips change only the address; the fields follow it, except one that is being typed in. */
function useFollowing(params: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const followed = useRef(params)
  useEffect(() => {
    // At first they show the address, or what was chosen before the page was hydrated.
    if (followed.current === params) return
    for (const field of form.current?.querySelectorAll('input:not([type=hidden])') ?? [])
      if (field instanceof HTMLInputElement) follow(field, params, followed.current)
    followed.current = params
  }, [params])
  return form
}

function follow(field: HTMLInputElement, now: URLSearchParams, before: URLSearchParams) {
  const value = now.get(field.name) ?? ''
  if (field.type === 'checkbox') field.checked = now.getAll(field.name).includes(field.value)
  else if (field.type === 'radio') field.checked = field.value === value
  else if (value !== (before.get(field.name) ?? '')) field.value = value
}
