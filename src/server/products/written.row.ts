import { slugOf } from '#contract/products/present-categories.ts'
import type { PriceTier } from '#contract/products/price.ts'
import {
  type CodeField,
  type NumberField,
  productFieldNames,
  productFields,
  productLists,
  type TextField,
} from '#contract/products/product-fields.ts'

/** What a seller writes of a product, as columns. A missing number or code is null. */
export type WrittenColumns = Readonly<Record<TextField, string>> & {
  readonly [Name in NumberField]?: number | null | undefined
} & {
  readonly [Name in CodeField]?: string | null | undefined
} & {
  /** The slug of `category_type`. */
  readonly category: string | undefined
  readonly tiers: readonly PriceTier[]
  readonly specs: readonly { readonly key: string; readonly value: string }[]
  readonly images: readonly string[]
}
export type WrittenColumn = keyof WrittenColumns

const lists = Object.values(productLists)

export const writtenColumns: readonly WrittenColumn[] = [
  ...productFieldNames,
  'category',
  ...lists.map(({ column }) => column),
]

/** The fields of a form as columns. */
export const toColumns = <
  Draft extends { readonly prices: readonly PriceTier[]; readonly category_type: string },
>({
  prices,
  ...same
}: Draft) => ({ ...same, tiers: prices, category: slugOf(same.category_type) })

/** The columns whose change needs a new verification. Another label of the same category is not a change. */
export const columnsToVerify = (when: 'always' | 'ifRejected'): readonly WrittenColumn[] => [
  ...productFieldNames
    .filter((name) => productFields[name].asksAgain === when)
    .map((name) => (name === 'category_type' ? 'category' : name)),
  ...lists.filter(({ asksAgain }) => asksAgain === when).map(({ column }) => column),
]
