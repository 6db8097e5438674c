import { listReviewedProducts, maxVerifiedAtOnce, verifyProducts } from '#contract/admin/admin-products.ts'
import { api } from '#web/api/browser-api.ts'

/** The most that one press verifies; for more the admin presses again. */
export const mostByOnePress = 5_000

export type Seen = { readonly product_id: string; readonly revision: number }

type Progress = {
  /** Called after each piece with the number done so far; false stops there. */
  readonly onPiece: (done: number) => boolean
}

export type Verified = { readonly verified: number; readonly changed: number }

/** Verifies products that the admin has seen, a hundred per call; those that have changed since are left out. */
export async function verifyChosen(seen: readonly Seen[], { onPiece }: Progress): Promise<Verified> {
  const sum = { verified: 0, changed: 0 }
  for (let start = 0; start < seen.length; start += maxVerifiedAtOnce) {
    const piece = seen.slice(start, start + maxVerifiedAtOnce)
    add(sum, await verifyPiece(piece))
    if (!onPiece(start + piece.length)) break
  }
  return sum
}

type Matching = {
  readonly q: string
  /** When the admin pressed, by the server's clock: what is newer keeps waiting. */
  readonly askedAt: number
  /** The products on the page, verified in the revision that the admin saw. */
  readonly shown: readonly Seen[]
}

/** Verifies all waiting products that match. What is verified leaves the queue, so its first page is the next piece. */
export async function verifyMatching(
  { q, askedAt, shown }: Matching,
  { onPiece }: Progress,
): Promise<Verified> {
  const sum = { verified: 0, changed: 0 }
  const tried = new Set<string>()
  const seen = new Map(shown.map(({ product_id, revision }) => [product_id, revision]))
  for (;;) {
    const { products } = await api(listReviewedProducts, { status: 'pending', q })
    const piece = products
      .filter(({ product_id, changed_at }) => !tried.has(product_id) && Date.parse(changed_at) <= askedAt)
      .slice(0, mostByOnePress - tried.size)
      .map(({ product_id, revision }) => ({ product_id, revision: seen.get(product_id) ?? revision }))
    if (piece.length === 0) return sum
    for (const { product_id } of piece) tried.add(product_id)
    add(sum, await verifyPiece(piece))
    if (!onPiece(tried.size)) return sum
  }
}

async function verifyPiece(piece: readonly Seen[]): Promise<Verified> {
  const { verified, changed } = await api(verifyProducts, {
    product_ids: piece.map(({ product_id }) => product_id),
    revisions: piece.map(({ revision }) => revision),
  })
  return { verified, changed: changed.length }
}

function add(sum: { verified: number; changed: number }, { verified, changed }: Verified) {
  sum.verified += verified
  sum.changed += changed
}
