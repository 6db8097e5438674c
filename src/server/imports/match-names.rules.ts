import { toRupees } from '#contract/products/price.ts'
import { isSameUnit } from '#contract/tax/guess-unit-code.ts'
import { imports } from '#contract/texts/imports.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { fold } from '#server/search/fold.ts'
import { type ListedPrices, listedTiers } from './pasted-prices.rules.ts'
import { type RowProblem, rowProblem } from './read-row.rules.ts'
import type { UpdateRow } from './read-update.rules.ts'
import { changesOfTiers } from './read-update-lists.rules.ts'

type Tiers = Parameters<typeof changesOfTiers>[0]

/** A product of the seller as a list may name it. */
export type NamedProduct = {
  readonly product_id: string
  readonly product_name: string
  readonly seller_item_code: string | null
  readonly unit: string
  readonly tiers: Tiers
  readonly gst_rate_bp: number | null
  readonly revision: number
  readonly verification: string
  readonly stock: number | null
}

/** What a line of a list says of one product. */
export type ListedRow = ListedPrices & {
  readonly row_number: number
  readonly name: string
  readonly code: string | null
  /** Where the line says it for certain. */
  readonly unit: string | null
  readonly cells: readonly string[]
}

type Match = {
  readonly candidates: readonly {
    readonly product_id: string
    readonly product_name: string
    readonly price: number
  }[]
}

export type ComparedRow = UpdateRow & Match

const wordsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{M}\d.]+/u)
    .map((word) => fold(word))
    .filter((word) => word !== '')

const codeKey = (code: string) => code.toUpperCase().replace(/\s/g, '')

/** The products of a shop by code, by the sound of the whole name, and by that of each word. */
export function namesOf(products: readonly NamedProduct[]) {
  const byCode = new Map<string, NamedProduct>()
  const byName = new Map<string, NamedProduct[]>()
  const byWord = new Map<string, NamedProduct[]>()
  for (const product of products) {
    if (product.seller_item_code) byCode.set(codeKey(product.seller_item_code), product)
    const words = wordsOf(product.product_name)
    add(byName, words.join(' '), product)
    for (const word of new Set(words)) add(byWord, word, product)
  }
  return { byCode, byName, byWord }
}
export type Names = ReturnType<typeof namesOf>

function add(index: Map<string, NamedProduct[]>, key: string, product: NamedProduct) {
  const products = index.get(key)
  if (products) products.push(product)
  else index.set(key, [product])
}

const mostCandidates = 5
/** A word of more products than these says little. */
const commonWord = 200

/** The one product that a line names, else those that it may name. */
function findMatch({ name, code }: Pick<ListedRow, 'name' | 'code'>, names: Names): readonly NamedProduct[] {
  const coded = code && names.byCode.get(codeKey(code))
  if (coded) return [coded]
  const words = wordsOf(name)
  return names.byName.get(words.join(' ')) ?? alike(words, names)
}

/** Products that have all words of the line but one, or whose words the line has; the nearest first. */
function alike(words: readonly string[], { byWord }: Names): readonly NamedProduct[] {
  const counts = new Map<NamedProduct, number>()
  for (const word of new Set(words)) {
    const products = byWord.get(word) ?? []
    if (products.length > commonWord) continue
    for (const product of products) counts.set(product, (counts.get(product) ?? 0) + 1)
  }
  const least = Math.max(1, new Set(words).size - 1)
  return [...counts]
    .filter(([, count]) => count >= Math.min(2, least) && count >= least - 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostCandidates)
    .map(([product]) => product)
}

const nothing = { product_id: null, product: null, seen: null, changes: [], asks_again: false } as const

/** The row of a line: compared with its product, or asked about. */
export function compareLine(listed: ListedRow, names: Names): ComparedRow {
  const { row_number, name, cells } = listed
  const possible = findMatch(listed, names)
  const [product] = possible
  const isCertain = possible.length === 1 && product && isNamed(listed, product)
  if (isCertain) return comparePrices(listed, product)
  const problem = possible.length === 0 ? imports.unknownName : imports.whichProduct
  const candidates = possible.slice(0, mostCandidates).map(toCandidate)
  const problems = [rowProblem('product_name', problem)]
  return { row_number, product_name: cutText(name, 100), cells, ...nothing, problems, candidates }
}

const toCandidate = ({ product_id, product_name, tiers }: NamedProduct) => ({
  product_id,
  product_name,
  price: toRupees(tiers[0]?.unit_price_paise ?? 0),
})

const isNamed = ({ name, code }: ListedRow, { product_name, seller_item_code }: NamedProduct) =>
  (code !== null && seller_item_code !== null && codeKey(code) === codeKey(seller_item_code)) ||
  wordsOf(name).join(' ') === wordsOf(product_name).join(' ')

const sameTiers = (one: Tiers, other: Tiers) => {
  const plain = (tiers: Tiers) => tiers.map(({ min, max, unit_price_paise }) => [min, max, unit_price_paise])
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/** What a line would change of its product: the slabs, and nothing else. */
export function comparePrices(listed: ListedRow, product: NamedProduct): ComparedRow {
  const { row_number, cells } = listed
  const read = listedTiers(listed, product.gst_rate_bp)
  const problems = [...read.problems, ...unitProblem(listed, product)]
  const tiers = problems.length === 0 && !sameTiers(product.tiers, read.tiers) ? read.tiers : undefined
  return {
    row_number,
    product_name: product.product_name,
    cells,
    product_id: product.product_id,
    product: problems.length > 0 ? null : tiers ? { tiers } : {},
    seen: { revision: product.revision, stock: product.stock },
    changes: tiers ? changesOfTiers(product.tiers, tiers) : [],
    asks_again: tiers !== undefined && product.verification === 'rejected',
    problems,
    candidates: [],
  }
}

function unitProblem({ unit }: ListedRow, product: NamedProduct): readonly RowProblem[] {
  if (unit === null || isSameUnit(unit, product.unit)) return []
  return [rowProblem('unit', imports.otherUnit({ list: unit, product: product.unit }))]
}
