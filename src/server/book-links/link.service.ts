import { randomBytes } from 'node:crypto'
import { longestLinkDays } from '#contract/books/book-links.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { bookLinks as texts } from '#contract/texts/books/book-links.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { hashOfToken } from '#server/sessions/session.service.ts'
import * as sql from './link.queries.ts'

type Seller = { readonly user_id: string }
const day = 86_400_000

export const listLinks = (db: Db, { user_id }: Seller) => sql.findLinks(db, user_id)

type Draft = { readonly month: string; readonly name: string; readonly ends_on: string }

/** The key is said once; only its hash stays. */
export async function makeLink(db: Db, { user_id }: Seller, draft: Draft, now: Date) {
  const today = dayInIndia(now)
  const last = dayInIndia(new Date(now.getTime() + longestLinkDays * day))
  if (draft.ends_on < today || draft.ends_on > last) throw badInput(texts.wrongDay, 'ends_on')
  if (draft.month > today.slice(0, 7)) throw badInput(texts.notMonth, 'month')
  const key = randomBytes(32).toString('base64url')
  return db.transaction(async (tx) => {
    await sql.lockSeller(tx, user_id)
    if ((await sql.countOpenLinks(tx, user_id, today)).total >= limits.bookLinks.open)
      throw conflict(texts.tooMany)
    const link = await sql.insertLink(tx, { ...draft, sellerId: user_id, keyHash: hashOfToken(key) })
    return { link, key }
  })
}

export async function takeLinkBack(db: Db, { user_id }: Seller, linkId: string) {
  if ((await sql.takeBack(db, user_id, linkId)) === 0) throw notFound('link')
}

type Looks = { readonly linkId: string; readonly cursor?: string | undefined }

export async function listLooks(db: Db, { user_id }: Seller, { linkId, cursor }: Looks) {
  if (!(await sql.findOwnLink(db, user_id, linkId))) throw notFound('link')
  const after = await anchorOf(cursor, (id) => sql.findLookAnchor(db, user_id, linkId, id))
  const [rows, { total }] = await Promise.all([
    sql.findLooks(db, user_id, linkId, after),
    sql.countAllLooks(db, user_id, linkId),
  ])
  return pageOf(rows, total, ({ book_look_id }) => book_look_id)
}

/** Links that ended long ago go, with the looks by them. */
export async function purgeLinks(db: Db, now: Date = new Date()) {
  const before = dayInIndia(new Date(now.getTime() - limits.bookLinks.keptDays * day))
  return isFullBatch(await sql.deleteOldLinks(db, before))
}
