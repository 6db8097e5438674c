import { spawnSync } from 'node:child_process'
import { StartupError } from '#server/startup-error.ts'

type Ids = { readonly uid: number; readonly gid: number }

/**
 * The account that runs PostgreSQL: how its commands are wrapped, and who must own the folders if it is not this
 * account.
 */
export type Account = { readonly wrap: (command: string[]) => string[]; readonly ids?: Ids }

const nobody: Ids = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root: a user namespace hides root from it, or another account runs it. */
export function accountFor(): Account {
  if (process.getuid?.() !== 0) return { wrap: (command) => command }
  const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  const works = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0
  return works
    ? { wrap: (command) => [...namespace, ...command] }
    : { wrap: (command) => command, ids: nobody }
}

/** If another account runs PostgreSQL, it must be able to reach the programs and the folder. */
export function requireReach({ ids }: Account, ...paths: string[]) {
  if (!ids) return
  const closed = paths.find((path) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], ids).status !== 0)
  if (closed)
    throw new StartupError(
      `PostgreSQL does not run as root, and another account cannot reach ${closed}. Start Vanij as an ordinary user, or put it where all may enter.`,
    )
}
