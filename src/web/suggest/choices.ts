import { categoryPath, productPath, sellerPath } from '#contract/paths.ts'
import type { Suggestion } from '#contract/products/product-suggest.ts'
import { searchFor } from '#web/navigation/search-path.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { popularCategories, popularSearches } from './popular-searches.ts'
import { suggestTexts } from './suggest-texts.ts'

/** One row to choose. */
export type Choice = {
  readonly kind: Suggestion['kind'] | 'past'
  readonly text: string
  readonly to: string
  /** Where the choice is a search: its words. */
  readonly words?: string
  readonly note?: string
  readonly image?: string | null
}
export type Group = { readonly label: string; readonly choices: readonly Choice[] }

const search = (kind: 'past' | 'query', words: string, action: string): Choice => ({
  kind,
  text: words,
  words,
  to: searchFor(words, action),
})

/** Before anything is typed: own searches, then what others look for. */
export function groupsAtRest(past: readonly string[], action: string, room: number): Group[] {
  const known = new Set(past.map((words) => words.toLowerCase()))
  const fresh = popularSearches.filter((words) => !known.has(words.toLowerCase()))
  const popular = fresh.slice(0, room - past.length)
  const categories = popularCategories.slice(0, Math.max(0, room - past.length - popular.length))
  const groups = [
    { label: suggestTexts.past, choices: past.map((words) => search('past', words, action)) },
    { label: suggestTexts.popular, choices: popular.map((words) => search('query', words, action)) },
    { label: suggestTexts.categories, choices: categories.map(category) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

const category = (slug: string): Choice => ({
  kind: 'category',
  text: categoryName(slug),
  to: categoryPath(slug),
  image: `/categories/${slug}.webp`,
})

type Typed = {
  readonly typed: string
  readonly past: readonly string[]
  readonly suggestions: readonly Suggestion[]
}

const ownAtMost = 2

/** While somebody types: own searches that begin so, then the market's suggestions. */
export function choicesFor({ typed, past, suggestions }: Typed, action: string, room: number): Choice[] {
  const start = typed.trim().toLowerCase()
  const own = past.filter((words) => words.toLowerCase().startsWith(start)).slice(0, ownAtMost)
  const known = new Set(own.map((words) => words.toLowerCase()))
  const others = suggestions
    .filter(({ kind, text }) => kind !== 'query' || !known.has(text.toLowerCase()))
    .map((suggestion) => toChoice(suggestion, action))
  return within([...own.map((words) => search('past', words, action)), ...others], room)
}

/** Products give way first: there are most of them. */
function within(choices: readonly Choice[], room: number) {
  const products = choices.filter(({ kind }) => kind === 'product')
  const beyond = new Set(products.slice(Math.max(0, room - (choices.length - products.length))))
  return choices.filter((choice) => !beyond.has(choice)).slice(0, room)
}

function toChoice(suggestion: Suggestion, action: string): Choice {
  const { kind, text } = suggestion
  if (kind === 'query') return search(kind, text, action)
  if (kind === 'product')
    return { kind, text, to: productPath(suggestion.product_id), image: suggestion.image }
  if (kind === 'category') return category(suggestion.category)
  const { seller_id, seller_location } = suggestion
  return {
    kind,
    text,
    note: seller_location ? suggestTexts.supplierIn(seller_location) : suggestTexts.supplier,
    to: sellerPath(seller_id),
  }
}
