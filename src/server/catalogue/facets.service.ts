import type { FacetName, Facets } from '#contract/products/product-facets.ts'
import { presentStateName } from '#contract/tax/state-names.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './facets.queries.ts'
import { type FilterShares, notWorthIndexing } from './filter-shares.rules.ts'
import type { Filters } from './input.filters.ts'
import { allOf, choices, conditionsOf, facetNames, isChosen, withoutChoice } from './listing.filters.ts'
import { cachePerDatabase, isWorthCaching } from './recent-answers.service.ts'
import { allWithin, matchesWithin } from './search.queries.ts'
import { maxCountedTogether } from './search-plan.rules.ts'

const answers = cachePerDatabase(
  'facets',
  ({ is_floor, category }: Facets) =>
    is_floor || isWorthCaching(category.reduce((all, { count }) => all + count, 0)),
)

/** The words of a search and roughly how many products match. */
type Words = {
  readonly alternatives: readonly string[]
  readonly holding: number
  readonly products: number
  readonly shares: FilterShares | undefined
}

/** Counts what each choice of a filter would leave; for many products the counts may be a moment old. */
export async function countFacets(db: Db, filters: Filters, words?: Words): Promise<Facets> {
  const key = JSON.stringify([words?.alternatives, filters])
  const counted = await answers(db).get(key, () => countAnew(db, filters, words))
  return { ...counted, state: underPresentNames(counted.state) }
}

/** Shops of a state are filed under all that it was ever called. */
function underPresentNames(states: Facets['state']): Facets['state'] {
  const counts = new Map<string, number>()
  for (const { value, count } of states) {
    const name = presentStateName(value)
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  if (counts.size === states.length && states.every(({ value }) => counts.has(value))) return states
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** A chosen facet is counted as if it had no choice, so that people see what the other choices would leave. */
async function countAnew(db: Db, filters: Filters, words: Words | undefined): Promise<Facets> {
  const chosen = facetNames.filter((facet) => !choices[facet].isYesOnly && isChosen(filters, facet))
  return words && chosen.length > 0 && words.holding <= maxCountedTogether
    ? countAtOnce(db, filters, words.alternatives, chosen)
    : countEach(db, filters, words, chosen)
}

async function countAtOnce(
  db: Db,
  filters: Filters,
  alternatives: readonly string[],
  chosen: readonly FacetName[],
) {
  const rest = chosen.reduce(withoutChoice, filters)
  const made = chosen.map((facet) => ({ facet, fits: allOf(conditionsOf([facet], filters)) }))
  const rows = await sql.countBeside(
    db,
    rest,
    allWithin(rest, { alternatives, unindexed: new Set(facetNames) }),
    made,
  )
  const ofFacet = (facet: FacetName) => rows.filter((row) => row.facet === facet)
  return toFacets(
    ofFacet,
    chosen.some((facet) => isFloor(ofFacet(facet))),
  )
}

function unindexedOf(filters: Filters, words: Words | undefined) {
  const left = [...(words?.shares ?? [])].filter(([facet]) => isChosen(filters, facet))
  return words && notWorthIndexing(new Map(left), words)
}

async function countEach(
  db: Db,
  filters: Filters,
  words: Words | undefined,
  chosen: readonly FacetName[],
): Promise<Facets> {
  const count = (narrowed: Filters) =>
    sql.countFacets(
      db,
      narrowed,
      matchesWithin(narrowed, { alternatives: words?.alternatives, unindexed: unindexedOf(narrowed, words) }),
    )
  const [counted, ...without] = await Promise.all([
    count(filters),
    ...chosen.map((facet) => count(withoutChoice(filters, facet))),
  ])
  const ofFacet = (facet: FacetName) =>
    (without[chosen.indexOf(facet)] ?? counted).filter((row) => row.facet === facet)
  const isCut = [counted, ...without].some(
    (rows) => rows[0]?.is_cut || isFloor(rows.filter(({ facet }) => facet === 'category')),
  )
  return toFacets(ofFacet, isCut)
}

/** Each product counts once in each facet. */
const isFloor = (rows: readonly sql.FacetRow[]) =>
  rows.reduce((sum, { count }) => sum + count, 0) > limits.page.exactTotal

function toFacets(ofFacet: (facet: FacetName) => readonly sql.FacetRow[], is_floor: boolean): Facets {
  const counted = facetNames.map((name) => [name, choices[name].toFacet(ofFacet(name))])
  return { is_floor, ...(Object.fromEntries(counted) as Omit<Facets, 'is_floor'>) }
}
