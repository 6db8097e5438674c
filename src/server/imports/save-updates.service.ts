import { imports } from '#contract/texts/imports.ts'
import { products } from '#contract/texts/products.ts'
import type { Db } from '#server/db/db.ts'
import { offeredRates } from '#server/gst-rates/gst-rate.service.ts'
import { limits } from '#server/limits.ts'
import { changeMany } from '#server/products/edit.service.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import { markRates } from './import-codes.queries.ts'
import { forward, ImportCancelled, type Work } from './import-progress.service.ts'
import * as workSql from './import-work.queries.ts'
import * as sql from './updates.queries.ts'

const { savedAtOnce } = limits.import

/**
 * All chosen changes at one moment: buyers see the old prices or the new ones. What changed after the file was read is left,
 * and its row says so. A server that dies within it leaves nothing, and another one does it again.
 */
export async function saveUpdates(work: Work) {
  const { db, task } = work
  const saving = db.transaction(async (tx) => {
    // First, for its lock: a cancellation waits for this or is seen by it.
    await forward(work, tx, { done: 0 })
    if (await workSql.isSuspended(tx, task))
      return workSql.updateToFailed(tx, task, imports.suspendedMeanwhile)
    await sql.lockNamed(tx, task)
    await sql.markMoved(tx, task)
    await markRates(tx, task, await offeredRates(tx))
    const changed = await changeMany(tx, task.seller_id, sql.chosenEdits(task))
    await writeWords(tx, work)
    if ((await workSql.updateToApplied(tx, task, changed)) === 0) throw new ImportCancelled('given up')
  })
  await saving.catch(async (error: { code?: string; constraint?: string }) => {
    if (error.constraint !== 'products_item_code_idx') throw error
    await workSql.updateToFailed(db, task, products.itemCodesSwapped)
  })
}

async function writeWords(tx: Db, { task }: Work) {
  const reworded = (await sql.findReworded(tx, task)).map(({ product_id }) => product_id)
  for (let start = 0; start < reworded.length; start += savedAtOnce)
    await writeSearchWords(tx, reworded.slice(start, start + savedAtOnce))
}
