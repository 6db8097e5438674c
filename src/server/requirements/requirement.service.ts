import type { InputOf } from '#contract/endpoint.ts'
import { sellerRequirementPath } from '#contract/paths.ts'
import { categoriesForLabel, slugOf } from '#contract/products/present-categories.ts'
import type { postRequirement as contract, RequirementState } from '#contract/requirement.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { requirements } from '#contract/texts/requirements.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound, tooOften } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './requirement.queries.ts'

type Draft = InputOf<typeof contract>
const { open: mostOpen, perDay, sameDays, sellersNotified } = limits.requirement

type Where = Pick<Services, 'db' | 'env'>

/** Posts a requirement and notifies the sellers of its category. */
export const postRequirement = (
  { db, env }: Where,
  { user_id }: Caller,
  draft: Draft,
  key: string | undefined,
) =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      await sql.lockBuyer(tx, user_id)
      const input = { call: 'post-requirement', ...draft }
      return runOnce(tx, { user_id, key, input }, () => postOnce(tx, user_id, draft, env.rateLimits))
    }),
  )

async function postOnce(tx: Db, buyerId: string, draft: Draft, isLimited: boolean) {
  const categories = categoriesForLabel(draft.category_type) ?? []
  const input = {
    ...draft,
    unit: draft.unit || null,
    buyer_id: buyerId,
    category: slugOf(draft.category_type) ?? '',
    sought_categories: categories,
  }
  const same = await sql.findSame(tx, input, sameDays)
  if (same) return same
  await refuseTooMany(tx, buyerId, isLimited)
  const written = await sql.insertRequirement(tx, input)
  const sellers = await sql.findSellersOf(tx, { categories, except: buyerId, limit: sellersNotified })
  await notifySellers(tx, written.requirement_id, draft, sellers)
  return written
}

async function refuseTooMany(tx: Db, buyerId: string, isLimited: boolean) {
  const { count: open } = await sql.countOpen(tx, buyerId)
  if (open >= mostOpen) throw conflict(requirements.tooManyOpen({ open: mostOpen }))
  const { count: today } = await sql.countToday(tx, buyerId)
  if (isLimited && today >= perDay) throw tooOften(requirements.tooManyOfDay({ posted: perDay }))
}

const notifySellers = (
  tx: Db,
  requirementId: string,
  { product_name, quantity }: Draft,
  sellers: readonly { user_id: string }[],
) =>
  notify(
    tx,
    sellers.map(({ user_id }) => ({
      user_id,
      kind: 'requirement-posted',
      sentence: notifications.requirementPosted({ product: product_name, quantity }),
      link: sellerRequirementPath(requirementId),
    })),
  )

type ListQuery = { readonly state: RequirementState | undefined; readonly cursor: string | undefined }

export async function listRequirements(db: Db, { user_id }: Caller, { state, cursor }: ListQuery) {
  const after = await anchorOf(cursor, (id) => sql.findOwnAnchor(db, user_id, id))
  const [rows, counts] = await Promise.all([
    sql.findOwn(db, { buyer_id: user_id, state }, after),
    sql.countStates(db, user_id),
  ])
  return { ...pageOf(rows, counts[state ?? 'all'], ({ requirement_id }) => requirement_id), counts }
}

export async function getRequirement(db: Db, { user_id }: Caller, requirementId: string) {
  const [requirement, quotes, room] = await Promise.all([
    sql.findOwnRequirement(db, user_id, requirementId),
    sql.findQuotes(db, user_id, requirementId),
    sql.findRoom(db, user_id, requirementId),
  ])
  if (!requirement) throw notFound('requirement')
  return { requirement, quotes, room_id: room?.room_id ?? null }
}
