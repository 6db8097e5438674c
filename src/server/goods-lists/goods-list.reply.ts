import type { GoodsListSummary } from '#contract/buy-again/goods-lists.ts'
import type { PricedGoods } from '#contract/cart.ts'
import { toPricedGoods } from '#server/carts/cart.reply.ts'
import { type Goods, priceGoods } from '#server/carts/priced-cart.rules.ts'
import type { SummaryRow } from './goods-list.row.ts'

export const toSummary = ({ changed_at, ...row }: SummaryRow): GoodsListSummary => ({
  ...row,
  changed_at: changed_at.toISOString(),
})

export const toListGoods = (goods: readonly Goods[]): PricedGoods[] =>
  goods.map((one) => toPricedGoods(priceGoods(one)))
