import { http } from '#contract/texts/http.ts'
import { Refusal } from '#server/errors.ts'
import { findSealedHeadsOfPayees } from '#server/payees/reseal.service.ts'
import { findSealedHeadsOfFactors } from '#server/second-factors/reseal.service.ts'
import type { Services } from '#server/services.ts'
import { StartupError } from '#server/startup-error.ts'
import * as sql from './reseal.queries.ts'

/**
 * Without the key of earlier data a server would seal with another one, so it explains the problem and does not
 * start.
 */
export async function requireKeys({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const finds = [sql.findSealedHeads, findSealedHeadsOfPayees, findSealedHeadsOfFactors]
  const heads = await Promise.all(finds.map((find) => find(db.background)))
  if (heads.flat().every(({ head }) => secrets.knows(head))) return
  throw new StartupError(
    'Bank account numbers and documents here were sealed with a key that is missing: bring back the copy of secret.key, or name the key in SECRET_KEY. Where it is lost for ever, LOST_KEY=accepted starts without them.',
  )
}

/** As many documents as tell whose key sealed them. */
const someDocuments = 6

/** Whether the keys open what was sealed as documents; some of them tell. One that cannot be read at all says nothing. */
export async function opensDocuments({ db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>) {
  const applications = await sql.findSealed(db.background)
  const names = applications.flatMap(({ business_license, proprietor_document }) => [
    business_license,
    proprietor_document,
  ])
  for (const name of names.filter((each) => each !== null).slice(0, someDocuments)) {
    const error = await sealedFiles.get(name).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error instanceof Refusal && error.sentence === http.keyUnknown) return false
  }
  return true
}
