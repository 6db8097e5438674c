import type { Db } from '#server/db/db.ts'
import type { SealedPiece } from '#server/secrets/reseal.service.ts'
import type { Services } from '#server/services.ts'
import { placeOf } from './factor.service.ts'
import * as sql from './reseal.queries.ts'

type Where = Pick<Services, 'db' | 'secrets'>

/** Secrets of authenticator apps. */
export async function* sealedOfSecondFactors(where: Where): AsyncGenerator<SealedPiece> {
  for (const sealed of await sql.findSealed(where.db))
    yield { kind: 'secondFactors', place: placeOf(sealed.user_id), reseal: () => resealSecret(where, sealed) }
}

async function resealSecret({ db, secrets }: Where, { user_id, secret }: sql.Sealed) {
  if (secrets.isCurrent(secret)) return false
  const place = placeOf(user_id)
  return (await sql.updateSealed(db, user_id, secret, secrets.seal(secrets.open(secret, place), place))) === 1
}

/** The names of the keys that sealed them. */
export const findSealedHeadsOfFactors = (db: Db) => sql.findSealedHeads(db)
