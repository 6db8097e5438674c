import type { InputOf } from '#contract/endpoint.ts'
import type { NotificationKind } from '#contract/notification-kind.ts'
import { requirementPath } from '#contract/paths.ts'
import { categoriesForLabel } from '#contract/products/present-categories.ts'
import { lineTotalPaise, toPaise } from '#contract/products/price.ts'
import type * as contract from '#contract/quote.ts'
import { isSameUnit } from '#contract/tax/guess-unit-code.ts'
import { chats } from '#contract/texts/chats.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { requirements } from '#contract/texts/requirements.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { maxCounted } from '#contract/waiting.ts'
import { isBlocked } from '#server/blocks/block.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './quote.queries.ts'
import { type LockedRequirement, lockRequirement } from './requirement.queries.ts'

const { exactTotal } = limits.page

async function viewerOf(db: Db, { user_id }: Caller): Promise<sql.Viewer> {
  return { seller_id: user_id, ...(await sql.findCategoriesOf(db, user_id)) }
}

type ListQuery = InputOf<typeof contract.listSellerRequirements>

export async function listSellerRequirements(
  db: Db,
  caller: Caller,
  { list, q, category, cursor }: ListQuery,
) {
  const viewer = await viewerOf(db, caller)
  const filter = { list, q, only: categoriesForLabel(category) }
  const after = await anchorOf(cursor, (id) => sql.findSeenAnchor(db, viewer, id))
  const [rows, open, mine] = await Promise.all([
    sql.findSeen(db, viewer, filter, after),
    sql.countSeen(db, viewer, { ...filter, list: 'open' }),
    sql.countSeen(db, viewer, { ...filter, list: 'mine' }),
  ])
  const counted = { open: open.total, mine: mine.total }
  return {
    ...pageOf(rows, counted[list], ({ requirement_id }) => requirement_id),
    counts: { open: Math.min(open.total, exactTotal), mine: Math.min(mine.total, exactTotal) },
    categories: [...viewer.categories],
  }
}

export const countNewRequirements = async (db: Db, caller: Caller) =>
  (await sql.countNew(db, await viewerOf(db, caller), maxCounted)).total

export async function getSellerRequirement(db: Db, caller: Caller, requirementId: string) {
  const seen = await sql.findSeenRequirement(db, await viewerOf(db, caller), requirementId)
  if (!seen) throw notFound('requirement')
  return seen
}

type Draft = InputOf<typeof contract.sendQuote>

/** Sends or changes the seller's quote: a seller has one quote, however often the button is pressed. */
export const sendQuote = (db: Db, { user_id }: Caller, draft: Draft) =>
  retryDeadlock(() => db.transaction((tx) => quoteOnce(tx, user_id, draft)))

async function quoteOnce(tx: Db, sellerId: string, { requirementId, price, unit, ...rest }: Draft) {
  const requirement = await lockRequirement(tx, requirementId)
  if (!requirement) throw notFound('requirement')
  const own = await sql.findOwnQuote(tx, requirementId, sellerId)
  if (!own) await requireRequest(tx, requirement, sellerId)
  await requireNoBlock(tx, requirement, { sellerId, own })
  if (requirement.is_closed) throw conflict(requirements.closed)
  const terms = {
    ...rest,
    unit_price_paise: toPaise(price) ?? 0,
    unit: unit === undefined ? (own?.unit ?? null) : otherUnit(unit, requirement),
  }
  checkTotal(terms, requirement.quantity)
  if (own) await changeQuote(tx, requirement, { own, terms, seller_id: sellerId })
  else await addQuote(tx, requirement, { ...terms, requirement_id: requirementId, seller_id: sellerId })
}

type Quoting = { readonly sellerId: string; readonly own: sql.OwnQuote | undefined }

/** Whom a block keeps away finds no requirement, and leaves an earlier quote as it is. */
async function requireNoBlock(tx: Db, { buyer_id }: LockedRequirement, { sellerId, own }: Quoting) {
  if (!(await isBlocked(tx, buyer_id, sellerId))) return
  throw own ? conflict(chats.closed) : notFound('requirement')
}

/** The unit of a quote, unless it is the requirement's. */
const otherUnit = (typed: string, { unit }: LockedRequirement) =>
  typed === '' || (unit !== null && isSameUnit(typed, unit)) ? null : typed

/** The largest cart total: beyond it rupees are no longer exact numbers. */
function checkTotal({ unit_price_paise, min_quantity }: sql.Terms, quantity: number) {
  if (lineTotalPaise(unit_price_paise, Math.max(quantity, min_quantity)) > limits.cart.totalPaise)
    throw badInput(requirements.quoteTooLarge)
}

/** A requirement exists for sellers of its category, but not for its own buyer. */
async function requireRequest(tx: Db, requirement: LockedRequirement, sellerId: string) {
  const { categories } = await sql.findCategoriesOf(tx, sellerId)
  const isRequested = requirement.sought_categories.some((each) => categories.includes(each))
  if (requirement.is_suspended || !isRequested) throw notFound('requirement')
  if (requirement.buyer_id === sellerId) throw conflict(requirements.ownRequirement)
}

async function addQuote(tx: Db, requirement: LockedRequirement, quote: sql.NewQuote) {
  if ((await sql.insertQuote(tx, quote)) === 0) throw conflict(requirements.enoughQuotes)
  const { name } = await sql.findSellerName(tx, quote.seller_id)
  await notifyBuyer(tx, requirement, {
    kind: 'quote-received',
    sentence: notifications.quoteReceived({ seller: name, product: requirement.product_name }),
  })
}

type Change = { readonly own: sql.OwnQuote; readonly terms: sql.Terms; readonly seller_id: string }

/** The same terms again change nothing and notify nobody. */
async function changeQuote(tx: Db, requirement: LockedRequirement, { own, terms, seller_id }: Change) {
  if (isSame(own, terms)) return
  await sql.updateQuote(tx, own.quote_id, terms)
  const { name } = await sql.findSellerName(tx, seller_id)
  await notifyBuyer(tx, requirement, {
    kind: 'quote-changed',
    sentence: notifications.quoteChanged({ seller: name, product: requirement.product_name }),
  })
}

const isSame = (one: sql.Terms, other: sql.Terms) =>
  one.unit_price_paise === other.unit_price_paise &&
  one.unit === other.unit &&
  one.min_quantity === other.min_quantity &&
  one.delivery_days === other.delivery_days &&
  one.note === other.note

export const withdrawQuote = (db: Db, { user_id }: Caller, requirementId: string) =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      const requirement = await lockRequirement(tx, requirementId)
      const own = requirement && (await sql.findOwnQuote(tx, requirementId, user_id))
      if (!(requirement && own)) throw notFound('quote')
      if (requirement.is_closed) throw conflict(requirements.closed)
      await sql.deleteQuote(tx, own.quote_id)
      const { name } = await sql.findSellerName(tx, user_id)
      await notifyBuyer(tx, requirement, {
        kind: 'quote-withdrawn',
        sentence: notifications.quoteWithdrawn({ seller: name, product: requirement.product_name }),
      })
    }),
  )

type News = { readonly kind: NotificationKind; readonly sentence: Sentence }

const notifyBuyer = (tx: Db, { requirement_id, buyer_id }: LockedRequirement, news: News) =>
  notify(tx, [{ ...news, user_id: buyer_id, link: requirementPath(requirement_id) }])
