import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { wordsFor } from './search-words.service.ts'
import * as sql from './shop-change.queries.ts'

const { perPiece, pauseShare } = limits.shopChange

/**
 * Updates the products of every changed shop: a few hundred of each shop in turn, in batches so small that an order
 * hardly waits for one. Any server continues what another one left.
 */
export async function followShops(db: Db, isClosing: () => boolean = () => false) {
  let changes = await sql.findChanges(db)
  while (changes.length > 0 && !isClosing()) {
    const busy: sql.Change[] = []
    for (const change of changes) if ((await followShop(db, change, isClosing)) > 0) busy.push(change)
    changes = busy
  }
}

/** One turn of a shop; returns how many products were updated. */
async function followShop(db: Db, change: sql.Change, isClosing: () => boolean) {
  const behind = (await sql.findBehind(db, change)).map(({ product_id }) => product_id)
  if (behind.length === 0) await sql.updateFollowed(db, change)
  let followed = 0
  for (let start = 0; start < behind.length && !isClosing(); start += perPiece) {
    const began = performance.now()
    followed += await followBatch(db, change, behind.slice(start, start + perPiece))
    await wait((performance.now() - began) * pauseShare)
  }
  return followed
}

const followBatch = (db: Db, change: sql.Change, productIds: readonly string[]) =>
  db.transaction(async (tx) => {
    await sql.commitLazily(tx)
    const texts = await sql.lockBehind(tx, change, productIds)
    return sql.updateBehind(tx, change, texts.map(wordsFor))
  })
