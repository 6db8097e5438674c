import type { MissingGoods } from '#contract/order-road.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { missingTexts as texts } from './missing-texts.ts'

type Goods = { readonly product_name: string; readonly unit: string; readonly quantity: number }

/** '2 bags of cement, 1 piece of pipe'. */
export const goodsIn = (lines: readonly Goods[]) =>
  lines
    .map(({ quantity, unit, product_name }) =>
      texts.goods(grouped(quantity), unitsFor(quantity, unit), product_name),
    )
    .join(', ')

export const isDamaged = (lines: MissingGoods['unreported']) => lines.some(({ kind }) => kind === 'damaged')

/** What came damaged, and what did not come, in a sentence each. */
export const missingIn = (lines: MissingGoods['unreported']) =>
  (['damaged', 'short'] as const)
    .map((kind) => ({ kind, goods: lines.filter((line) => line.kind === kind) }))
    .filter(({ goods }) => goods.length > 0)
    .map(({ kind, goods }) => texts[kind](goodsIn(goods)))
    .join(' ')
