import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { explain } from '#server/storage/make-folder.ts'
import { newPushKey, type PushKey, pushKeyOf } from './push-crypto.ts'
import type { PushSettings } from './push-settings.ts'

type Where = {
  readonly push: PushSettings
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/**
 * The key of the environment, or the one beside `secret.key`, which the first start makes. A database of the operator
 * may serve several machines, which must share a key: without PUSH_KEY there are no pushes then.
 */
export async function openPushKey({ push, dataDir, databaseUrl }: Where): Promise<PushKey | undefined> {
  if (push.key !== undefined) return pushKeyOf(push.key)
  if (databaseUrl !== undefined) return
  const file = join(dataDir, 'push.key')
  const text = (await readKey(file)) ?? (await createKey(dataDir, file))
  try {
    return pushKeyOf(text)
  } catch {
    throw new StartupError(
      `${file} holds no private key: 32 bytes in base64url. Remove it, and browsers subscribe again.`,
    )
  }
}

const readKey = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw new StartupError(`${file} cannot be read: ${error.message}.`)
    },
  )

/** Whole or not at all, and the first of several processes decides. */
async function createKey(dataDir: string, file: string): Promise<string> {
  const draft = join(dataDir, `push.key.${randomUUID()}`)
  await writeFile(draft, `${newPushKey()}\n`, { mode: 0o600 }).catch(explain(dataDir))
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new StartupError(`${file} could not be written: ${error.message}.`)
  })
  await rm(draft)
  return (await readKey(file)) ?? ''
}
