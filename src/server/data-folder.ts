import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from './db/postgres-account.ts'
import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'

type Where = Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Pick<Env, 'bucket'>>

/** Where a data folder is put together from a backup, until it is whole. */
export const unfinishedRestore = 'restoring'

export async function makeDataFolder({ dataDir, databaseUrl }: Where) {
  // PostgreSQL's own account must be able to pass through it.
  const mustPass = databaseUrl === undefined && accountFor().ids !== undefined
  await mkdir(dataDir, { recursive: true, mode: mustPass ? 0o711 : 0o700 }).catch(explain(dataDir))
}

/** Programs of people cannot make folders below a file, in a folder of others, or on a disk that is read only. */
const explain = (dataDir: string) => (error: NodeJS.ErrnoException) => {
  throw new StartupError(
    `DATA_DIR=${dataDir} cannot be made or written (${error.code}). Please choose a folder that this account may write.`,
  )
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
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(explain(where.dataDir))
    await chmod(folder, 0o700)
  }
}
