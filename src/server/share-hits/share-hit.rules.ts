import { productPath, sellerPath, shopPath } from '#contract/paths.ts'
import { type ShareSource, sourceOf } from '#contract/sellers/share-links.ts'

/** What a shared link led to, and where it was shared. */
export type ShareHit = {
  readonly product_id: string | null
  readonly seller_id: string | null
  readonly handle: string | null
  readonly source: ShareSource
}

const uuid = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})'
const whole = (path: string) => new RegExp(`^${path}$`, 'i')
const ofProduct = whole(productPath(uuid))
const ofSeller = whole(sellerPath(uuid))
const ofShop = whole(shopPath('([a-z\\d][a-z\\d-]{2,29})'))

const partOf = (path: string, pattern: RegExp) => pattern.exec(path)?.[1]?.toLowerCase() ?? null

/** Undefined where the address is of nothing that is shared, or does not say where it was. */
export function hitOf(path: string, query: string): ShareHit | undefined {
  const source = sourceOf(query)
  if (!source) return undefined
  const hit = {
    product_id: partOf(path, ofProduct),
    seller_id: partOf(path, ofSeller),
    handle: partOf(path, ofShop),
  }
  return hit.product_id || hit.seller_id || hit.handle ? { ...hit, source } : undefined
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const program =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|externalhit|^whatsapp\/|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|go-http|scan|monitor/i

/** Programs that say so, as those that make previews of links, and browsers that only fetch ahead. */
export function isByProgram(headers: Headers) {
  const agent = String(headers['user-agent'] ?? '')
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`
  return agent === '' || program.test(agent) || purpose.includes('prefetch')
}
