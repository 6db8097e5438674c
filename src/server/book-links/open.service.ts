import { dayInIndia } from '#contract/documents/document-number.ts'
import { bookLinks as texts } from '#contract/texts/books/book-links.ts'
import { addressKey, subnetKey } from '#server/address-key.ts'
import type { Db } from '#server/db/db.ts'
import { Refusal, tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { RequestContext } from '#server/request-context.ts'
import { hashOfToken } from '#server/sessions/session.service.ts'
import * as sql from './link.queries.ts'
import type { LookKind, OpenLink } from './link.row.ts'

type Look = {
  readonly key: string
  readonly what: LookKind
  readonly visit: Pick<RequestContext, 'address' | 'userAgent'>
}

const hour = 3_600

/**
 * Whom and what a key opens. Each look is noted first, in turn, so that none is missing and a link that goes round is
 * slowed down. A wrong key, one that ended and one that was taken back are the same.
 */
export async function openLink(db: Db, { key, what, visit }: Look, now: Date): Promise<OpenLink> {
  return db.transaction(async (tx) => {
    const link = await sql.lockOpenLink(tx, hashOfToken(key), dayInIndia(now))
    if (!link) throw new Refusal(404, texts.over)
    if ((await sql.countLooks(tx, link.book_link_id)).total >= limits.bookLinks.looksPerHour)
      throw tooOften(texts.tooOften, hour)
    await sql.insertLook(tx, link.book_link_id, {
      what,
      userAgent: visit.userAgent.slice(0, limits.bookLinks.userAgent),
      network: subnetKey(addressKey(visit.address)),
    })
    return link
  })
}
