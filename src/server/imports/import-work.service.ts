import { setTimeout as wait } from 'node:timers/promises'
import { toPercent } from '#contract/tax/percent.ts'
import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import { withCategories } from '#server/categories/taxonomy.service.ts'
import type { Db } from '#server/db/db.ts'
import { offeredRates } from '#server/gst-rates/gst-rate.service.ts'
import type { Languages } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import { compareRows, findNames, keepCompared } from './compare-rows.service.ts'
import * as codeSql from './import-codes.queries.ts'
import { forward, ImportCancelled, readApart, readPastedApart, type Work } from './import-progress.service.ts'
import * as rowSql from './import-rows.queries.ts'
import * as sql from './import-work.queries.ts'
import { saveUpdates } from './save-updates.service.ts'
import { spellingsOf } from './spellings.rules.ts'

export type Task = sql.Task

const { attempts: mostAttempts, savedAtOnce, pauseMs } = limits.import

type Means = { readonly db: Db; readonly languages: Languages }

export const applyImport = ({ db, languages }: Means, task: Task, isClosing: () => boolean) =>
  withCategories(db, () => applyNow({ db, languages }, task, isClosing))

async function applyNow({ db, languages }: Means, task: Task, isClosing: () => boolean) {
  if (task.attempts > mostAttempts) return giveUp(db, task)
  const work = { db, languages, task, isClosing }
  if (task.status === 'checking') return check(work)
  return task.mode === 'update' ? saveUpdates(work) : save(work)
}

/** More than one server died during it. */
const giveUp = (db: Db, task: Task) =>
  task.status === 'checking'
    ? sql.updateToRefused(db, task, imports.givenUp)
    : sql.updateToFailed(db, task, imports.notSaved)

async function check(work: Work) {
  const { db, task, languages } = work
  if (task.source === 'paste') return checkPasted(work)
  const file = await sql.findFile(db, task)
  const spellings = spellingsOf(await languages.all())
  const { mode } = task
  const workbook = file?.workbook ?? undefined
  const read = (await readApart({ csv: file?.csv ?? '', workbook, spellings, mode })) ?? {
    problem: workbook ? imports.workbookUnpacksTooLarge : rules.csv,
  }
  if ('problem' in read) return sql.updateToRefused(db, task, read.problem)
  await rowSql.deleteRows(db, [task.import_id])
  await forward(work, db, { done: 0, total: read.count })
  await sql.updateHead(db, task, read)
  if (mode === 'update') return compareRows(work, read)
  await keepRows(work, read)
}

/** A pasted list: new drafts, or changes of the prices of products that it names. */
async function checkPasted(work: Work) {
  const { db, task } = work
  const file = await sql.findFile(db, task)
  const products = task.mode === 'update' ? await findNames(db, task) : '[]'
  const place = {
    category: file?.category_type ?? '',
    mode: task.mode,
    products,
    rates: await offeredRates(db),
  }
  const read = (await readPastedApart({ text: file?.csv ?? '', ...place })) ?? {
    problem: imports.noProductsInList,
  }
  if ('problem' in read) return sql.updateToRefused(db, task, read.problem)
  await rowSql.deleteRows(db, [task.import_id])
  await forward(work, db, { done: 0, total: read.count })
  if (task.mode === 'add') return keepRows(work, read)
  await keepCompared(work, read)
}

type Chunks = { readonly count: number; readonly chunks: readonly string[] }

async function keepRows(work: Work, read: Chunks) {
  const { db, task } = work
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
    await codeSql.markCodes(tx, task)
    await codeSql.markRates(tx, task, await offeredRates(tx))
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
    const taken = await codeSql.findTaken(tx, task)
    if (taken) return sql.updateToFailed(tx, task, imports.itemCodeTakenMeanwhile({ code: taken.code }))
    const ended = await codeSql.findEnded(tx, task, await offeredRates(tx))
    if (ended)
      return sql.updateToFailed(tx, task, imports.rateEndedMeanwhile({ percent: toPercent(ended.rate_bp) }))
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

export const claimImport = (db: Db, claim: string) => sql.claimImport(db, claim)
export const releaseImport = (db: Db, task: Task) => sql.releaseImport(db, task)

/** Nothing was saved. The seller sees why and may try again. */
export const failImport = (db: Db, task: Task) => giveUp(db, task)

/** Deletes hidden products of imports that have ended, and returns whether there may be more. */
export const clearStrays = async (db: Db) => (await sql.deleteStrays(db)) === limits.import.rowsAtOnce
