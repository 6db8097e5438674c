import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { wordsFor } from './search-words.service.ts'
import * as sql from './shop-change.queries.ts'

const { perPiece, pauseShare } = limits.shopChange

/**
 * Lets the products of every shop that changed follow: a few hundred of each shop in turn, in pieces so small that an
 * order of one of them hardly waits. What a server leaves undone, the next look of any server goes on with.
 */
export async function followShops(db: Db, isClosing: () => boolean = () => false) {
  let changes = await sql.findChanges(db)
  while (changes.length > 0 && !isClosing()) {
    const busy: sql.Change[] = []
    for (const change of changes) if ((await followShop(db, change, isClosing)) > 0) busy.push(change)
    changes = busy
  }
}

/** A turn of one shop: how many of its products followed. */
async function followShop(db: Db, change: sql.Change, isClosing: () => boolean) {
  const behind = (await sql.findBehind(db, change)).map(({ product_id }) => product_id)
  if (behind.length === 0) await sql.updateFollowed(db, change)
  let followed = 0
  for (let start = 0; start < behind.length && !isClosing(); start += perPiece) {
    const began = performance.now()
    followed += await followPiece(db, change, behind.slice(start, start + perPiece))
    await wait((performance.now() - began) * pauseShare)
  }
  return followed
}

const followPiece = (db: Db, change: sql.Change, productIds: readonly string[]) =>
  db.transaction(async (tx) => {
    await sql.commitLazily(tx)
    const texts = await sql.lockBehind(tx, change, productIds)
    return sql.updateBehind(tx, change, texts.map(wordsFor))
  })
