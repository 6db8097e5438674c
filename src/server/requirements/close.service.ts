import { requirementPath, sellerRequirementPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { requirements } from '#contract/texts/requirements.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import { openRoom } from '#server/chats/room.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound, Refusal } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './requirement.queries.ts'

/** Locks the caller's own requirement until the transaction ends; 404 for any other. */
async function lockOwn(tx: Db, buyerId: string, requirementId: string) {
  const requirement = await sql.lockRequirement(tx, requirementId)
  if (requirement?.buyer_id !== buyerId) throw notFound('requirement')
  return requirement
}

const byItsBuyer = { admin_id: null, reason: null }

type Choice = { readonly requirementId: string; readonly quote_id: string; readonly revision: number }

/**
 * Accepts a quote, which also closes the requirement and opens the chat of both. The same choice again, from another
 * tab or another attempt, changes nothing.
 */
export const acceptQuote = (db: Db, { user_id }: Caller, choice: Choice) =>
  retryDeadlock(() => db.transaction((tx) => acceptOnce(tx, user_id, choice)))

async function acceptOnce(tx: Db, buyerId: string, { requirementId, quote_id, revision }: Choice) {
  const requirement = await lockOwn(tx, buyerId, requirementId)
  const quoters = await sql.findQuoters(tx, requirementId)
  const chosen = chosenOf(requirement, quoters, { quote_id, revision })
  if (!chosen.is_accepted) await accept(tx, requirement, { quoters, chosen })
  const room_id = await openRoom(tx, { buyer_id: buyerId, seller_id: chosen.seller_id })
  return { ...chosen, room_id }
}

/** The quote to accept, or the one that already is accepted. */
function chosenOf(
  requirement: sql.LockedRequirement,
  quoters: readonly sql.Quoter[],
  { quote_id, revision }: Omit<Choice, 'requirementId'>,
) {
  const chosen = quoters.find((quoter) => quoter.quote_id === quote_id)
  if (chosen?.is_accepted) return chosen
  if (quoters.some(({ is_accepted }) => is_accepted)) throw conflict(requirements.otherAccepted)
  if (requirement.is_closed) throw conflict(requirements.closed)
  if (!chosen) throw new Refusal(404, requirements.quoteGone)
  if (chosen.is_suspended) throw conflict(requirements.sellerSuspended)
  if (chosen.revision !== revision) throw conflict(requirements.quoteChanged)
  return chosen
}

async function accept(
  tx: Db,
  requirement: sql.LockedRequirement,
  { quoters, chosen }: { quoters: readonly sql.Quoter[]; chosen: sql.Quoter },
) {
  await sql.updateAccepted(tx, chosen.quote_id)
  await sql.updateClosed(tx, requirement.requirement_id, byItsBuyer)
  await notifyOfChoice(tx, requirement, chosen)
  await notifyQuoters(tx, requirement, {
    quoters: quoters.filter((quoter) => quoter !== chosen),
    sentence: notifications.otherQuoteAccepted({ product: requirement.product_name }),
  })
}

const notifyOfChoice = (
  tx: Db,
  { requirement_id, buyer_id, buyer_name, product_name }: sql.LockedRequirement,
  chosen: sql.Quoter,
) =>
  notify(tx, [
    {
      user_id: chosen.seller_id,
      kind: 'quote-accepted',
      sentence: notifications.quoteAccepted({ buyer: buyer_name, product: product_name }),
      link: sellerRequirementPath(requirement_id),
    },
    {
      user_id: buyer_id,
      kind: 'quote-accepted',
      sentence: notifications.quoteAcceptedByYou({ seller: chosen.seller_name, product: product_name }),
      link: requirementPath(requirement_id),
    },
  ])

type News = { readonly quoters: readonly sql.Quoter[]; readonly sentence: Sentence }

const notifyQuoters = (tx: Db, { requirement_id }: sql.LockedRequirement, { quoters, sentence }: News) =>
  notify(
    tx,
    quoters.map(({ seller_id }) => ({
      user_id: seller_id,
      kind: 'requirement-closed',
      sentence,
      link: sellerRequirementPath(requirement_id),
    })),
  )

/** Closes a buyer's own requirement. Closing it again changes nothing and notifies nobody. */
export const closeRequirement = (db: Db, { user_id }: Caller, requirementId: string) =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      const requirement = await lockOwn(tx, user_id, requirementId)
      if (!requirement.is_closed) await close(tx, requirement, byItsBuyer)
    }),
  )

async function close(
  tx: Db,
  requirement: sql.LockedRequirement,
  closing: Parameters<typeof sql.updateClosed>[2],
) {
  const quoters = await sql.findQuoters(tx, requirement.requirement_id)
  await sql.updateClosed(tx, requirement.requirement_id, closing)
  await notifyQuoters(tx, requirement, {
    quoters,
    sentence: notifications.quotedRequirementClosed({ product: requirement.product_name }),
  })
}

/** Closes a requirement that should not be posted here. */
export const closeAnyRequirement = (
  db: Db,
  { requirementId, reason }: { requirementId: string; reason: string },
  actor: Actor,
) =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      const requirement = await sql.lockRequirement(tx, requirementId)
      if (!requirement) throw notFound('requirement')
      if (requirement.is_closed) throw conflict(requirements.closedAlready)
      await close(tx, requirement, { admin_id: actor.user_id, reason })
      await notifyBuyer(tx, requirement, reason)
      await audit(tx, actor, {
        action: 'requirement.close',
        subject_id: requirementId,
        subject_name: requirement.product_name,
        details: { reason },
      })
    }),
  )

const notifyBuyer = (
  tx: Db,
  { requirement_id, buyer_id, product_name }: sql.LockedRequirement,
  reason: string,
) =>
  notify(tx, [
    {
      user_id: buyer_id,
      kind: 'requirement-closed',
      sentence: notifications.requirementClosed({ product: product_name, reason }),
      link: requirementPath(requirement_id),
    },
  ])
