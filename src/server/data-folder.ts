import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from './db/postgres-account.ts'
import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'
import { explain, makeFolder } from './storage/make-folder.ts'

type Where = Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Pick<Env, 'bucket'>>

/** Where a data folder is put together from a backup, until it is whole. */
export const unfinishedRestore = 'restoring'

export async function makeDataFolder({ dataDir, databaseUrl }: Where) {
  // PostgreSQL's own account must be able to pass through it.
  const mustPass = databaseUrl === undefined && accountFor().ids !== undefined
  await makeFolder(dataDir, mustPass ? 0o711 : 0o700).catch(explain(dataDir))
}

/** Only this account may read people's files, whatever the umask of the process. */
export async function prepareDataFolder(where: Where) {
  // Then nothing is kept on this machine.
  if (where.databaseUrl && where.bucket) return
  await makeDataFolder(where)
  // An empty market would look like the restored one.
  if (existsSync(join(where.dataDir, unfinishedRestore)))
    throw new StartupError(`A restore into ${where.dataDir} has not finished. Please run it again.`)
  if (where.bucket) return
  for (const name of ['files', 'sealed']) {
    const folder = join(where.dataDir, name)
    await makeFolder(folder, 0o700)
      .then(() => chmod(folder, 0o700))
      .catch(explain(where.dataDir))
  }
}
