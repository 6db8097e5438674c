import { createHash } from 'node:crypto'
import { chown, lstat, readFile, realpath, stat } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { explain, makeFolder } from '#server/storage/make-folder.ts'
import type { Account } from './postgres-account.ts'

/** Where one embedded PostgreSQL stores its data and its socket. */
export type PostgresFolders = {
  readonly dir: string
  readonly data: string
  readonly socketDir: string
  /** The same for one folder, whatever path, link or mount names it. */
  readonly name: string
}

/** In the folder: that and since when the write-ahead log of its cluster is handed over without a gap (`backup/archive`). */
export const archiveNote = 'archived.json'

const socketName = '.s.PGSQL.5432'
const longestSocket = 107

/** A socket's path has a small limit, so a long folder gets a short socket folder in the system's temporary folder. */
export function socketDirOf(dir: string, name: string): string {
  // PostgreSQL adds a lock file whose name is five letters longer.
  const fits = Buffer.byteLength(join(dir, `${socketName}.lock`)) <= longestSocket
  return fits ? dir : join(tmpdir(), name)
}

/** Creates the folders. Whoever can enter them needs no password, so only this account may. */
export async function preparePostgresFolders(folder: string, account: Account): Promise<PostgresFolders> {
  await prepareFolder(resolve(folder), account).catch(explain(dirname(resolve(folder))))
  const dir = await realpath(folder)
  const { dev, ino } = await stat(dir, { bigint: true })
  const name = `vanij-${createHash('sha256').update(`${dev} ${ino}`).digest('hex').slice(0, 16)}`
  const socketDir = socketDirOf(dir, name)
  if (socketDir !== dir) await prepareFolder(socketDir, account)
  return { dir, data: join(dir, 'data'), socketDir, name }
}

async function prepareFolder(folder: string, { ids }: Account) {
  // PostgreSQL's own account must be able to pass through the parent folder.
  await makeFolder(dirname(folder), ids ? 0o711 : 0o700)
  await makeFolder(folder, 0o700)
  if (ids) await chown(folder, ids.uid, ids.gid)
  // A link to the data folder may belong to anybody; in the temporary folder it must not be a link at all.
  const { uid, mode } = dirname(folder) === tmpdir() ? await lstat(folder) : await stat(folder)
  if (uid !== (ids?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
    throw new StartupError(
      `The folder ${folder} must belong to the account that starts Vanij, with mode 700.`,
    )
}

/** The process number in PostgreSQL's pid file, if there is one. */
export const postmasterOf = async ({ data }: Pick<PostgresFolders, 'data'>) =>
  Number((await pidFile(data))[0]) || undefined

/** The socket folder of a server that accepts connections; it is the one that the server was started with. */
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
