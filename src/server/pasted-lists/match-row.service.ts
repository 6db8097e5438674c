import type { InputOf } from '#contract/endpoint.ts'
import type { matchImportRow } from '#contract/products/pasted-list.ts'
import { imports } from '#contract/texts/imports.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { findName } from '#server/imports/compare-rows.service.ts'
import { lockChecked } from '#server/imports/import.service.ts'
import { comparePrices, type ListedRow, type NamedProduct } from '#server/imports/match-names.rules.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './match-row.queries.ts'

type Choice = InputOf<typeof matchImportRow>

/** The seller says which product a row of a pasted list means. Another choice takes the first back. */
export const matchRow = (db: Db, seller: Caller, { importId, ...choice }: Choice) =>
  db.transaction(async (tx) => {
    await lockChecked(tx, seller, importId)
    const listed = await askedRow(tx, importId, choice)
    const product = await findName(tx, seller.user_id, choice.product_id)
    if (!product) throw notFound('product')
    await sql.updateMatched(tx, importId, comparePrices(listed, JSON.parse(product) as NamedProduct))
  })

async function askedRow(tx: Db, importId: string, choice: Pick<Choice, 'row' | 'product_id'>) {
  const row = await sql.lockAsked(tx, importId, choice)
  if (!(row?.listed && row.is_candidate)) throw conflict(imports.notCandidate)
  if (row.is_taken) throw conflict(imports.productTwice)
  return JSON.parse(row.listed) as ListedRow
}
