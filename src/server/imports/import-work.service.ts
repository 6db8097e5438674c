import { setTimeout as wait } from 'node:timers/promises'
import { notCsv } from '#contract/products/product-import.ts'
import { WorkerLost, workerPool } from '#server/concurrency/worker-pool.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import * as rowSql from './import-rows.queries.ts'
import * as sql from './import-work.queries.ts'
import type { ReadFile } from './read-file.csv.ts'

export type Task = sql.Task

/** The import was given up, is another server's by now, or this one is closing. What was not committed is undone. */
export class ImportCancelled extends Error {}

// A file is read apart from the requests; a thread of its own takes one after the other.
const readers = workerPool<string, ReadFile>(new URL('./import.worker.ts', import.meta.url), {
  workers: 1,
  waiting: 4,
  time: limits.import.time,
})

const { attempts: mostAttempts, savedAtOnce, pauseMs } = limits.import

export async function applyImport(db: Db, task: Task, isClosing: () => boolean) {
  if (task.attempts > mostAttempts) return giveUp(db, task)
  const work = { db, task, isClosing }
  return task.status === 'checking' ? check(work) : save(work)
}

type Work = { readonly db: Db; readonly task: Task; readonly isClosing: () => boolean }

/** A server died over it more than once. */
const giveUp = (db: Db, task: Task) =>
  task.status === 'checking'
    ? sql.updateToRefused(db, task, 'The file could not be read.')
    : sql.updateToFailed(db, task, 'The products could not be saved. Nothing was saved; please try again.')

async function check(work: Work) {
  const { db, task } = work
  const file = await sql.findFile(db, task)
  const read = await readers.run(file?.csv ?? '').catch((error: Error) => {
    if (error instanceof WorkerLost) return { problem: notCsv }
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
    // First, for its lock: a picture that is being added is seen by the next statement, or finds the rows itself.
    await sql.updateToChecked(tx, task)
    await sql.updatePictures(tx, task)
  })
}

/**
 * Saves all chosen rows, a few at a time and hidden, and rests as long as it works: others go first. What a server left
 * that died, the next one goes on with; when all are there, they are shown at once.
 */
async function save(work: Work) {
  const { db, task } = work
  const unsaved = (await sql.findUnsaved(db, task)).map(({ row_number }) => row_number)
  const { count: saved } = await sql.countSaved(db, task)
  for (let start = 0; start < unsaved.length; start += savedAtOnce) {
    const began = performance.now()
    const piece = unsaved.slice(start, start + savedAtOnce)
    if (!(await savePiece(work, piece, saved + start + piece.length))) return
    await wait(Math.min(pauseMs, performance.now() - began))
  }
  await db.transaction(async (tx) => {
    const shown = await sql.updateToShown(tx, task)
    if ((await sql.updateToApplied(tx, task, shown)) === 0) throw new ImportCancelled('given up')
  })
}

/** False where the shop was suspended meanwhile: the import has ended with a sentence then. */
const savePiece = ({ db, task, isClosing }: Work, rowNumbers: readonly number[], done: number) =>
  db.transaction(async (tx) => {
    // First, for its lock: whoever gives the import up waits for this piece, or is seen by it.
    await forward({ db, task, isClosing }, tx, { done })
    if (await sql.isSuspended(tx, task)) {
      await sql.updateToFailed(tx, task, suspendedMeanwhile)
      return false
    }
    const saved = await sql.insertProducts(tx, task, rowNumbers)
    await writeSearchWords(
      tx,
      saved.map(({ product_id }) => product_id),
    )
    return true
  })

const suspendedMeanwhile =
  'Your account was suspended while the products were being saved. Nothing was saved; once it is open again, please try again.'

async function forward({ task, isClosing }: Work, db: Db, progress: { done: number; total?: number }) {
  if (isClosing()) throw new ImportCancelled('closing')
  if ((await sql.updateProgress(db, task, progress)) === 0) throw new ImportCancelled('given up')
}

export const claimImport = (db: Db, claim: string) => sql.claimImport(db, claim)
export const releaseImport = (db: Db, task: Task) => sql.releaseImport(db, task)

/** Nothing of it was saved. The seller sees why, and may try again. */
export const failImport = (db: Db, task: Task) => giveUp(db, task)

/** Products that were on their way with an import which has ended. Answers whether there may be more. */
export const clearStrays = async (db: Db) => (await sql.deleteStrays(db)) === limits.import.rowsAtOnce
