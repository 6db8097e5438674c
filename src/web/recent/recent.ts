import { ApiError } from '#contract/client.ts'
import { getProduct } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { type CardProduct, toCardProduct } from '#web/products/card-product.ts'
import { browserStorage } from '#web/storage/storage.ts'

// Removed at the end of a session: see session-store.ts.
const place = 'recently_viewed'
const kept = 12
const freshFor = 60_000

type Fresh = { readonly card: CardProduct | null; readonly at: number }
/** Going back and forth between pages fetches each product once a minute. */
const fresh = new Map<string, Fresh>()

/** The products last looked at in this browser, the latest first. */
function recentIds(): string[] {
  try {
    const read: unknown = JSON.parse(browserStorage.read(place) ?? '[]')
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string').slice(0, kept) : []
  } catch {
    // A damaged value counts as an empty one.
    return []
  }
}

const keep = (ids: readonly string[]) => browserStorage.write(place, JSON.stringify(ids.slice(0, kept)))

export const rememberProduct = (productId: string) =>
  keep([productId, ...recentIds().filter((id) => id !== productId)])

/** Their present state. Products that are gone are forgotten; those that cannot be fetched now are left out. */
export async function recentCards(except?: string): Promise<CardProduct[]> {
  const ids = recentIds().filter((id) => id !== except)
  const cards = await Promise.all(ids.map((id) => cardOf(id).catch(() => null)))
  return cards.filter((card) => card !== null)
}

async function cardOf(productId: string): Promise<CardProduct | null> {
  const known = fresh.get(productId)
  if (known && Date.now() - known.at < freshFor) return known.card
  const card = await fetchCard(productId)
  fresh.set(productId, { card, at: Date.now() })
  if (!card) keep(recentIds().filter((id) => id !== productId))
  return card
}

async function fetchCard(productId: string): Promise<CardProduct | null> {
  try {
    const { product } = await api(getProduct, { productId })
    const hasEnded = product.expires_at !== null && Date.parse(product.expires_at) <= serverNow()
    return hasEnded ? null : toCardProduct(product)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
