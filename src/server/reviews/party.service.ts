import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import * as sql from './party.queries.ts'
import { recountReviews } from './recount.service.ts'

const atOnce = 10

/**
 * Counts reviews anew where a buyer and a seller turned out to be one business, or do not look so any more. Answers
 * whether more wait.
 */
export async function recountOfParties(db: Db) {
  const taken = await retryDeadlock(() =>
    db.transaction(async (tx) => {
      const people = await sql.takePartyChecks(tx, atOnce)
      for (const userId of new Set(people.map(({ user_id }) => user_id)))
        for (const { buyer_id, product_ids } of await sql.findReviewsOfParty(tx, userId))
          await recountReviews(tx, buyer_id, product_ids)
      return people.length
    }),
  )
  return taken === atOnce
}
