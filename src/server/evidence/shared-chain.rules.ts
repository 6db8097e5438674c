import type { CheckedChain } from '#server/deals/check-chain.rules.ts'
import type { Side } from '#server/deals/deal.row.ts'

type Link = CheckedChain['links'][number]

export type SharedChain = Omit<CheckedChain, 'links'> & {
  /** Without its record where that would say more than the reader has seen: the hash stands for it. */
  readonly links: readonly (Omit<Link, 'record'> & { readonly record: string | null })[]
}

/**
 * The chain as one of its two people may have it. Where a buyer wants the goods, and whom they are billed to, stands on
 * no card of the seller before that very offer is accepted.
 */
export function sharedWith(reader: Side, chain: CheckedChain): SharedChain {
  if (reader === 'buyer') return chain
  const accepted = new Set(chain.links.filter(({ event }) => event === 'accepted').map(offerOf))
  const isHidden = (link: Link) => namesDelivery(link) && !accepted.has(offerOf(link))
  return { ...chain, links: chain.links.map((link) => (isHidden(link) ? { ...link, record: null } : link)) }
}

const offerOf = ({ deal_id, revision }: Link) => `${deal_id} ${revision}`

type Recorded = { readonly offer?: { readonly delivery: object | null } }

const namesDelivery = ({ record }: Link) => {
  const { offer } = JSON.parse(record) as Recorded
  return offer !== undefined && offer.delivery !== null
}
