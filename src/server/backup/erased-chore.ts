import type { Db } from '#server/db/db.ts'
import { noteErased } from './erased-list.ts'
import { backupPlaceOf, openTarget } from './place.ts'

/** Where backups go, the list of the erased goes too, within the hour. */
export const noteErasedIn = (db: Db, backupTo: string) =>
  noteErased(db, openTarget(backupPlaceOf(backupTo)).erased)
