import { limits } from '#contract/limits.ts'
import { slugOf } from '#contract/products/category.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { normaliseTiers } from '#contract/products/tiers.ts'
import { readNumber } from '#contract/typed-number.ts'
import { formTexts as texts } from './form-texts.ts'

export type TierRow = { id: string; min: string; max: string; price: string }
export type SpecRow = { id: string; key: string; value: string }

/** The form as it is typed: every field is text. */
export type Draft = {
  product_name: string
  description: string
  category_type: string
  unit: string
  stock: string
  most_per_buyer: string
  tiers: readonly TierRow[]
  specs: readonly SpecRow[]
}

let made = 0
/** Rows are told apart by it, however they move. */
const nextId = () => {
  made += 1
  return `row-${made}`
}

export const emptyTier = (): TierRow => ({ id: nextId(), min: '', max: '', price: '' })
export const emptySpec = (): SpecRow => ({ id: nextId(), key: '', value: '' })

export const emptyDraft = (category_type: string): Draft => ({
  product_name: '',
  description: '',
  category_type,
  unit: '',
  stock: '',
  most_per_buyer: '',
  tiers: [emptyTier()],
  specs: [emptySpec()],
})

/** What was kept came with the ids of another visit, which would be given out again. */
export const withFreshIds = (draft: Draft): Draft => ({
  ...draft,
  tiers: draft.tiers.map((row) => ({ ...row, id: nextId() })),
  specs: draft.specs.map((row) => ({ ...row, id: nextId() })),
})

const textOf = (number: number | null) => (number === null ? '' : String(number))

export function draftOf(product: OwnProduct): Draft {
  const { product_name, description, category_type, unit, stock, most_per_buyer, prices, specs } = product
  const tiers = prices.map(({ price, quantityRange: { min, max } }) => ({
    ...{ id: nextId(), price: String(price) },
    ...{ min: textOf(min), max: textOf(max) },
  }))
  const rows = specs.map((spec) => ({ id: nextId(), ...spec }))
  return {
    ...{ product_name, description, category_type, unit },
    ...{ stock: textOf(stock), most_per_buyer: textOf(most_per_buyer) },
    tiers: tiers.length > 0 ? tiers : [emptyTier()],
    specs: rows.length > 0 ? rows : [emptySpec()],
  }
}

const priceOf = ({ price, min, max }: TierRow) => ({ price, quantityRange: { min, max } })
export const tiersOf = (draft: Draft) => normaliseTiers(draft.tiers.map(priceOf))

/** What the calls of a product take, pictures aside. */
export function bodyOf(draft: Draft) {
  const { product_name, description, category_type, unit, stock, most_per_buyer } = draft
  return {
    ...{ product_name, description, category_type, unit },
    prices: draft.tiers.map(priceOf),
    specs: draft.specs.map(({ key, value }) => ({ key, value })),
    stock: readNumber(stock),
    most_per_buyer: readNumber(most_per_buyer),
  }
}

/** Uploads send both lists as JSON text, edits as they are (seller's specification 7). */
export const asText = <Body extends { prices: unknown; specs: unknown }>(body: Body) => ({
  ...body,
  prices: JSON.stringify(body.prices),
  specs: JSON.stringify(body.specs),
})

export type Field =
  | 'product_name'
  | 'description'
  | 'category_type'
  | 'unit'
  | 'stock'
  | 'most_per_buyer'
  | 'tiers'
  | 'specs'
  | 'pictures'
export type Problems = Partial<Record<Field, string>>

const isBlank = (text: string) => text.trim() === ''

/** Why it cannot be sent yet, a sentence for each field; the server says the same. */
export function problemsOf(draft: Draft, pictures: number): Problems {
  const tiers = tiersOf(draft)
  const found: Record<Field, string | undefined | false> = {
    product_name: isBlank(draft.product_name) && texts.nameMissing,
    description: isBlank(draft.description) && texts.descriptionMissing,
    category_type: !slugOf(draft.category_type) && texts.categoryMissing,
    pictures: pictures === 0 && texts.pictureMissing,
    unit: isBlank(draft.unit) && texts.unitMissing,
    stock: countProblem(draft.stock, { least: 0, most: limits.product.stock, ...stockWords }),
    most_per_buyer: countProblem(draft.most_per_buyer, {
      least: 1,
      most: limits.cart.quantity,
      ...mostWords,
    }),
    tiers: 'problem' in tiers && tiers.problem,
    specs: draft.specs.some(({ key, value }) => isBlank(key) !== isBlank(value)) && texts.specHalf,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

const stockWords = { whole: texts.stockWhole, tooLarge: texts.stockTooLarge }
const mostWords = { whole: texts.mostWhole, tooLarge: texts.mostTooLarge }

type Bounds = { least: number; most: number; whole: string; tooLarge: string }

function countProblem(typed: string, { least, most, whole, tooLarge }: Bounds) {
  if (isBlank(typed)) return undefined
  const count = readNumber(typed)
  if (count === null || !Number.isInteger(count) || count < least) return whole
  return count > most ? tooLarge : undefined
}

/** The place of the first price that is dearer than the one for less; a hint, no mistake. */
export function risingPrice(draft: Draft): number | undefined {
  const result = tiersOf(draft)
  if ('problem' in result) return undefined
  const { tiers } = result
  const place = tiers.findIndex(
    (tier, at) => at > 0 && tier.unit_price_paise > (tiers[at - 1]?.unit_price_paise ?? 0),
  )
  return place < 0 ? undefined : place + 1
}
