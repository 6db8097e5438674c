import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/products/own-bulk.ts'
import { toRupees } from '#contract/products/price.ts'
import { ownBulk } from '#contract/texts/goods/own-bulk.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { scopeOf } from '#server/seller-products/own.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './bulk.queries.ts'
import * as undoSql from './undo.queries.ts'

type Request = { readonly key: string | undefined; readonly request_id: string }

/** One decision over many products, all at one moment. A repetition under the same key answers what the first did. */
export function changeProducts(db: Db, { user_id }: Caller, input: contract.BulkInput, request: Request) {
  if (input.action === 'stock' && input.stock === undefined) throw badInput(ownBulk.noStock, 'stock')
  if (input.action === 'price' && input.percent === undefined) throw badInput(rules.bulkPercent, 'percent')
  const { key, request_id } = request
  return db.transaction((tx) =>
    runOnce(tx, { user_id, key, input: { call: 'change-products', ...input } }, async () => {
      const products = await sql.lockScope(tx, user_id, scopeOf(input))
      if (products.length === 0 && input.product_ids) throw notFound('product')
      const { action } = input
      const { decision_id } = await sql.insertDecision(tx, user_id, { action, details: input, request_id })
      const ids = products.map(({ product_id }) => product_id)
      const changed = await sql.changeProducts(tx, decision_id, ids, input)
      if (changed.length === 0) throw conflict(ownBulk.noProduct)
      await sql.updateChanged(tx, decision_id, changed.length)
      const done = new Set(changed.map(({ product_id }) => product_id))
      const left = products.filter(({ product_id }) => !done.has(product_id))
      return { decision_id, changed: changed.length, ...leftOf(left) }
    }),
  )
}

type Named = { readonly product_name: string }

const leftOf = (left: readonly Named[]) => ({
  left: left.length,
  left_names: left.slice(0, limits.bulk.names).map(({ product_name }) => product_name),
})

type PreviewInput = InputOf<typeof contract.previewPrices>

export async function previewPrices(db: Db, { user_id }: Caller, input: PreviewInput) {
  const scope = scopeOf(input)
  const [counts, examples] = await Promise.all([
    sql.countPrices(db, user_id, scope, input),
    sql.findExamples(db, user_id, scope, input),
  ])
  const pricesOf = (tiers: readonly { unit_price_paise: number }[]) =>
    tiers.map(({ unit_price_paise }) => toRupees(unit_price_paise))
  return {
    ...counts,
    examples: examples.map((each) => ({ ...each, old: pricesOf(each.old), new: pricesOf(each.new) })),
  }
}

/** Each product becomes what it was, unless it changed since. */
export function undo(db: Db, { user_id }: Caller, decisionId: string) {
  return db.transaction(async (tx) => {
    const decision = await undoSql.lockDecision(tx, user_id, decisionId)
    if (!decision) throw notFound('decision')
    if (decision.is_undone) throw conflict(ownBulk.undoneAlready)
    if (decision.is_late) throw conflict(ownBulk.tooLate)
    await undoSql.lockChanged(tx, decisionId)
    const left = await undoSql.findLeft(tx, decisionId)
    const changed = await undoSql.restoreProducts(tx, decisionId)
    await undoSql.updateUndone(tx, decisionId)
    return { changed, ...leftOf(left) }
  })
}

/** Deletes for good what can no longer be taken back. Returns whether there may be more. */
export const emptyBin = async (db: Db) => (await undoSql.deleteBinned(db)) === limits.import.rowsAtOnce

export const purgeDecisions = async (db: Db) => (await undoSql.deleteOldDecisions(db)) > 0
