import { sealedFolders } from '#server/named-files/named-folders.rules.ts'
import { sealedOfPayees } from '#server/payees/reseal.service.ts'
import { sealedOfSecondFactors } from '#server/second-factors/reseal.service.ts'
import {
  type Resealed,
  resealPieces,
  type SealedPiece,
  sealedInFolder,
} from '#server/secrets/reseal.service.ts'
import { sealedOfApplications } from '#server/seller-applications/reseal.service.ts'
import type { Services } from '#server/services.ts'

type Where = Pick<Services, 'db' | 'secrets' | 'sealedFiles'>

async function* allPieces(where: Where): AsyncGenerator<SealedPiece> {
  yield* sealedOfApplications(where)
  yield* sealedOfPayees(where)
  yield* sealedOfSecondFactors(where)
  for (const { folder } of sealedFolders) yield* sealedInFolder(where.sealedFiles, folder)
}

/** Everything that is sealed: what is missing here is lost with the older key. */
export const resealAll = (where: Where): Promise<Resealed> => resealPieces(allPieces(where))
