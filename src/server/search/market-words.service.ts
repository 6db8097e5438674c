import { setImmediate as otherWorkFirst } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { Dictionary } from './dictionary.ts'
import * as sql from './market-words.queries.ts'
import { headOf } from './product-words.ts'

/** What is known of the market's words. */
type Known = {
  readonly dictionary: Dictionary
  /** Names of products, the most frequent first. */
  readonly heads: readonly string[]
  readonly readAt: number
  seenUntil: number
}

const hour = 3_600_000
/** A sample of this size represents the words of all products. */
const sample = 50_000
/** The frequency of new words is unknown; only that they occur. */
const atLeastOne = 1

const known = new WeakMap<Db, Known>()
const loading = new WeakMap<Db, Promise<Known>>()

/** The words of the market: read on first use, and again every hour in the background. */
export async function marketWords(db: Db): Promise<Known> {
  const words = known.get(db)
  if (!words) return load(db)
  if (Date.now() - words.readAt > hour) void load(db).catch(() => {})
  return words
}

/** The same with the words of the newest products, for requests that found nothing. */
export async function freshMarketWords(db: Db): Promise<Known> {
  const words = await marketWords(db)
  if (Date.now() - words.seenUntil < 1_000) return words
  const since = new Date(words.seenUntil)
  words.seenUntil = Date.now()
  const share = atLeastOne / Math.max(1, words.dictionary.products)
  for (const { lexemes } of await sql.findNewWords(db, since))
    for (const lexeme of lexemes) words.dictionary.learn(lexeme, share)
  return words
}

function load(db: Db): Promise<Known> {
  const begun = loading.get(db) ?? loadNow(db).finally(() => loading.delete(db))
  loading.set(db, begun)
  return begun
}

async function loadNow(db: Db): Promise<Known> {
  const readAt = Date.now()
  const { background } = db
  const products = await sql.countProducts(background)
  const percent = Math.min(100, Math.max(1, Math.round((100 * sample) / Math.max(1, products))))
  const seen = Math.max(1, (products * percent) / 100)
  const dictionary = new Dictionary(products)
  const words = await sql.findWords(background, percent, percent < 100 ? 20 : 1)
  for (const [place, { lexeme, products: holding }] of words.entries()) {
    dictionary.learn(lexeme, holding / seen)
    if (place % 2_000 === 0) await otherWorkFirst()
  }
  const heads = await headsOf(await sql.findNames(background, percent))
  const all = { dictionary, heads, readAt, seenUntil: readAt }
  known.set(db, all)
  return all
}

const mostHeads = 2_000

/** Names that several products share, the most frequent first. */
async function headsOf(names: readonly { readonly product_name: string }[]): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const [place, { product_name }] of names.entries()) {
    const head = headOf(product_name)
    counts.set(head, (counts.get(head) ?? 0) + 1)
    if (place % 2_000 === 0) await otherWorkFirst()
  }
  return [...counts]
    .filter(([, products]) => products > 1)
    .sort(([one, products], [other, others]) => others - products || (one < other ? -1 : 1))
    .slice(0, mostHeads)
    .map(([head]) => head)
}
