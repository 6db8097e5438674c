import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { StartupError } from '#server/startup-error.ts'
import { isWhole } from './backup-seal.ts'
import { objectsOf } from './bring-files.ts'
import { loadDatabase } from './load-database.ts'
import type { FreshBackup } from './make-backup.ts'
import { forEachFile } from './market-files.ts'
import type { BackupTarget } from './place.ts'

/**
 * Restores what was written into a database of its own, which is thrown away, and reads every file: those of this run with their
 * key, those of earlier ones by their hash.
 */
export async function checkBackup(target: BackupTarget, { id, manifest, sealer }: FreshBackup) {
  const scratch = await mkdtemp(join(tmpdir(), 'vanij-check-'))
  try {
    const server = await startEmbeddedPostgres(join(scratch, 'postgres'), { durable: false })
    try {
      const where = { host: server.host, user: 'postgres', database: 'postgres' }
      await loadDatabase(where, { id, manifest, backups: target.backups, open: sealer.open })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  await forEachFile(objectsOf({ id, manifest, backups: target.backups }), async (object) => {
    const content = await target.files.get(object)
    if (!content || !isWhole(content))
      throw new StartupError(
        `The backup is damaged: ${object} is not what was written. Delete it, and back up again.`,
      )
  })
}
