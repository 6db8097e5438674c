import type { openCase } from '#contract/cases/case.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, notFound } from '#server/errors.ts'
import { linkedBy } from './case.rules.ts'
import * as sql from './report.queries.ts'

type Draft = Pick<InputOf<typeof openCase>, 'kind' | 'productId' | 'aboutId' | 'message' | 'page'>

/** Only what stands on the site, or the reader's own data, may be reported without naming anything. */
export async function subjectOf(
  tx: Db,
  user_id: string | null,
  { kind, productId, aboutId, message, page }: Draft,
): Promise<sql.Subject | undefined> {
  if (message && user_id) return foundOr(await sql.findMessage(tx, user_id, message), 'chat')
  if (productId) return foundOr(await sql.findProduct(tx, productId), 'product')
  if (aboutId) return foundOr(await sql.findPerson(tx, aboutId), 'user')
  const linked = page ? await findLinked(tx, page) : undefined
  if (linked) return linked
  if (page) return { name: page, about_id: null, product_id: null }
  if (kind === 'content' || kind === 'privacy') return undefined
  throw badInput(texts.needsSubject, 'page')
}

function foundOr<T>(row: T | undefined, thing: 'product' | 'user' | 'chat'): T {
  if (row === undefined) throw notFound(thing)
  return row
}

/** A product or a shop, where the page of one is named. */
async function findLinked(tx: Db, page: string) {
  const { productId, aboutId } = linkedBy(page)
  if (productId) return sql.findProduct(tx, productId)
  return aboutId ? sql.findPerson(tx, aboutId) : undefined
}
