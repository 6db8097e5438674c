import { productPath } from '#contract/site.ts'
import { type Actor, audit, theServer } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/retry.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './desk.queries.ts'

export async function listReviewedProducts(db: Db, wanted: sql.Wanted, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, wanted.status, id))
  const [found, { total }] = await Promise.all([sql.findDesk(db, wanted, after), sql.countDesk(db, wanted)])
  return pageOf(found, total, ({ product_id }) => product_id)
}

type Verification = sql.Decided['verification']
type Judgement = { readonly to: Verification; readonly reason: string | null }

/** How each decision is called in the audit, and what its seller reads. */
const words: Readonly<Record<Verification, { action: `product.${string}`; told: (name: string) => string }>> =
  {
    verified: { action: 'product.verify', told: (name) => `Your product ${name} is verified.` },
    pending: {
      action: 'product.unverify',
      told: (name) => `Your product ${name} waits for its verification again.`,
    },
    rejected: { action: 'product.reject', told: (name) => `Your product ${name} was taken off the market` },
  }

/** Throws 404 where there is no such product; one that is so already is left alone, and nobody is told again. */
export async function judgeProduct(db: Db, productId: string, judgement: Judgement, actor: Actor) {
  const [judged] = await judge(db, [productId], judgement, actor)
  if (!judged) throw notFound('Product')
  return judged.product_name
}

/** Answers how many changed. */
export async function verifyProducts(db: Db, productIds: readonly string[], actor: Actor) {
  const judged = await judge(db, productIds, { to: 'verified', reason: null }, actor)
  return judged.filter(({ verification }) => verification !== 'verified').length
}

/** Answers the products as they were. */
function judge(db: Db, productIds: readonly string[], { to, reason }: Judgement, actor: Actor) {
  const work = async (tx: Db) => {
    const found = await sql.lockProducts(tx, productIds)
    const changing = found.filter(({ verification }) => verification !== to)
    const ids = changing.map(({ product_id }) => product_id)
    await sql.updateVerification(tx, ids, to, reason)
    await tellSellers(tx, changing, (name) => words[to].told(name) + (reason ? `: ${reason}` : ''), to)
    await audit(
      tx,
      actor,
      ...changing.map((product) => deedOf(words[to].action, product, reason && { reason })),
    )
    return found
  }
  return retryDeadlock(() => db.transaction(work))
}

const deedOf = (
  action: `product.${string}`,
  { product_id, product_name }: Pick<sql.Decided, 'product_id' | 'product_name'>,
  details?: object | null | '',
) => ({
  action,
  subject_id: product_id,
  subject_name: product_name,
  ...(details ? { details } : {}),
})

function tellSellers(
  tx: Db,
  products: readonly sql.Decided[],
  message: (name: string) => string,
  kind: Verification | 'featured',
) {
  return notify(
    tx,
    products.map(({ seller_id, product_id, product_name }) => ({
      user_id: seller_id,
      kind: `product-${kind}`,
      message: message(product_name),
      // A rejected product has no page of its own any more.
      link: kind === 'rejected' ? '/seller_console/products' : productPath(product_id),
    })),
  )
}

export function featureProduct(db: Db, productId: string, until: Date | null, actor: Actor) {
  if (until && until.getTime() <= Date.now()) throw badInput('The end must lie ahead.')
  return db.transaction(async (tx) => {
    const [product] = await sql.lockProducts(tx, [productId])
    if (!product) throw notFound('Product')
    if (product.verification === 'rejected') throw conflict('A rejected product cannot be a top product.')
    await sql.updateTop(tx, productId, true, until)
    if (!product.is_top_product)
      await tellSellers(tx, [product], (name) => `Your product ${name} is a top product now.`, 'featured')
    await audit(tx, actor, deedOf('product.feature', product, { until: until?.toISOString() ?? null }))
    return product.product_name
  })
}

export function unfeatureProduct(db: Db, productId: string, actor: Actor) {
  return db.transaction(async (tx) => {
    const [product] = await sql.lockProducts(tx, [productId])
    if (!product) throw notFound('Product')
    if (product.is_top_product) {
      await sql.updateTop(tx, productId, false, null)
      await audit(tx, actor, deedOf('product.unfeature', product))
    }
    return product.product_name
  })
}

/** Top products whose time is over become products like the others. */
export const endTopProducts = (db: Db) =>
  db.transaction(async (tx) => {
    const ended = await sql.updateEndedTops(tx)
    await audit(tx, theServer('upkeep'), ...ended.map((product) => deedOf('product.unfeature', product)))
  })
