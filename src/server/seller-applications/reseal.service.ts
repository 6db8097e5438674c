import type { SealedPiece } from '#server/secrets/reseal.service.ts'
import type { Services } from '#server/services.ts'
import * as sql from './reseal.queries.ts'
import { accountNumberOf } from './secret-places.rules.ts'

type Where = Pick<Services, 'db' | 'secrets' | 'sealedFiles'>

/** Account numbers and documents of applications. */
export async function* sealedOfApplications(where: Where): AsyncGenerator<SealedPiece> {
  let page = await sql.findSealed(where.db)
  while (page.length > 0) {
    yield* page.flatMap((sealed) => piecesOf(where, sealed))
    page = await sql.findSealed(where.db, page.at(-1)?.seller_application_id)
  }
}

function piecesOf(where: Where, sealed: sql.Sealed): SealedPiece[] {
  const { seller_application_id, business_license, proprietor_document } = sealed
  const place = accountNumberOf(seller_application_id)
  const documents = [business_license, proprietor_document].filter((file) => file !== null)
  return [
    { kind: 'accountNumbers', place, reseal: () => resealAccountNumber(where, sealed, place) },
    ...documents.map((file): SealedPiece => {
      return { kind: 'documents', place: file, reseal: () => where.sealedFiles.reseal(file) }
    }),
  ]
}

async function resealAccountNumber({ db, secrets }: Where, sealed: sql.Sealed, place: string) {
  const { seller_application_id, account_number } = sealed
  if (account_number === null || secrets.isCurrent(account_number)) return false
  const anew = secrets.seal(secrets.open(account_number, place), place)
  return (await sql.updateAccountNumber(db, seller_application_id, account_number, anew)) === 1
}
