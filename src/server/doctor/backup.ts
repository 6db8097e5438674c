import { backupKeyOf } from '#server/backup/backup-keys.ts'
import { requireOwnPlace } from '#server/backup/claim-place.ts'
import { type BackupPlace, backupPlaceOf, openTarget, requireOutside } from '#server/backup/place.ts'
import type { Env } from '#server/env.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Check } from './check.ts'
import { existing, writing } from './disk.ts'
import { tryBucket } from './store.ts'
import { ifReached } from './with-database.ts'

/** A store that is away is the finding of another line. */
async function findOtherOwner(env: Env, place: BackupPlace): Promise<readonly string[]> {
  const findings = await ifReached(env, ({ db }) =>
    requireOwnPlace(db, openTarget(place).owner).then(
      () => [],
      (error) => (error instanceof StartupError ? [error.message] : []),
    ),
  )
  return findings ?? []
}

export const backupCheck: Check = {
  name: 'backup',
  async find({ env }) {
    const { backupTo, backupKey, databaseUrl, dataDir, processes } = env
    if (!backupTo) return 'not set'
    try {
      const place = backupPlaceOf(backupTo)
      requireOutside(place, dataDir)
      return [
        ...(backupKeyOf(backupKey ?? '')
          ? []
          : ['BACKUP_TO needs BACKUP_KEY: `npm run backup -- --new-key` writes one, and its other half.']),
        ...(processes > 1 && !databaseUrl
          ? [
              'BACKUP_TO archives the embedded database of one process: leave PROCESSES at 1, or set DATABASE_URL.',
            ]
          : []),
        ...(place.bucket
          ? await tryBucket(place.bucket, 'BACKUP_TO')
          : await writing(await existing(place.folder))),
        ...(await findOtherOwner(env, place)),
      ]
    } catch (error) {
      return [`${reasonOf(error)}.`]
    }
  },
}
