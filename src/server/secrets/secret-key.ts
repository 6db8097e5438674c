import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '#server/data-folder.ts'
import type { Env } from '#server/env.ts'
import { secretKeysIn } from '#server/secret-keys.ts'
import { StartupError } from '#server/startup-error.ts'
import { explain } from '#server/storage/make-folder.ts'
import { keyLength, type Secrets, secretsOf } from './secrets.ts'

type Where = Pick<Env, 'secretKeys' | 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'bucket' | 'lostKey'>>

/**
 * The keys of the environment, then the key in the data folder. The embedded database gets a key automatically; a
 * database of the operator may serve several machines, which must share a key.
 */
export async function openSecrets({
  secretKeys,
  databaseUrl,
  dataDir,
  bucket,
  lostKey = false,
}: Where): Promise<Secrets> {
  const file = join(dataDir, 'secret.key')
  const kept = await readKeys(file)
  if (bucket) requireSameKeys(secretKeys, kept, file)
  const [first, ...others] = [...secretKeys, ...kept]
  if (first) return secretsOf([first, ...others])
  if (databaseUrl || bucket)
    throw new StartupError(
      `SECRET_KEY is needed with ${databaseUrl ? 'DATABASE_URL' : 'S3_URL'}: set it to 32 random bytes in base64 or hex, such as \`openssl rand -base64 32\` writes.`,
    )
  // A new one beside data that another has sealed would take its place in tonight's copy.
  if (!lostKey && existsSync(join(dataDir, 'postgres/data')))
    throw new StartupError(
      `${file} is missing beside its database: bring back its copy, or name the key in SECRET_KEY.`,
    )
  await createKey(dataDir, file)
  const [created, ...more] = await readKeys(file)
  if (!created) throw new StartupError(`${file} could not be written.`)
  return secretsOf([created, ...more])
}

/** A bucket is of several machines: a key that one of them has beside the others' would seal what they cannot open. */
function requireSameKeys(named: readonly Buffer[], kept: readonly Buffer[], file: string) {
  if (kept.every((key) => named.some((each) => each.equals(key)))) return
  throw new StartupError(
    `${file} holds a key that SECRET_KEY does not name: with S3_URL every machine needs the same. Please name it there, or remove the file.`,
  )
}

async function readKeys(file: string): Promise<readonly Buffer[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartupError(`${file} cannot be read: ${error.message}.`)
  })
  if (text === undefined) return []
  const keys = secretKeysIn(text)
  if (!keys)
    throw new StartupError(`${file} must hold 32 bytes in base64 or hex: please bring back its copy.`)
  return keys
}

/** The file appears complete or not at all, and of two processes that start at once only one creates it. */
async function createKey(dataDir: string, file: string) {
  await makeDataFolder({ dataDir, databaseUrl: undefined })
  const unfinished = `${file}.${randomUUID()}`
  const key = `${randomBytes(keyLength).toString('base64')}\n`
  await writeFile(unfinished, key, { mode: 0o600, flush: true }).catch(explain(dataDir))
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
}
