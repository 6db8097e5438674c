import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { ProductRow } from '#server/products/product.row.ts'
import { cacheLookups } from '#server/signals/signals.ts'
import * as sql from './cards.queries.ts'
import type { HitRow } from './hit.row.ts'

/** Products as they were found; those that are gone meanwhile are missing. */
export async function listProducts(db: Db, hits: readonly HitRow[]): Promise<ProductRow[]> {
  const byId = await findById(db, hits)
  return hits.flatMap(({ product_id }) => byId.get(product_id) ?? [])
}

/** The text of a product in a list, and the versions of the rows that it is made of. */
type Card = { readonly version: string; readonly text: string; readonly until: number }

type Write = (row: ProductRow) => string

/**
 * The cards of what was found, as text. A card is kept with the versions of its rows, so a changed product or seller is
 * read anew at once, however often its old card was shown.
 */
export function createCards(write: Write) {
  const kept = new WeakMap<Db, Cards>()
  return async (db: Db, hits: readonly HitRow[]): Promise<string[]> => {
    const cards = kept.get(db) ?? new Cards()
    kept.set(db, cards)
    const known = hits.map((hit) => cards.textOf(hit))
    const missing = hits.filter((_, place) => known[place] === undefined)
    cacheLookups.send({ cache: 'cards', isHit: missing.length === 0 })
    if (missing.length === 0) return known as string[]
    const made = new Map<string, string>()
    for (const row of (await findById(db, missing)).values())
      made.set(row.product_id, cards.keep(row, write(row)))
    return hits.flatMap(({ product_id }, place) => known[place] ?? made.get(product_id) ?? [])
  }
}

async function findById(db: Db, hits: readonly HitRow[]) {
  if (hits.length === 0) return new Map<string, sql.VersionedRow>()
  const rows = await sql.findProducts(
    db,
    hits.map(({ product_id }) => product_id),
  )
  return new Map(rows.map((row) => [row.product_id, row]))
}

type Versions = Pick<HitRow, 'product_id' | 'product_version' | 'seller_version'>

const versionOf = ({ product_version, seller_version }: Versions) => `${product_version} ${seller_version}`

/** Cards by product, the oldest first. */
class Cards {
  readonly #byProduct = new Map<string, Card>()
  #room = limits.cards.room

  textOf(hit: Versions): string | undefined {
    const card = this.#byProduct.get(hit.product_id)
    return card && card.version === versionOf(hit) && card.until > Date.now() ? card.text : undefined
  }

  keep(row: Versions, text: string): string {
    this.#drop(row.product_id)
    this.#byProduct.set(row.product_id, {
      version: versionOf(row),
      text,
      until: Date.now() + limits.cards.keepMs,
    })
    this.#room -= text.length
    for (const oldest of this.#byProduct.keys()) {
      if (this.#room >= 0) break
      this.#drop(oldest)
    }
    return text
  }

  #drop(product_id: string) {
    this.#room += this.#byProduct.get(product_id)?.text.length ?? 0
    this.#byProduct.delete(product_id)
  }
}
