import { setTimeout as wait } from 'node:timers/promises'
import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import { WorkerLost, workerPool } from '#server/concurrency/worker-pool.ts'
import type { Db } from '#server/db/db.ts'
import type { Languages } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import * as rowSql from './import-rows.queries.ts'
import * as sql from './import-work.queries.ts'
import type { File, ReadFile } from './read-file.csv.ts'
import { spellingsOf } from './spellings.rules.ts'

export type Task = sql.Task

/** The import was cancelled or claimed by another server, or this one is closing. Uncommitted work is rolled back. */
export class ImportCancelled extends Error {}

// Files are read in a separate thread, one after the other.
const readers = workerPool<File, ReadFile>(new URL('./import.worker.ts', import.meta.url), {
  workers: 1,
  waiting: 4,
  time: limits.import.time,
})

const { attempts: mostAttempts, savedAtOnce, pauseMs } = limits.import

type Means = { readonly db: Db; readonly languages: Languages }

export async function applyImport({ db, languages }: Means, task: Task, isClosing: () => boolean) {
  if (task.attempts > mostAttempts) return giveUp(db, task)
  const work = { db, languages, task, isClosing }
  return task.status === 'checking' ? check(work) : save(work)
}

type Work = { readonly db: Db; readonly task: Task; readonly isClosing: () => boolean }

/** More than one server died during it. */
const giveUp = (db: Db, task: Task) =>
  task.status === 'checking'
    ? sql.updateToRefused(db, task, imports.givenUp)
    : sql.updateToFailed(db, task, imports.notSaved)

async function check(work: Work & Means) {
  const { db, task, languages } = work
  const file = await sql.findFile(db, task)
  const spellings = spellingsOf(await languages.all())
  const read = await readers.run({ csv: file?.csv ?? '', spellings }).catch((error: Error) => {
    if (error instanceof WorkerLost) return { problem: rules.csv }
    throw error
  })
  if ('problem' in read) return sql.updateToRefused(db, task, read.problem)
  await rowSql.deleteRows(db, [task.import_id])
  await forward(work, db, { done: 0, total: read.count })
  await sql.updateHead(db, task, read)
  let done = 0
  for (const chunk of read.chunks) {
    done = Math.min(read.count, done + limits.import.rowsAtOnce)
    await db.transaction(async (tx) => {
      await forward(work, tx, { done })
      await rowSql.insertRows(tx, task.import_id, chunk)
    })
  }
  await db.transaction(async (tx) => {
    // First, for its lock: a picture that is being added is then visible to the next statement, or finds the rows
    // itself.
    await sql.updateToChecked(tx, task)
    await sql.updatePictures(tx, task)
  })
}

/**
 * Saves all chosen rows in small hidden batches, and pauses as long as it works, so that other requests go first.
 * Another server continues after a crash; once all rows are saved, they are shown at once.
 */
async function save(work: Work) {
  const { db, task } = work
  const unsaved = (await sql.findUnsaved(db, task)).map(({ row_number }) => row_number)
  const { count: saved } = await sql.countSaved(db, task)
  for (let start = 0; start < unsaved.length; start += savedAtOnce) {
    const began = performance.now()
    const piece = unsaved.slice(start, start + savedAtOnce)
    if (!(await saveBatch(work, piece, saved + start + piece.length))) return
    await wait(Math.min(pauseMs, performance.now() - began))
  }
  await db.transaction(async (tx) => {
    const shown = await sql.updateToShown(tx, task)
    if ((await sql.updateToApplied(tx, task, shown)) === 0) throw new ImportCancelled('given up')
  })
}

/** False if the shop was suspended meanwhile; the import has then ended with a sentence. */
const saveBatch = ({ db, task, isClosing }: Work, rowNumbers: readonly number[], done: number) =>
  db.transaction(async (tx) => {
    // First, for its lock: a cancellation waits for this batch or is seen by it.
    await forward({ db, task, isClosing }, tx, { done })
    if (await sql.isSuspended(tx, task)) {
      await sql.updateToFailed(tx, task, imports.suspendedMeanwhile)
      return false
    }
    const saved = await sql.insertProducts(tx, task, rowNumbers)
    await writeSearchWords(
      tx,
      saved.map(({ product_id }) => product_id),
    )
    return true
  })

async function forward({ task, isClosing }: Work, db: Db, progress: { done: number; total?: number }) {
  if (isClosing()) throw new ImportCancelled('closing')
  if ((await sql.updateProgress(db, task, progress)) === 0) throw new ImportCancelled('given up')
}

export const claimImport = (db: Db, claim: string) => sql.claimImport(db, claim)
export const releaseImport = (db: Db, task: Task) => sql.releaseImport(db, task)

/** Nothing was saved. The seller sees why and may try again. */
export const failImport = (db: Db, task: Task) => giveUp(db, task)

/** Deletes hidden products of imports that have ended, and returns whether there may be more. */
export const clearStrays = async (db: Db) => (await sql.deleteStrays(db)) === limits.import.rowsAtOnce
