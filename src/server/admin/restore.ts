import '#server/node-env.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listCopies } from '#server/backup/archive/archive-store.ts'
import { findArchived } from '#server/backup/archive/recover.ts'
import { restoreUntil } from '#server/backup/archive/restore-until.ts'
import { restoreKeyOf } from '#server/backup/backup-keys.ts'
import { type Opener, openerWith } from '#server/backup/backup-seal.ts'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { type BackupTarget, backupPlaceOf, openTarget } from '#server/backup/place.ts'
import { requireDataKey, restoreToDatabase, restoreToFolder } from '#server/backup/restore-backup.ts'
import { type Env, readEnv } from '#server/env.ts'
import { bucketShelves, shelvesOf } from '#server/file-services.ts'
import { secretsOf } from '#server/secrets/secrets.ts'
import { StartupError } from '#server/startup-error.ts'

const usage =
  'npm run restore -- --from <folder or s3://…> --to <a new DATA_DIR or an empty postgres://…>; --backup names another than the latest, --until 2026-11-23T10:00:00Z a moment of the archive (into a DATA_DIR). Without --from it comes from BACKUP_TO.'

const text = { type: 'string' } as const

function readArguments() {
  try {
    return parseArgs({ options: { from: text, to: text, backup: text, until: text } }).values
  } catch {
    throw new StartupError(usage)
  }
}

type Choice = {
  readonly from: string
  readonly to: string
  readonly backup: string | undefined
  readonly until: string | undefined
}

const isDatabase = (to: string) => /^postgres(ql)?:/.test(to)

/** `npm run restore`: into a place that holds nothing yet. */
async function restore(env: Env, choice: Choice) {
  const key = restoreKeyOf(env.restoreKey ?? '')
  if (!key) throw new StartupError('RESTORE_KEY is not set: it is the other half of BACKUP_KEY.')
  const opened = { open: openerWith(key), target: openTarget(backupPlaceOf(choice.from)) }
  return choice.until === undefined
    ? restoreBackup(env, choice, opened)
    : restoreMoment(env, { ...choice, until: new Date(choice.until) }, opened)
}

type Opened = { readonly open: Opener; readonly target: BackupTarget }

const visits = 'Nobody is signed in, and passwords and documents are those of that moment.\n'

const erasedAgain = (count: number) =>
  count > 0 ? `${count} people who were erased since are erased again once a server starts. ` : ''

/** A place may hold the archive of a server alone. */
async function reasonWithout({ archive }: BackupTarget) {
  return (await listCopies(archive)).length > 0
    ? 'There is no whole backup in this place, but an archive: --until <moment>, such as --until 2026-11-23T10:00:00Z, restores it as of that moment into a DATA_DIR.'
    : 'There is no whole backup in this place.'
}

async function restoreBackup(env: Env, { to, backup }: Choice, { open, target }: Opened) {
  const id = backup ?? (await listBackups(target.backups)).whole.at(-1)
  if (!id) throw new StartupError(await reasonWithout(target))
  const manifest = await readManifest(target.backups, open, id)
  requireSealing(env, manifest)
  const source = { id, manifest, open, backups: target.backups, target }
  const erased = isDatabase(to)
    ? await restoreToDatabase(source, { connectionString: to }, shelvesOf(env))
    : await restoreToFolder(source, folderChoice(env, to))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${id}: ${rows} rows and ${manifest.files} files as of ${manifest.moment}. ${erasedAgain(erased)}${visits}`
}

type Moment = Pick<Choice, 'to'> & { readonly until: Date }

async function restoreMoment(env: Env, { to, until }: Moment, { open, target }: Opened) {
  if (isDatabase(to) || Number.isNaN(until.getTime())) throw new StartupError(usage)
  const state = await findArchived(target.archive, open, until)
  requireSealing(env, state.base)
  const { lastCommit, lost, erased } = await restoreUntil(
    { state, open, target },
    until,
    folderChoice(env, to),
  )
  const missing =
    lost.length > 0 ? `${lost.length} files that rows name were never handed over, such as ${lost[0]}. ` : ''
  const last = lastCommit?.toISOString() ?? state.base.madeAt
  return `Restored until ${until.toISOString()}: the last change there was committed at ${last}. ${missing}${erasedAgain(erased)}${visits}`
}

function requireSealing(
  { lostKey, secretKeys: [first, ...others] }: Env,
  state: { readonly sample: string },
) {
  if (!lostKey) requireDataKey(state, first && secretsOf([first, ...others]))
}

const folderChoice = ({ secretKeys, bucket }: Env, to: string) => ({
  dataDir: resolve(to),
  secretKey: secretKeys[0],
  shelves: bucket && bucketShelves(bucket),
})

try {
  const env = readEnv()
  const { from = env.backupTo, to, backup, until } = readArguments()
  if (!from || !to) throw new StartupError(usage)
  process.stdout.write(await restore(env, { from, to, backup, until }))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
