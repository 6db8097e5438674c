import '#server/node-env.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreKeyOf } from '#server/backup/backup-keys.ts'
import { openerWith } from '#server/backup/backup-seal.ts'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { backupPlaceOf, openTarget } from '#server/backup/place.ts'
import { requireDataKey, restoreToDatabase, restoreToFolder } from '#server/backup/restore-backup.ts'
import { type Env, readEnv } from '#server/env.ts'
import { bucketShelves, shelvesOf } from '#server/file-services.ts'
import { secretsOf } from '#server/secrets/secrets.ts'
import { StartupError } from '#server/startup-error.ts'

const usage =
  'npm run restore -- --from <folder or s3://…> --to <a new DATA_DIR or an empty postgres://…>; --backup names another than the latest. Without --from it comes from BACKUP_TO.'

const text = { type: 'string' } as const

function readArguments() {
  try {
    return parseArgs({ options: { from: text, to: text, backup: text } }).values
  } catch {
    throw new StartupError(usage)
  }
}

type Choice = { readonly from: string; readonly to: string; readonly backup: string | undefined }

/** `npm run restore`: into a place that holds nothing yet. */
async function restore(env: Env, { from, to, backup }: Choice) {
  const key = restoreKeyOf(env.restoreKey ?? '')
  if (!key) throw new StartupError('RESTORE_KEY is not set: it is the other half of BACKUP_KEY.')
  const open = openerWith(key)
  const target = openTarget(backupPlaceOf(from))
  const id = backup ?? (await listBackups(target.backups)).whole.at(-1)
  if (!id) throw new StartupError('There is no whole backup in this place.')
  const manifest = await readManifest(target.backups, open, id)
  const [first, ...others] = env.secretKeys
  if (!env.lostKey) requireDataKey(manifest, first && secretsOf([first, ...others]))
  const source = { id, manifest, open, backups: target.backups, target }
  if (/^postgres(ql)?:/.test(to)) await restoreToDatabase(source, { connectionString: to }, shelvesOf(env))
  else
    await restoreToFolder(source, resolve(to), {
      secretKey: first,
      shelves: env.bucket && bucketShelves(env.bucket),
    })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${id}: ${rows} rows and ${manifest.files} files as of ${manifest.moment}. Nobody is signed in, and passwords and documents are those of that moment.\n`
}

try {
  const env = readEnv()
  const { from = env.backupTo, to, backup } = readArguments()
  if (!from || !to) throw new StartupError(usage)
  process.stdout.write(await restore(env, { from, to, backup }))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
