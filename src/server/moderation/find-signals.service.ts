import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './find-signals.queries.ts'

type Find = (tx: Db, subjects: readonly string[], now: Date) => Promise<unknown>

const finders: Readonly<Record<sql.CheckKind, readonly Find[]>> = {
  listing: [sql.insertSameListings, sql.insertSamePictures, sql.insertPriceJumps],
  device: [sql.insertOneDevices],
  gstin: [sql.insertOneGstins],
  orders: [sql.insertManyOrders],
}

/** Looks at a batch of what has changed. What is taken and what is found stand or fall together. */
const findOf = (db: Db, kind: sql.CheckKind, now: Date) =>
  db.transaction(async (tx) => {
    const taken = await sql.takeChecks(tx, kind)
    const subjects = [...new Set(taken.map(({ subject }) => subject))]
    for (const find of subjects.length > 0 ? finders[kind] : []) await find(tx, subjects, now)
    return taken.length
  })

/** Tells the desk what it may want to look at. Answers whether more waits. */
export async function findSignals(db: Db, now = new Date()) {
  let hasMore = false
  for (const kind of Object.keys(finders) as sql.CheckKind[])
    if ((await findOf(db, kind, now)) === limits.signalWork.atOnce) hasMore = true
  return hasMore
}

export async function purgeSignals(db: Db, now = new Date()) {
  const moves = await sql.deleteOldMoves(db, now)
  const signals = await sql.deleteOldSignals(db, now)
  return isFullBatch(Math.max(moves, signals))
}
