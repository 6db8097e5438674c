import { presentTaxonomy } from '#contract/products/present-categories.ts'
import type { WrittenCategory } from '#contract/products/taxonomy.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { WorkerLost, workerPool } from '#server/concurrency/worker-pool.ts'
import type { Db } from '#server/db/db.ts'
import type { Languages } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import * as sql from './import-work.queries.ts'
import type { File, ReadFile } from './read-file.csv.ts'
import type { PastedList } from './read-pasted.rules.ts'
import type { Piece } from './read-updates.csv.ts'

export type Work = {
  readonly db: Db
  readonly languages: Languages
  readonly task: sql.Task
  readonly isClosing: () => boolean
}

/** The import was cancelled or claimed by another server, or this one is closing. Uncommitted work is rolled back. */
export class ImportCancelled extends Error {}

/** With the categories of this moment, which the thread cannot read for itself. */
export type ApartJob = {
  readonly job: File | Piece | PastedList
  readonly categories: readonly WrittenCategory[]
}

// Files are read in a separate thread, one after the other.
const readers = workerPool<ApartJob, unknown>(new URL('./import.worker.ts', import.meta.url), {
  workers: 1,
  waiting: 4,
  time: limits.import.time,
})

const apart = (job: ApartJob['job']) => readers.run({ job, categories: presentTaxonomy().written })

/** Undefined if the file was too much for the thread. */
export const readApart = (file: File) =>
  apart(file).catch((error: Error) => {
    if (error instanceof WorkerLost) return undefined
    throw error
  }) as Promise<ReadFile | undefined>

/** The same for a pasted list. */
export const readPastedApart = (list: PastedList) =>
  apart(list).catch((error: Error) => {
    if (error instanceof WorkerLost) return undefined
    throw error
  }) as Promise<
    Pick<Extract<ReadFile, { count: number }>, 'count' | 'chunks'> | { problem: Sentence } | undefined
  >

/** The changes of some rows, as JSON text. */
export const compareApart = (piece: Piece) => apart(piece) as Promise<string>

type Progress = { readonly done: number; readonly total?: number }

/** Throws if the import is no longer this server's. */
export async function forward({ task, isClosing }: Omit<Work, 'languages'>, db: Db, progress: Progress) {
  if (isClosing()) throw new ImportCancelled('closing')
  if ((await sql.updateProgress(db, task, progress)) === 0) throw new ImportCancelled('given up')
}
