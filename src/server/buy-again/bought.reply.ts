import type { BoughtProduct, LastPurchase } from '#contract/buy-again/bought.ts'
import type { PastedLine } from '#contract/buy-again/paste.ts'
import { toRupees } from '#contract/products/price.ts'
import { toPricedGoods } from '#server/carts/cart.reply.ts'
import { type PricedLine, priceGoods } from '#server/carts/priced-cart.rules.ts'
import type { BoughtRow, LastRow } from './bought.row.ts'

export const toLastPurchase = (row: LastRow): LastPurchase => ({
  order_id: row.last_order_id,
  bought_at: row.last_at.toISOString(),
  paid: toRupees(row.last_price_paise),
  paid_unit: row.last_unit,
  bought: row.last_quantity,
  times: row.times,
})

/** A product that is gone keeps the name and the picture with which it was sold. */
export function toBoughtProduct(row: BoughtRow): BoughtProduct {
  const goods = toPricedGoods(priceGoods({ ...row, quantity: row.last_quantity }))
  const gone = { product_name: row.sold_name, product_image: row.sold_image ? [row.sold_image] : [] }
  return { ...goods, ...(row.available ? {} : gone), ...toLastPurchase(row) }
}

type PastedGoods = Omit<PastedLine, 'goods'> & { readonly goods: readonly PricedLine[] }

export const toPastedLine = ({ typed, quantity, unit, found_by, goods }: PastedGoods): PastedLine => ({
  typed,
  quantity,
  unit,
  found_by,
  goods: goods.map(toPricedGoods),
})
