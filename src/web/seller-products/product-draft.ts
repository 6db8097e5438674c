import type { OwnProduct } from '#contract/products/own-product.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import {
  eachField,
  everyField,
  type NumberField,
  type ProductField,
  productFields,
} from '#contract/products/product-fields.ts'
import { cleanCode, problemOfCode, problemOfNumber, problemOfText } from '#contract/products/product-rules.ts'
import { normaliseTiers } from '#contract/products/tiers.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Problem, Rules } from '#web/forms/form.ts'
import { formTexts as texts } from './form-texts.ts'

export type TierRow = { id: string; min: string; max: string; price: string }
export type SpecRow = { id: string; key: string; value: string }

/** The form as it is typed: every field is text. */
export type Draft = Record<ProductField, string> & {
  prices: readonly TierRow[]
  specs: readonly SpecRow[]
}

let made = 0
/** Identifies a row while rows are added and removed. */
const nextId = () => {
  made += 1
  return `row-${made}`
}

export const emptyTier = (): TierRow => ({ id: nextId(), min: '', max: '', price: '' })
export const emptySpec = (): SpecRow => ({ id: nextId(), key: '', value: '' })

const blank = () => ''

export const emptyDraft = (category_type: string): Draft => ({
  ...everyField(blank),
  category_type,
  prices: [emptyTier()],
  specs: [emptySpec()],
})

/** A kept draft has ids of another visit, which would be used twice. */
export const withFreshIds = (draft: Draft): Draft => ({
  ...draft,
  prices: draft.prices.map((row) => ({ ...row, id: nextId() })),
  specs: draft.specs.map((row) => ({ ...row, id: nextId() })),
})

const textOf = (number: number | null) => (number === null ? '' : String(number))

const isPrice = (name: NumberField) => productFields[name].kind === 'price'

/** What is typed as a number; prices are typed in rupees, and are paise. */
function numberOf(name: NumberField, typed: string): number | null {
  const number = readNumber(typed)
  return number === null || !isPrice(name) ? number : (toPaise(number) ?? Number.NaN)
}

const typedOf = (name: NumberField, number: number | null) =>
  textOf(number !== null && isPrice(name) ? toRupees(number) : number)

export function draftOf(product: OwnProduct): Draft {
  const prices = product.prices.map(({ price, quantityRange: { min, max } }) => ({
    ...{ id: nextId(), price: String(price) },
    ...{ min: textOf(min), max: textOf(max) },
  }))
  const specs = product.specs.map((spec) => ({ id: nextId(), ...spec }))
  return {
    ...eachField(
      (name) => product[name],
      (name) => typedOf(name, product[name]),
      (name) => product[name] ?? '',
    ),
    prices: prices.length > 0 ? prices : [emptyTier()],
    specs: specs.length > 0 ? specs : [emptySpec()],
  }
}

const priceOf = ({ price, min, max }: TierRow) => ({ price, quantityRange: { min, max } })
export const tiersOf = (draft: Draft) => normaliseTiers(draft.prices.map(priceOf))

/** What the calls of a product take, pictures aside. */
export const bodyOf = (draft: Draft) => ({
  ...eachField(
    (name) => draft[name],
    (name) => numberOf(name, draft[name]),
    (name) => cleanCode(name, draft[name]),
  ),
  prices: draft.prices.map(priceOf),
  specs: draft.specs.map(({ key, value }) => ({ key, value })),
})

/** Uploads send both lists as JSON text, edits as they are (seller's specification 7). */
export const asText = <Body extends { prices: unknown; specs: unknown }>(body: Body) => ({
  ...body,
  prices: JSON.stringify(body.prices),
  specs: JSON.stringify(body.specs),
})

const isBlank = (text: string) => text.trim() === ''

type Rule = (typed: string) => Problem

/** Why it cannot be sent yet, in the order of the form; the server has the same rules. Pictures are no part of a draft. */
export const productRules: Rules<Draft> = {
  ...eachField<Rule, Rule, Rule>(
    (name) => (typed) => problemOfText(name, typed),
    (name) => (typed) => problemOfNumber(name, numberOf(name, typed)),
    (name) => (typed) => problemOfCode(name, cleanCode(name, typed)),
  ),
  prices: (_, draft) => {
    const tiers = tiersOf(draft)
    return 'problem' in tiers ? tiers.problem : undefined
  },
  specs: (rows) =>
    rows.some(({ key, value }) => isBlank(key) !== isBlank(value)) ? texts.specHalf : undefined,
}

/** The row whose price the rule of prices is about, counted from 0; undefined where it is about more than one field. */
export function wrongPriceOf(draft: Draft): number | undefined {
  const result = tiersOf(draft)
  return 'problem' in result && result.place?.part === 'price' ? result.place.tier : undefined
}

/** The place of the first price that is dearer than the one for less; a hint, no mistake. */
export function risingPrice(draft: Draft): number | undefined {
  const result = tiersOf(draft)
  if ('problem' in result) return undefined
  const { tiers } = result
  const place = tiers.findIndex(
    (tier, index) => index > 0 && tier.unit_price_paise > (tiers[index - 1]?.unit_price_paise ?? 0),
  )
  return place < 0 ? undefined : place + 1
}
