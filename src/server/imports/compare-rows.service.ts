import { offeredRates } from '#server/gst-rates/gst-rate.service.ts'
import { limits } from '#server/limits.ts'
import * as codeSql from './import-codes.queries.ts'
import { compareApart, forward, type Work } from './import-progress.service.ts'
import type { ReadFile } from './read-file.csv.ts'
import * as sql from './updates.queries.ts'

type Read = Extract<ReadFile, { count: number }>

/** Finds the product of each row of a file of changes and what would change, some hundred rows at a time. */
export async function compareRows(work: Work, { chunks, count, delimiter }: Read) {
  const { db, task } = work
  let done = 0
  for (const rows of chunks) {
    const products = await sql.findNamed(db, task, rows)
    const compared = await compareApart({ rows, products, hasDecimalComma: delimiter === ';' })
    done = Math.min(count, done + limits.import.rowsAtOnce)
    await db.transaction(async (tx) => {
      await forward(work, tx, { done })
      await sql.insertCompared(tx, task, compared)
    })
  }
  await endComparison(work)
}

/** Rows of a pasted list that are compared already. */
export async function keepCompared(work: Work, { chunks, count }: Pick<Read, 'chunks' | 'count'>) {
  const { db, task } = work
  let done = 0
  for (const rows of chunks) {
    done = Math.min(count, done + limits.import.rowsAtOnce)
    await db.transaction(async (tx) => {
      await forward(work, tx, { done })
      await sql.insertCompared(tx, task, rows)
    })
  }
  await endComparison(work)
}

const endComparison = ({ db, task }: Work) =>
  db.transaction(async (tx) => {
    await sql.markTwice(tx, task)
    await codeSql.markCodes(tx, task)
    await codeSql.markRates(tx, task, await offeredRates(tx))
    await sql.updateToCompared(tx, task)
  })

/** All products that a pasted list may name, and one of them, as JSON text. */
export const { findNames, findName } = sql
