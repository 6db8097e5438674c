import type { Db } from '#server/db/db.ts'
import type { SealedPiece } from '#server/secrets/reseal.service.ts'
import type { Services } from '#server/services.ts'
import { accountNumberOf } from './payee.rules.ts'
import * as sql from './reseal.queries.ts'

type Where = Pick<Services, 'db' | 'secrets'>

/** Account numbers that sellers are paid on, also those that orders from before still name. */
export async function* sealedOfPayees(where: Where): AsyncGenerator<SealedPiece> {
  let page = await sql.findSealed(where.db)
  while (page.length > 0) {
    for (const sealed of page)
      yield {
        kind: 'accountNumbers',
        place: accountNumberOf(sealed.payee_id),
        reseal: () => resealAccountNumber(where, sealed),
      }
    page = await sql.findSealed(where.db, page.at(-1)?.payee_id)
  }
}

async function resealAccountNumber({ db, secrets }: Where, { payee_id, account_number }: sql.Sealed) {
  if (secrets.isCurrent(account_number)) return false
  const place = accountNumberOf(payee_id)
  const anew = secrets.seal(secrets.open(account_number, place), place)
  return (await sql.updateSealed(db, payee_id, account_number, anew)) === 1
}

/** The names of the keys that sealed account numbers. */
export const findSealedHeadsOfPayees = (db: Db) => sql.findSealedHeads(db)
