import { type Goods, priceGoods } from '#server/carts/priced-cart.rules.ts'
import { searchNames } from '#server/catalogue/search.service.ts'
import type { Db } from '#server/db/db.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import { readOrderText, type TextLine } from './order-text.rules.ts'
import * as sql from './paste.queries.ts'

type Person = { readonly user_id: string }
type FoundBy = 'code' | 'bought' | 'words' | 'nothing'
type Match = { readonly found_by: FoundBy; readonly ids: readonly string[] }
type Known = {
  readonly codes: ReadonlyMap<string, string[]>
  readonly bought: readonly { readonly product_id: string; readonly words: string }[]
}

const { choices } = limits.pasted

/** As `item_code_key` of the database spells a code. */
const keyOf = (code: string) => code.replace(/\s/g, '').toUpperCase()
const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,;/()]+/)
    .filter(Boolean)

/** Item codes first, then what was bought before, then the words of the market. */
async function match(db: Db, { codes, bought }: Known, { name }: TextLine): Promise<Match> {
  const coded = codes.get(keyOf(name))
  if (coded) return { found_by: 'code', ids: coded.slice(0, choices) }
  const words = wordsIn(name)
  const known = bought.filter((one) => words.every((word) => one.words.includes(word)))
  const ids = known.map(({ product_id }) => product_id).slice(0, choices)
  const hits = ids.length < choices ? await searchNames(db, cutText(name, limits.text.query), choices) : []
  const others = hits.map(({ product_id }) => product_id).filter((id) => !ids.includes(id))
  const all = [...ids, ...others].slice(0, choices)
  if (all.length === 0) return { found_by: 'nothing', ids: [] }
  return { found_by: ids.length > 0 ? 'bought' : 'words', ids: all }
}

const minimumOf = ({ tiers }: PricedProduct) => tiers[0]?.min ?? 1

/** Lines are looked up one after the other, so that one paste uses no more of the database than a search. */
export async function readPastedOrder(db: Db, { user_id }: Person, text: string) {
  const { lines, isCut } = readOrderText(text)
  const [coded, bought] = await Promise.all([
    sql.findByCodes(db, user_id, [...new Set(lines.map(({ name }) => name))]),
    sql.findBoughtNames(db, user_id),
  ])
  const codes = new Map<string, string[]>()
  for (const { code, product_id } of coded) codes.set(code, [...(codes.get(code) ?? []), product_id])
  const matches: { line: TextLine; match: Match }[] = []
  for (const line of lines) matches.push({ line, match: await match(db, { codes, bought }, line) })
  const products = await pricedProducts(db, [...new Set(matches.flatMap(({ match: { ids } }) => ids))])
  const canBuy = (product: PricedProduct | undefined) => product?.available && product.seller_id !== user_id
  const goodsOf = (line: TextLine, id: string): Goods[] => {
    const product = products.get(id)
    return product && canBuy(product) ? [{ ...product, quantity: line.quantity ?? minimumOf(product) }] : []
  }
  return {
    is_cut: isCut,
    lines: matches.map(({ line, match: { found_by, ids } }) => {
      const goods = ids.flatMap((id) => goodsOf(line, id)).map(priceGoods)
      return { ...line, found_by: goods.length > 0 ? found_by : ('nothing' as const), goods }
    }),
  }
}
