import { beforeEach, expect, test, vi } from 'vitest'
import { maxVerifiedAtOnce } from '#contract/admin/admin-products.ts'
import { verifyChosen, verifyMatching } from './verify-all.ts'

type Waiting = { readonly product_id: string; readonly revision: number; readonly changed_at: string }

const pressedAt = Date.parse('2026-11-18T10:00:00Z')
const before = '2026-11-18T09:00:00Z'
const after = '2026-11-18T10:00:01Z'

/**
 * The queue as the server keeps it: it lists the first products, and drops those whose current revision is verified.
 */
let queue: Waiting[] = []
let pieces: number[] = []

const waiting = (count: number, changed_at = before): Waiting[] =>
  Array.from({ length: count }, (_, place) => ({
    product_id: `${changed_at} ${place}`,
    revision: 1,
    changed_at,
  }))

function verify(ids: readonly string[], revisions: readonly number[]) {
  pieces.push(ids.length)
  const isCurrent = ({ product_id, revision }: Waiting) => revisions[ids.indexOf(product_id)] === revision
  const verified = queue.filter(isCurrent)
  queue = queue.filter((product) => !isCurrent(product))
  const changed = queue.filter(({ product_id }) => ids.includes(product_id))
  return { verified: verified.length, changed }
}

beforeEach(() => {
  pieces = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const sent = body ? JSON.parse(String(body)) : undefined
    const reply = sent
      ? verify(sent.product_ids, sent.revisions)
      : { products: queue.slice(0, maxVerifiedAtOnce) }
    return Response.json({ success: true, content: '', ...reply })
  })
})

const goOn = { onPiece: () => true }

test('ticked products are verified in pieces as large as the server takes them', async () => {
  queue = waiting(maxVerifiedAtOnce + 1)
  expect(await verifyChosen(queue, goOn)).toEqual({ verified: maxVerifiedAtOnce + 1, changed: 0 })
  expect(pieces).toEqual([maxVerifiedAtOnce, 1])
})

test('a product that its seller has changed since it was ticked keeps waiting', async () => {
  queue = waiting(2)
  const ticked = queue
  queue = queue.map((product, place) => (place === 0 ? { ...product, revision: 2 } : product))
  expect(await verifyChosen(ticked, goOn)).toEqual({ verified: 1, changed: 1 })
  expect(queue).toHaveLength(1)
})

test('nothing is verified after the admin has stopped', async () => {
  queue = waiting(maxVerifiedAtOnce * 3)
  await verifyChosen(queue, { onPiece: (done) => done < maxVerifiedAtOnce * 2 })
  expect(queue).toHaveLength(maxVerifiedAtOnce)
})

test('all that match are verified, also those that the page does not show', async () => {
  queue = waiting(maxVerifiedAtOnce * 2 + 5)
  const shown = queue.slice(0, 10)
  const { verified } = await verifyMatching({ q: '', askedAt: pressedAt, shown }, goOn)
  expect(verified).toBe(maxVerifiedAtOnce * 2 + 5)
})

test('what a seller adds or changes after the press is not verified unseen', async () => {
  queue = [...waiting(3), ...waiting(2, after)]
  const { verified } = await verifyMatching({ q: '', askedAt: pressedAt, shown: [] }, goOn)
  expect(verified).toBe(3)
  expect(queue.every(({ changed_at }) => changed_at === after)).toBe(true)
})

test('a product on the page is verified only in the revision that the admin saw', async () => {
  const shown = waiting(1)
  queue = shown.map((product) => ({ ...product, revision: 2 }))
  expect(await verifyMatching({ q: '', askedAt: pressedAt, shown }, goOn)).toEqual({
    verified: 0,
    changed: 1,
  })
})
