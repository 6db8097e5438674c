import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { saveOwnShop as contract } from '#contract/sellers/shop.ts'
import { shops as texts } from '#contract/texts/reach/shops.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import * as sql from './shop.queries.ts'

type Seller = { readonly user_id: string }

const none: sql.ShopRow = { handle: null, about: '', handle_free_at: null }

export const getOwnShop = async (db: Db, { user_id }: Seller): Promise<sql.ShopRow> =>
  (await sql.findOwnShop(db, user_id)) ?? none

export const saveOwnShop = (db: Db, seller: Seller, { handle, about }: InputOf<typeof contract>) =>
  db.transaction(async (tx) => {
    await sql.lockShop(tx, seller.user_id)
    const shop = await getOwnShop(tx, seller)
    if (about !== undefined) await sql.updateAbout(tx, seller.user_id, about)
    if (handle !== undefined && handle !== shop.handle) await changeHandle(tx, seller, { handle, shop })
    return getOwnShop(tx, seller)
  })

type Change = { readonly handle: string; readonly shop: sql.ShopRow }

async function changeHandle(tx: Db, { user_id }: Seller, { handle, shop }: Change) {
  if (shop.handle_free_at) throw conflict(texts.handleTooSoon({ day: dayInIndia(shop.handle_free_at) }))
  await sql.endHandle(tx, user_id)
  if ((await sql.upsertHandle(tx, user_id, handle)) === 0) throw conflict(texts.handleTaken)
  await sql.noteChange(tx, user_id)
}

export async function getShop(db: Db, handle: string) {
  const shop = await sql.findShop(db, handle.toLowerCase())
  if (!shop) throw notFound('seller')
  return shop
}
