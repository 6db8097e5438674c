import { spawnSync } from 'node:child_process'
import { StartupError } from '#server/startup-error.ts'

type Ids = { readonly uid: number; readonly gid: number }

/** Who runs PostgreSQL: how its commands are wrapped, and whose the folders must be when not our own. */
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

/** Where root had to hand PostgreSQL to another account, that account must reach its programs and its folder. */
export function requireReach({ ids }: Account, ...paths: string[]) {
  if (!ids) return
  const closed = paths.find((path) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], ids).status !== 0)
  if (closed)
    throw new StartupError(
      `PostgreSQL does not run as root, and another account cannot reach ${closed}. Start Vanij as an ordinary user, or put it where all may enter.`,
    )
}
