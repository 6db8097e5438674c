import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from './db/postgres-account.ts'
import type { Env } from './env.ts'

type Where = Pick<Env, 'dataDir' | 'databaseUrl'>

export async function makeDataFolder({ dataDir, databaseUrl }: Where) {
  // An account of PostgreSQL's own must be able to pass through.
  const mustPass = databaseUrl === undefined && accountFor().ids !== undefined
  await mkdir(dataDir, { recursive: true, mode: mustPass ? 0o711 : 0o700 })
}

/** Files of people are nobody's but ours to read, whatever the mask of the account that starts Vanij. */
export async function prepareDataFolder(where: Where) {
  await makeDataFolder(where)
  for (const name of ['files', 'sealed']) {
    const folder = join(where.dataDir, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
  }
}
