import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

type Failure = NodeJS.ErrnoException

/**
 * Makes a folder and those above it, each with this mode, and returns the outermost that it made. Node's own `recursive` tries
 * without end below /proc, where a folder that is there takes none.
 */
export async function makeFolder(path: string, mode: number): Promise<string | undefined> {
  try {
    return await makeOne(path, mode)
  } catch (error) {
    if ((error as Failure).code !== 'ENOENT' || dirname(path) === path) throw error
  }
  const outermost = await makeFolder(dirname(path), mode)
  const made = await makeOne(path, mode)
  return outermost ?? made
}

/** Another process may have made it by now. */
async function makeOne(path: string, mode: number): Promise<string | undefined> {
  try {
    await mkdir(path, { mode })
    return path
  } catch (error) {
    const isThere = (error as Failure).code === 'EEXIST' && (await stat(path)).isDirectory()
    if (isThere) return undefined
    throw error
  }
}

/** Nobody can make folders below a file, in a folder of others, or on a disk that is read only. */
export const explain = (dataDir: string) => (error: NodeJS.ErrnoException) => {
  // A full disk is no question of rights.
  if (error.syscall === undefined || ['ENOSPC', 'EDQUOT'].includes(error.code ?? '')) throw error
  throw new StartupError(
    `DATA_DIR=${dataDir} cannot be made or written (${error.code}). Please choose a folder that this account may write.`,
  )
}
