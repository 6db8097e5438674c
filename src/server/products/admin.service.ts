import { adminProductStatus, maxVerifiedAtOnce } from '#contract/admin/admin-products.ts'
import { editProductPath, ownProductsPath, productPath } from '#contract/paths.ts'
import { common } from '#contract/texts/common.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { products } from '#contract/texts/products.ts'
import { type Actor, audit, serverActor } from '#server/audit/audit.service.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { anchorIn, placeOf } from '#server/db/list-position.ts'
import { countedUpTo, othersOf, pageOf, rowsPerPage } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { requireRevision } from '#server/revision.ts'
import * as sql from './admin.queries.ts'

/** A search by words does not count the other choices, because each count would be another search. */
export async function listReviewedProducts(db: Db, query: sql.ReviewQuery, cursor: string | undefined) {
  const after = await anchorIn(cursor)
  const [{ rows, total }, others] = await Promise.all([
    query.q ? search(db, query, after) : list(db, query, after),
    othersOf(query.q ? [] : adminProductStatus.options, { chosen: query.status, cursor }, (status) =>
      sql.countForAdmin(db, { ...query, status }),
    ),
  ])
  return {
    ...pageOf(rows, total, ({ product_id, micros }) => placeOf({ id: product_id, micros })),
    ...others,
  }
}

type Rows = { readonly rows: sql.AdminProductRow[]; readonly total: number }

async function list(db: Db, query: sql.ReviewQuery, after: Anchor | undefined): Promise<Rows> {
  const [rows, { total }] = await Promise.all([
    sql.findForAdmin(db, query, after),
    sql.countForAdmin(db, query),
  ])
  return { rows, total }
}

/** How many of the oldest products are read to estimate how frequent the words are, first and at most. */
const first = 2_000
const longest = 16_000
/** If the first part of the walk has this many matches, walking further is faster than the index of words. */
const frequent = 25
/** Beyond this many products something else is tried before all are read. */
const many = 20_000

/** Frequent words fill a page with the first waiting products; the index of words finds rare ones. */
async function search(db: Db, query: sql.ReviewQuery, after: Anchor | undefined): Promise<Rows> {
  const near = await sql.findOnTheWay(db, query, after, first)
  if (near.length === rowsPerPage) return { rows: near, ...(await countFrequent(db, query)) }
  const rows = near.length < frequent ? near : await sql.findOnTheWay(db, query, after, longest)
  if (rows.length === rowsPerPage) return { rows, ...(await sql.countByWords(db, query)) }
  return searchByWords(db, query, after)
}

/** Frequent words may occur only late in the order: then a longer walk is tried before all matches are read. */
async function searchByWords(db: Db, query: sql.ReviewQuery, after: Anchor | undefined): Promise<Rows> {
  const rows = await sql.findByWords(db, query, after, many)
  const total = rows[0]?.total ?? (after ? (await sql.countByWords(db, query, many)).total : 0)
  if (total < many) return { rows, total }
  const onTheWay = await sql.findOnTheWay(db, query, after, longest)
  if (onTheWay.length === rowsPerPage) return { rows: onTheWay, total }
  return { rows: await sql.findByWords(db, query, after), total }
}

type Verification = sql.LockedProduct['verification']
type Judgement = { readonly to: Verification; readonly reason: string | null }

/** The name of each decision in the audit, and the sentence for the seller. */
const words = {
  verified: {
    action: 'product.verify',
    ofOne: notifications.productVerified,
    ofMany: notifications.productsVerified,
  },
  pending: {
    action: 'product.unverify',
    ofOne: notifications.productPending,
    ofMany: notifications.productsPending,
  },
  rejected: {
    action: 'product.reject',
    ofOne: notifications.productRejected,
    ofMany: notifications.productsRejected,
  },
} as const

async function countFrequent(db: Db, query: sql.ReviewQuery) {
  const near = await sql.countOnTheWay(db, query, longest / 2)
  return near.total < countedUpTo ? sql.countByWords(db, query) : near
}

/** A product and the revision that the admin looked at, if the request names one. */
export type SeenProduct = { readonly productId: string; readonly revision?: number | undefined }

/**
 * Decides about a product. Throws 404 if it does not exist; a decision that already holds changes nothing and
 * notifies nobody.
 */
export async function decideVerification(db: Db, seen: SeenProduct, judgement: Judgement, actor: Actor) {
  const { judged, changed } = await judge(db, [seen], judgement, actor)
  for (const product of changed)
    requireRevision(common.changedByName({ name: product.product_name }), product.revision, seen.revision)
  if (!judged[0]) throw notFound('product')
  return judged[0].product_name
}

/** Verifies products. Returns how many, and those that have changed since the admin looked at them, which it skips. */
export async function verifyProducts(db: Db, seen: readonly SeenProduct[], actor: Actor) {
  const { judged, changed } = await judge(db, seen, { to: 'verified', reason: null }, actor)
  return { verified: judged.filter(({ verification }) => verification !== 'verified').length, changed }
}

/** Returns the products as they were, without those that have changed since the admin looked at them. */
function judge(db: Db, seen: readonly SeenProduct[], { to, reason }: Judgement, actor: Actor) {
  const revisions = new Map(seen.map(({ productId, revision }) => [productId, revision]))
  const isSeen = ({ product_id, revision }: sql.LockedProduct) =>
    (revisions.get(product_id) ?? revision) === revision
  const work = async (tx: Db) => {
    const locked = await sql.lockProducts(
      tx,
      seen.map(({ productId }) => productId),
    )
    const judged = locked.filter(isSeen)
    const changing = judged.filter(({ verification }) => verification !== to)
    const ids = changing.map(({ product_id }) => product_id)
    await sql.updateVerification(tx, ids, to, reason)
    await notifyOfDecision(tx, changing, { to, reason })
    await audit(
      tx,
      actor,
      ...changing.map((product) => eventOf(words[to].action, product, reason && { reason })),
    )
    return { judged, changed: locked.filter((product) => !isSeen(product)) }
  }
  return retryDeadlock(() => db.transaction(work))
}

const eventOf = (
  action: `product.${string}`,
  { product_id, product_name }: Pick<sql.LockedProduct, 'product_id' | 'product_name'>,
  details?: object | null | '',
) => ({
  action,
  subject_id: product_id,
  subject_name: product_name,
  ...(details ? { details } : {}),
})

/** The parts of a longer queue carry no number, so that they are one notification while it is unread. */
const countOf = (count: number) => ({
  count: Math.min(count, maxVerifiedAtOnce),
  orMore: count >= maxVerifiedAtOnce,
})

/** One notification for many products of a seller. */
function notifyOfDecision(tx: Db, products: readonly sql.LockedProduct[], { to, reason }: Judgement) {
  const bySeller = Map.groupBy(products, ({ seller_id }) => seller_id)
  return notify(
    tx,
    [...bySeller].map(([user_id, [first, ...others]]) => ({
      user_id,
      kind: `product-${to}` as const,
      ...(first && others.length === 0
        ? {
            sentence: words[to].ofOne({ product: first.product_name, reason }),
            link: linkOf(to, first),
          }
        : {
            sentence: words[to].ofMany(countOf(others.length + 1)),
            link: `${ownProductsPath}?filter=${to}`,
          }),
    })),
  )
}

/** A rejected product has no public page, so the notification leads to its edit page. */
const linkOf = (to: Verification, { product_id }: sql.LockedProduct) =>
  to === 'rejected' ? editProductPath(product_id) : productPath(product_id)

export function featureProduct(
  db: Db,
  { productId, revision }: SeenProduct,
  until: Date | null,
  actor: Actor,
) {
  if (until && until.getTime() <= Date.now()) throw badInput(products.endPassed)
  return db.transaction(async (tx) => {
    const [product] = await sql.lockProducts(tx, [productId])
    if (!product) throw notFound('product')
    requireRevision(common.changedByName({ name: product.product_name }), product.revision, revision)
    if (product.verification === 'rejected') throw conflict(products.rejectedTop)
    await sql.updateTop(tx, productId, true, until)
    if (!product.is_top_product)
      await notify(tx, [
        {
          user_id: product.seller_id,
          kind: 'product-featured',
          sentence: notifications.productFeatured({ product: product.product_name }),
          link: productPath(productId),
        },
      ])
    await audit(tx, actor, eventOf('product.feature', product, { until: until?.toISOString() ?? null }))
    return product.product_name
  })
}

export function unfeatureProduct(db: Db, { productId, revision }: SeenProduct, actor: Actor) {
  return db.transaction(async (tx) => {
    const [product] = await sql.lockProducts(tx, [productId])
    if (!product) throw notFound('product')
    requireRevision(common.changedByName({ name: product.product_name }), product.revision, revision)
    if (product.is_top_product) {
      await sql.updateTop(tx, productId, false, null)
      await audit(tx, actor, eventOf('product.unfeature', product))
    }
    return product.product_name
  })
}

/** Ends top products whose time is over, and returns whether there may be more. */
export const endTopProducts = (db: Db) =>
  db.transaction(async (tx) => {
    const ended = await sql.updateEndedTops(tx)
    await audit(tx, serverActor('upkeep'), ...ended.map((product) => eventOf('product.unfeature', product)))
    return isFullBatch(ended.length)
  })
