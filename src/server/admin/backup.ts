import '#server/node-env.ts'
import { parseArgs } from 'node:util'
import { keptDays } from '#contract/users/data-kinds.ts'
import { backupKeyOf, makeKeyPair } from '#server/backup/backup-keys.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { noteErased } from '#server/backup/erased-list.ts'
import { type FreshBackup, makeBackup } from '#server/backup/make-backup.ts'
import { backupPlaceOf, openTarget, requireOutside } from '#server/backup/place.ts'
import { pruneBackups } from '#server/backup/prune-backups.ts'
import { openDatabase, requireMarketFolder } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { shelvesOf } from '#server/file-services.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { StartupError } from '#server/startup-error.ts'

const usage =
  'npm run backup -- --to <folder or s3://…>, or --new-key; --check off leaves out the trial restore, --keep-days 30 deletes what is older than that (1 to 90 days, 90 by itself). Without --to it goes to BACKUP_TO.'

const options = {
  to: { type: 'string' },
  check: { type: 'string', default: 'on' },
  'keep-days': { type: 'string', default: String(keptDays.backups) },
  'new-key': { type: 'boolean', default: false },
} as const

function readArguments() {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new StartupError(usage)
  }
}

function printNewKey() {
  const { backupKey, restoreKey } = makeKeyPair()
  process.stdout.write(
    `For the server, which can close backups with it and open none:\nBACKUP_KEY=${backupKey}\n\nFor a restore alone; keep it where no server and no backup is, twice:\nRESTORE_KEY=${restoreKey}\n`,
  )
}

type Choice = { readonly to: string | undefined; readonly isChecked: boolean; readonly keepDays: number }

/** The notice promises that copies end; so nobody keeps them longer. */
function daysOf(text: string): number {
  const days = Number(text)
  if (!/^\d+$/.test(text) || days < 1 || days > keptDays.backups) throw new StartupError(usage)
  return days
}

/** `npm run backup`: of the market that the environment names, while its servers go on. */
async function backUp({ to, isChecked, keepDays }: Choice) {
  const env = readEnv()
  const text = to ?? env.backupTo
  if (!text) throw new StartupError(usage)
  const recipient = backupKeyOf(env.backupKey ?? '')
  if (!recipient)
    throw new StartupError(
      'BACKUP_KEY is not set: `npm run backup -- --new-key` writes one, and its other half.',
    )
  const place = backupPlaceOf(text)
  requireOutside(place, env.dataDir)
  requireMarketFolder(env)
  const secrets = await openSecrets(env)
  const target = openTarget(place)
  const database = await openDatabase({ ...env, migrate: false }, { safeCommits: false, mustExist: true })
  const market = { direct: database.direct, shelves: shelvesOf(env), secrets }
  const making = makeBackup(market, target, recipient)
  const backup = await making
    .then(async (made) => {
      await noteErased(database.db, target.erased)
      return made
    })
    .finally(() => database.close())
  if (isChecked) await checkBackup(target, backup)
  return { backup, old: await pruneBackups(target, keepDays) }
}

type Outcome = { readonly backup: FreshBackup; readonly old: number }

function report({ backup: { id, manifest }, old }: Outcome, { isChecked, keepDays }: Choice) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const check = isChecked ? 'restored once and read again, whole' : 'not checked'
  process.stdout.write(
    `Backup ${id}: ${rows} rows and ${manifest.files} files as of ${manifest.moment}, ${check}.\n`,
  )
  if (manifest.missing.length > 0)
    process.stdout.write(
      `The market itself lacks ${manifest.missing.length} files that its rows name, such as ${manifest.missing[0]}.\n`,
    )
  if (old > 0) process.stdout.write(`${old} backups older than ${keepDays} days are deleted.\n`)
  process.stdout.write(
    'NOT in it: the key of what is sealed (SECRET_KEY or secret.key). Keep a copy of it, and of RESTORE_KEY, elsewhere: without them nobody can restore all of this.\n',
  )
}

try {
  const { to, check, 'keep-days': days, 'new-key': isNewKey } = readArguments()
  const isChecked = check === 'on'
  if (isNewKey) printNewKey()
  else if (!isChecked && check !== 'off') throw new StartupError(usage)
  else {
    const choice = { to, isChecked, keepDays: daysOf(days) }
    report(await backUp(choice), choice)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
