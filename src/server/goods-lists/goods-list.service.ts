import { randomBytes } from 'node:crypto'
import { goodsLists as texts } from '#contract/texts/goods/goods-lists.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import * as sql from './goods-list.queries.ts'

const limit = limits.goodsLists
type Person = { readonly user_id: string }
type Named = { readonly listId: string }
type Draft = { readonly name: string; readonly items: readonly sql.Line[] }

const ownList = ({ user_id }: Person, { listId }: Named): sql.OwnList => ({ userId: user_id, listId })

export const listLists = (db: Db, { user_id }: Person) => sql.findLists(db, user_id)

export async function getList(db: Db, person: Person, named: Named) {
  const list = await sql.findList(db, ownList(person, named))
  if (!list) throw notFound('list')
  return { ...list, goods: await sql.findListGoods(db, list.list_id) }
}

/** Only what is sold comes into a list; the last quantity of a product counts. */
async function sortOut(tx: Db, items: readonly sql.Line[]) {
  const wished = new Map(items.map((item) => [item.product_id, item]))
  const products = await pricedProducts(tx, [...wished.keys()])
  const isSold = ({ product_id }: sql.Line) => products.get(product_id)?.available === true
  const lines = [...wished.values()]
  return {
    lines: lines.filter(isSold),
    left_out: lines.filter((line) => !isSold(line)).map(({ product_id }) => product_id),
  }
}

async function insertList(tx: Db, { user_id }: Person, { name, items }: Draft) {
  await sql.lockPerson(tx, user_id)
  if ((await sql.countLists(tx, user_id)).count >= limit.lists)
    throw conflict(texts.tooMany({ limit: limit.lists }))
  const { list_id } = await sql.insertList(tx, user_id, name)
  if (items.length > 0) await sql.upsertLines(tx, list_id, items)
  return { list_id, name, count: items.length }
}

/** A repetition under its key makes no second list. */
export const createList = (db: Db, person: Person, draft: Draft, key: string | undefined) =>
  db.transaction((tx) =>
    runOnce(tx, { user_id: person.user_id, key, input: { call: 'create-list', ...draft } }, async () => {
      const { lines, left_out } = await sortOut(tx, draft.items)
      return { ...(await insertList(tx, person, { name: draft.name, items: lines })), left_out }
    }),
  )

async function lockList(tx: Db, person: Person, named: Named) {
  const list = await sql.lockList(tx, ownList(person, named))
  if (!list) throw notFound('list')
  return list
}

export const addToList = (db: Db, person: Person, { items, ...named }: Named & Pick<Draft, 'items'>) =>
  db.transaction(async (tx) => {
    const { list_id, name } = await lockList(tx, person, named)
    const { lines, left_out } = await sortOut(tx, items)
    if (lines.length > 0) await sql.upsertLines(tx, list_id, lines)
    const { count } = await sql.countLines(tx, list_id)
    if (count > limit.lines) throw conflict(texts.full({ limit: limit.lines }))
    await sql.touchList(tx, list_id)
    return { list_id, name, count, left_out }
  })

export const removeFromList = (
  db: Db,
  person: Person,
  { product_id, ...named }: Named & { product_id: string },
) =>
  db.transaction(async (tx) => {
    const { list_id } = await lockList(tx, person, named)
    await sql.deleteLine(tx, list_id, product_id)
    await sql.touchList(tx, list_id)
  })

export async function renameList(db: Db, person: Person, { name, ...named }: Named & { name: string }) {
  if ((await sql.updateName(db, ownList(person, named), name)) === 0) throw notFound('list')
}

export async function deleteList(db: Db, person: Person, named: Named) {
  if ((await sql.deleteList(db, ownList(person, named))) === 0) throw notFound('list')
}

/** A list that is shared keeps its link. */
export const shareList = (db: Db, person: Person, named: Named) =>
  db.transaction(async (tx) => {
    const list = await lockList(tx, person, named)
    if (list.link_key) return list.link_key
    const link_key = randomBytes(24).toString('base64url')
    await sql.updateLinkKey(tx, ownList(person, named), link_key)
    return link_key
  })

export async function unshareList(db: Db, person: Person, named: Named) {
  if ((await sql.updateLinkKey(db, ownList(person, named), null)) === 0) throw notFound('list')
}

async function findShared(db: Db, link_key: string) {
  const list = await sql.findShared(db, link_key)
  if (!list) throw notFound('link')
  return list
}

export async function getSharedList(db: Db, person: Person, link_key: string) {
  const { list_id, user_id, ...list } = await findShared(db, link_key)
  return { ...list, is_own: user_id === person.user_id, goods: await sql.findListGoods(db, list_id) }
}

export const copySharedList = (db: Db, person: Person, link_key: string, key: string | undefined) =>
  db.transaction((tx) =>
    runOnce(tx, { user_id: person.user_id, key, input: { call: 'copy-list', link_key } }, async () => {
      const { list_id, name } = await findShared(tx, link_key)
      const { lines } = await sortOut(tx, await sql.findListLines(tx, list_id))
      return insertList(tx, person, { name, items: lines })
    }),
  )
