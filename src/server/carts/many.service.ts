import type { NotAdded } from '#contract/cart.ts'
import type { Db } from '#server/db/db.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import { listSampleCredits } from '#server/sample-credits/credit.service.ts'
import { addManyGoods, mergeItems } from './addition.rules.ts'
import * as sql from './cart.queries.ts'
import { lockGoods } from './cart.service.ts'
import { priceCart, priceGoods } from './priced-cart.rules.ts'

type Items = readonly sql.CartRow[]
type FirstAnswer = { readonly not_added: NotAdded[]; readonly added: number }

const idsOf = (items: Items) => items.map(({ product_id }) => product_id)

/** Adds what can be added, all in one step. A repetition under the same key leaves the cart as it is. */
export function addCartItems(
  db: Db,
  { user_id }: { readonly user_id: string },
  named: Items,
  key: string | undefined,
) {
  const items = mergeItems(named)
  const keyed = { user_id, key, input: { call: 'add-items', items } }
  const adding = db.transaction(async (tx) => {
    const [before, products, known, credits] = await Promise.all([
      lockGoods(tx, user_id),
      pricedProducts(tx, idsOf(items)),
      findFirstAnswer(tx, keyed),
      listSampleCredits(tx, user_id),
    ])
    if (known) return { cart: priceCart(before, credits), ...(known.answer as FirstAnswer) }
    const { goods, lines, not_added } = addManyGoods({ userId: user_id, goods: before, items, products })
    if (lines.length > 0) await sql.upsertCartLines(tx, user_id, lines)
    const answer: FirstAnswer = { not_added, added: lines.length }
    await keepAnswer(tx, keyed, answer)
    return { cart: priceCart(goods, credits), ...answer }
  })
  return adding.catch(refuseUsedKey)
}

/** What products cost today at these quantities; what is not sold is missing. */
export async function reviewCartItems(db: Db, named: Items) {
  const items = mergeItems(named)
  const products = await pricedProducts(db, idsOf(items))
  const goods = items.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id)
    return product?.available
      ? [priceGoods({ ...product, quantity: Math.min(quantity, limits.cart.quantity) })]
      : []
  })
  return { goods, missing: idsOf(items).filter((id) => !products.get(id)?.available) }
}
