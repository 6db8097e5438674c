import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import type { Account } from './postgres-account.ts'

/** Where one embedded PostgreSQL keeps its rows, and the socket it listens on. */
export type Place = { readonly dir: string; readonly data: string; readonly socketDir: string }

const socketName = '.s.PGSQL.5432'
const longestSocket = 107

/** A short name that no other place has. */
export const nameFor = (dir: string) => `vanij-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`

/** A socket's path has a small limit, so a long folder gets a short one for it in the system's own place. */
export function placeOf(folder: string): Place {
  const dir = resolve(folder)
  // PostgreSQL puts a lock beside the socket, whose name is five letters longer.
  const fits = Buffer.byteLength(join(dir, `${socketName}.lock`)) <= longestSocket
  return { dir, data: join(dir, 'data'), socketDir: fits ? dir : join(tmpdir(), nameFor(dir)) }
}

/** Makes the folders. Whoever can enter them is let in without a password, so they must be ours alone. */
export async function prepareFolders({ dir, socketDir }: Place, { ids }: Account) {
  for (const folder of new Set([dir, socketDir])) {
    // An account of PostgreSQL's own must be able to pass through the folder above.
    await mkdir(dirname(folder), { recursive: true, mode: ids ? 0o711 : 0o700 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (ids) await chown(folder, ids.uid, ids.gid)
    const { uid, mode } = await lstat(folder)
    if (uid !== (ids?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
      throw new StartupError(
        `The folder ${folder} must belong to the account that starts Vanij, with mode 700.`,
      )
  }
}

/** The process number that PostgreSQL left in its folder, if any. */
export const postmasterOf = async ({ data }: Place) => Number((await pidFile(data))[0]) || undefined

/** The socket's folder of a server that takes connections here; the one it was started with. */
export async function readySocketDir({ data }: Place): Promise<string | undefined> {
  const lines = await pidFile(data)
  const socketDir = lines[4]
  if (!socketDir || lines[7]?.trim() !== 'ready') return undefined
  return new Promise((resolve) => {
    const connection = createConnection(join(socketDir, socketName), () => {
      connection.destroy()
      resolve(socketDir)
    }).on('error', () => resolve(undefined))
  })
}

const pidFile = async (data: string) =>
  (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
