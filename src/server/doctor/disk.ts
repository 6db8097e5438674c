import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unfinishedRestore } from '#server/data-folder.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check } from './check.ts'

const roomNeeded = 1024 ** 3
const filesNeeded = 10_000
const probe = Buffer.alloc(256 * 1024)

/** What is not made yet will be made in the folder above. */
export async function existing(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || folder === dirname(folder) ? folder : existing(dirname(folder))
}

type Room = Readonly<Record<'bavail' | 'bsize' | 'files' | 'ffree', number>>

/** What is said of a disk with so much room; one that counts no files has as many as it wants. */
export function findRoom(folder: string, { bavail, bsize, files, ffree }: Room): string[] {
  const free = bavail * bsize
  return [
    ...(free < roomNeeded
      ? [
          `The disk of ${folder} has only ${Math.round(free / 1024 ** 2)} MB left: make room, for a full disk answers 503.`,
        ]
      : []),
    ...(files > 0 && ffree < filesNeeded
      ? [`The disk of ${folder} has room for only ${ffree} more files: make room, or give it more inodes.`]
      : []),
  ]
}

/** A quota or a disk mounted read-only is noticed by writing alone. */
export async function writing(folder: string): Promise<string[]> {
  const file = join(folder, `.doctor-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(probe).finally(() => handle.close())
    return []
  } catch (error) {
    return [
      `${folder} takes no file (${reasonOf(error)}): give this account room and the right to write there.`,
    ]
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

async function readableByOthers(paths: readonly string[]): Promise<string[]> {
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await stat(path).catch(() => undefined))?.mode ?? 0 })),
  )
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path }) => `Others on this machine may look into ${path}: run chmod go-rwx ${path}.`)
}

export const diskCheck: Check = {
  name: 'disk',
  async find({ env: { dataDir, databaseUrl, bucket } }) {
    const temporary = await writing(tmpdir())
    if (databaseUrl && bucket) return temporary
    const folder = await existing(dataDir)
    const kept = ['secret.key', 'files', 'sealed'].map((name) => join(dataDir, name))
    return [
      ...temporary,
      ...findRoom(folder, await statfs(folder)),
      ...(await writing(folder)),
      ...(await readableByOthers(kept)),
      ...(existsSync(join(dataDir, unfinishedRestore))
        ? [`A restore into ${dataDir} has not finished, and the server does not start: run it again.`]
        : []),
    ]
  },
}
