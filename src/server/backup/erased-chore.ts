import type { Db } from '#server/db/db.ts'
import { claimPlaceFor } from './claim-place.ts'
import { noteErased } from './erased-list.ts'
import { backupPlaceOf, openTarget } from './place.ts'

/** Where backups go, the list of the erased goes too, within the hour. */
export async function noteErasedIn(db: Db, backupTo: string) {
  const { owner, erased } = openTarget(backupPlaceOf(backupTo))
  await claimPlaceFor(db, owner)
  await noteErased(db, erased)
}
