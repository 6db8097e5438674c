import * as z from 'zod/mini'
import type { RowChange } from '#contract/products/product-import.ts'
import { productEdit } from '#contract/products/product-upload.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { numberText, problemOf, unmarkDash } from './read-row.rules.ts'
import type { Cells, Kept, Part } from './read-update.rules.ts'

const { tiers: mostTiers, specs: mostSpecs } = limits.product
const emptied = '-'
const nothing: Part = { edit: {}, changes: [], problems: [] }
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const lists = z.object({ prices: productEdit.prices, specs: productEdit.specs })

const rupees = (paise: number | undefined) => (paise === undefined ? null : (paise / 100).toFixed(2))

/** The price slabs, of which the filled cells replace their parts; '-' as a price takes a slab out. */
export function readTiers({ of, hasDecimalComma }: Cells, { tiers }: Kept): Part {
  const cell = (part: string, n: number) => of[`${part}_${n}`] ?? ''
  if (!numbersTo(mostTiers).some((n) => cell('price', n) || cell('min', n) || cell('max', n))) return nothing
  const number = (part: string, n: number) => numberText(cell(part, n), hasDecimalComma)
  const places = numbersTo(mostTiers).filter(
    (n) => cell('price', n) !== emptied && (tiers[n - 1] || cell('price', n) || cell('min', n)),
  )
  const prices = places.map((n) => {
    const tier = tiers[n - 1]
    const max = cell('max', n) === emptied ? '' : number('max', n) || (tier?.max ?? '')
    return {
      price: number('price', n) || (tier ? tier.unit_price_paise / 100 : ''),
      quantityRange: { min: number('min', n) || (tier?.min ?? ''), max },
    }
  })
  const read = lists.safeParse({ prices, specs: [] })
  if (!read.success) {
    const used = { prices: places, specRows: [] }
    return { ...nothing, problems: read.error.issues.map((issue) => problemOf(issue, used)) }
  }
  // As stored, whose keys may stand in another order.
  const before = tiers.map(({ min, max, unit_price_paise }) => ({ min, max, unit_price_paise }))
  const next = read.data.prices.map(({ min, max, unit_price_paise }) => ({ min, max, unit_price_paise }))
  if (isSame(before, next)) return nothing
  return { ...nothing, edit: { tiers: next }, changes: changesOfTiers(before, next) }
}

type Tiers = Kept['tiers']

export const changesOfTiers = (before: Tiers, next: Tiers): RowChange[] =>
  numbersTo(Math.max(before.length, next.length)).flatMap((n) => {
    const [old, now] = [before[n - 1], next[n - 1]]
    const price = { old: rupees(old?.unit_price_paise), new: rupees(now?.unit_price_paise) }
    const each = [
      { column: `price_${n}`, ...price, percent: percentOf(old?.unit_price_paise, now?.unit_price_paise) },
      { column: `min_${n}`, old: textOf(old?.min), new: textOf(now?.min), percent: null },
      { column: `max_${n}`, old: textOf(old?.max), new: textOf(now?.max), percent: null },
    ]
    return each.filter((change) => change.old !== change.new)
  })

const textOf = (number: number | null | undefined) => (number == null ? null : String(number))

/** With one digit behind the point. */
const percentOf = (old: number | undefined, now: number | undefined) =>
  old === undefined || now === undefined ? null : Math.round(((now - old) / old) * 1_000) / 10

/** The specifications, of which the filled cells replace their parts; '-' as a name takes one out. */
export function readSpecs({ of }: Cells, { specs }: Kept): Part {
  const cell = (part: string, n: number) => of[`spec_${n}_${part}`] ?? ''
  const rows = numbersTo(mostSpecs).filter(
    (n) => cell('key', n) !== emptied && (specs[n - 1] || cell('key', n) || cell('value', n)),
  )
  if (!numbersTo(mostSpecs).some((n) => cell('key', n) || cell('value', n))) return nothing
  const written = rows.map((n) => ({
    key: unmarkDash(cell('key', n)) || (specs[n - 1]?.key ?? ''),
    value: unmarkDash(cell('value', n)) || (specs[n - 1]?.value ?? ''),
  }))
  const read = lists.safeParse({ prices: [{ price: 1 }], specs: written })
  if (!read.success) {
    const used = { prices: [], specRows: rows }
    return { ...nothing, problems: read.error.issues.map((issue) => problemOf(issue, used)) }
  }
  const before = specs.map(({ key, value }) => ({ key, value }))
  if (isSame(before, read.data.specs)) return nothing
  return { ...nothing, edit: { specs: read.data.specs }, changes: changesOfSpecs(before, read.data.specs) }
}

type Specs = Kept['specs']

const changesOfSpecs = (before: Specs, next: Specs): RowChange[] =>
  numbersTo(Math.max(before.length, next.length)).flatMap((n) => {
    const [old, now] = [before[n - 1], next[n - 1]].map((spec) =>
      spec ? cutText(`${spec.key}: ${spec.value}`, 200) : null,
    )
    return old === now
      ? []
      : [{ column: `spec_${n}_value`, old: old ?? null, new: now ?? null, percent: null }]
  })
