import type { Services } from '#server/services.ts'
import * as sql from './reseal.queries.ts'
import { accountNumberOf } from './secret-places.rules.ts'

type Where = Pick<Services, 'db' | 'secrets' | 'sealedFiles'>

export type Resealed = {
  readonly accountNumbers: number
  readonly documents: number
  /** What none of the keys opens: where it is, and why it stays as it is. */
  readonly left: readonly string[]
}

/**
 * Seals with the first key everything that an older key has sealed. It handles each piece separately and only if
 * needed, so that the command may be interrupted and repeated while servers that know both keys run.
 */
export async function resealAll(where: Where): Promise<Resealed> {
  const sum = { accountNumbers: 0, documents: 0, left: [] as string[] }
  for await (const { kind, place, reseal } of allPieces(where))
    try {
      if (await reseal()) sum[kind] += 1
    } catch (error) {
      sum.left.push(`${place}: ${error instanceof Error ? error.message : error}`)
    }
  return sum
}

async function* allPieces(where: Where) {
  let page = await sql.findSealed(where.db)
  while (page.length > 0) {
    yield* page.flatMap((sealed) => piecesOf(where, sealed))
    page = await sql.findSealed(where.db, page.at(-1)?.seller_application_id)
  }
}

type Piece = {
  readonly kind: 'accountNumbers' | 'documents'
  readonly place: string
  /** Whether anything had to be done. */
  reseal(): Promise<boolean>
}

function piecesOf(where: Where, sealed: sql.Sealed): Piece[] {
  const { seller_application_id, business_license, proprietor_document } = sealed
  const place = accountNumberOf(seller_application_id)
  const documents = [business_license, proprietor_document].filter((file) => file !== null)
  return [
    { kind: 'accountNumbers', place, reseal: () => resealAccountNumber(where, sealed, place) },
    ...documents.map((file): Piece => {
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
