import { backupKeyOf } from '#server/backup/backup-keys.ts'
import { backupPlaceOf, requireOutside } from '#server/backup/place.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check } from './check.ts'
import { existing, writing } from './disk.ts'
import { tryBucket } from './store.ts'

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
      ]
    } catch (error) {
      return [`${reasonOf(error)}.`]
    }
  },
}
