import type { SealedPiece } from '#server/secrets/reseal.service.ts'
import type { Services } from '#server/services.ts'
import * as sql from './reseal.queries.ts'
import { accountNumberOf } from './secret-places.rules.ts'

type Where = Pick<Services, 'db' | 'secrets'>

/** Account numbers of applications. */
export async function* sealedOfApplications(where: Where): AsyncGenerator<SealedPiece> {
  let page = await sql.findSealed(where.db)
  while (page.length > 0) {
    yield* page.map((sealed) => pieceOf(where, sealed))
    page = await sql.findSealed(where.db, page.at(-1)?.seller_application_id)
  }
}

function pieceOf(where: Where, sealed: sql.Sealed): SealedPiece {
  const place = accountNumberOf(sealed.seller_application_id)
  return { kind: 'accountNumbers', place, reseal: () => resealAccountNumber(where, sealed, place) }
}

async function resealAccountNumber({ db, secrets }: Where, sealed: sql.Sealed, place: string) {
  const { seller_application_id, account_number } = sealed
  if (account_number === null || secrets.isCurrent(account_number)) return false
  const anew = secrets.seal(secrets.open(account_number, place), place)
  return (await sql.updateAccountNumber(db, seller_application_id, account_number, anew)) === 1
}
