import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import type { Account } from './postgres-account.ts'

/** Where one embedded PostgreSQL keeps its rows, and the socket it listens on. */
export type PostgresFolders = {
  readonly dir: string
  readonly data: string
  readonly socketDir: string
  /** The same for the same folder, by whatever path, link or mount it was named. */
  readonly name: string
}

const socketName = '.s.PGSQL.5432'
const longestSocket = 107

/** A socket's path has a small limit, so a long folder gets a short one for it in the system's own place. */
export function socketDirOf(dir: string, name: string): string {
  // PostgreSQL puts a lock beside the socket, whose name is five letters longer.
  const fits = Buffer.byteLength(join(dir, `${socketName}.lock`)) <= longestSocket
  return fits ? dir : join(tmpdir(), name)
}

/** Makes the folders. Whoever can enter them is let in without a password, so they must be ours alone. */
export async function preparePostgresFolders(folder: string, account: Account): Promise<PostgresFolders> {
  await prepareFolder(resolve(folder), account)
  const dir = await realpath(folder)
  const { dev, ino } = await stat(dir, { bigint: true })
  const name = `vanij-${createHash('sha256').update(`${dev} ${ino}`).digest('hex').slice(0, 16)}`
  const socketDir = socketDirOf(dir, name)
  if (socketDir !== dir) await prepareFolder(socketDir, account)
  return { dir, data: join(dir, 'data'), socketDir, name }
}

async function prepareFolder(folder: string, { ids }: Account) {
  // An account of PostgreSQL's own must be able to pass through the folder above.
  await mkdir(dirname(folder), { recursive: true, mode: ids ? 0o711 : 0o700 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (ids) await chown(folder, ids.uid, ids.gid)
  // A link to the folder may be anybody's; in the system's folder for temporary files it may not be a link at all.
  const { uid, mode } = dirname(folder) === tmpdir() ? await lstat(folder) : await stat(folder)
  if (uid !== (ids?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
    throw new StartupError(
      `The folder ${folder} must belong to the account that starts Vanij, with mode 700.`,
    )
}

/** The process number that PostgreSQL left in its folder, if any. */
export const postmasterOf = async ({ data }: Pick<PostgresFolders, 'data'>) =>
  Number((await pidFile(data))[0]) || undefined

/** The socket's folder of a server that takes connections here; the one it was started with. */
export async function readySocketDir({ data }: PostgresFolders): Promise<string | undefined> {
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
