import { type Storage, unfinishedFolder } from './storage.ts'

type Files = Pick<Storage, 'list' | 'changedAt' | 'delete'>

/** A folder with a folder of files for each of many things. */
export type Shelf = {
  readonly files: Files
  readonly folder: string
  /** Entries with other names are not ours to delete. */
  readonly isOurs: RegExp
  /** Those of the things that a row refers to. */
  readonly named: (ids: readonly string[]) => Promise<readonly string[]>
}

const hour = 60 * 60_000
const day = 24 * hour

export const digits = '0123456789abcdef'

/** The share that is checked now: a sixteenth of all each hour, so that a round stays short. */
export const digitOf = (now: Date) => digits.charAt(Math.floor(now.getTime() / hour) % digits.length)

/**
 * Deletes what no row refers to: files are written first and their row last, and a server may die in between. Changes
 * of the last day stay, because their row may still follow.
 */
export async function sweepShelf({ files, folder, isOurs, named }: Shelf, now: Date) {
  const ids = (await files.list(folder)).filter((name) => isOurs.test(name))
  if (ids.length === 0) return
  const known = new Set(await named(ids))
  for (const id of ids) if (!known.has(id)) await deleteOld(files, `${folder}/${id}`, { now })
}

/** Writing takes seconds. */
export async function sweepUnfinished(files: Files, now: Date) {
  for (const name of await files.list(unfinishedFolder))
    await deleteOld(files, `${unfinishedFolder}/${name}`, { now, age: hour / 2 })
}

async function deleteOld(files: Files, name: string, { now, age = day }: { now: Date; age?: number }) {
  const changed = await files.changedAt(name)
  if (changed && now.getTime() - changed.getTime() > age) await files.delete(name)
}
