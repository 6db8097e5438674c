import { z } from 'zod'
import type { BulkAction, BulkInput } from '#contract/products/own-bulk.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { isWholeDraft, listing } from '#server/drafts/listed.row.ts'
import { limits } from '#server/limits.ts'
import { type OwnScope, ownScope } from '#server/seller-products/own-scope.row.ts'

const Found = z.object({ product_id: z.uuid(), product_name: z.string() })
const Decision = z.object({ decision_id: z.uuid() })
const Changed = z.object({ product_id: z.uuid() })

/** In the order of the ids, so that two calls never wait for each other. */
export const lockScope = (tx: Db, sellerId: string, scope: OwnScope) =>
  tx.many(rows(Found)`
    select p.product_id, p.product_name from products p where ${ownScope(sellerId, scope)}
    order by p.product_id for no key update`)

type NewDecision = { readonly action: BulkAction; readonly details: object; readonly request_id: string }

export const insertDecision = (tx: Db, sellerId: string, { action, details, request_id }: NewDecision) =>
  tx.one(rows(Decision)`
    insert into bulk_decisions (seller_id, action, details, request_id)
    values (${sellerId}, ${action}, ${JSON.stringify(details)}, ${request_id}) returning decision_id`)

export const updateChanged = (tx: Db, decisionId: string, changed: number) =>
  tx.run(sql`update bulk_decisions set changed = ${changed} where decision_id = ${decisionId}`)

type Price = { readonly percent: number; readonly rounding: BulkInput['rounding'] }

/** The slabs of `p` by percent: halves up, and never below the step. */
const pricedBy = ({ percent, rounding }: Price) => {
  const step = literal(rounding === 'rupee' ? 100 : 1)
  return sql`(
    select jsonb_agg(jsonb_set(tier, '{unit_price_paise}', to_jsonb(greatest(${step}::bigint,
      (floor((tier ->> 'unit_price_paise')::numeric * (1000 + ${Math.round(percent * 10)}::int) / 1000 / ${step} + 0.5)
        * ${step})::bigint))) order by place)
    from jsonb_array_elements(p.tiers) with ordinality each(tier, place))`
}

const isTooHigh = (price: Price) =>
  sql`exists (select from jsonb_array_elements(${pricedBy(price)}) tier
    where (tier ->> 'unit_price_paise')::bigint > ${literal(limits.product.rupees * 100)})`

/** What becomes of a product, which products it fits, and what is written down of them. */
type Way = { readonly set: Sql; readonly fits: Sql; readonly noted: Sql }

const offMarket = sql`jsonb_build_object('off_market', p.off_market)`

const simple = {
  list: {
    set: listing,
    fits: sql`(p.off_market = 'paused' or ${isWholeDraft})`,
    noted: offMarket,
  },
  pause: {
    set: sql`deleted_at = now(), off_market = 'paused'`,
    fits: sql`p.deleted_at is null`,
    noted: offMarket,
  },
  delete: { set: sql`deleted_at = now(), off_market = 'binned'`, fits: sql`true`, noted: offMarket },
} satisfies Record<string, Way>

const ways: Readonly<Record<BulkAction, (input: BulkInput) => Way>> = {
  list: () => simple.list,
  pause: () => simple.pause,
  delete: () => simple.delete,
  stock: ({ stock = null }) => ({
    set: sql`stock = ${stock}::integer`,
    fits: sql`p.stock is distinct from ${stock}::integer`,
    noted: sql`jsonb_build_object('stock', p.stock)`,
  }),
  price: ({ percent = 0, rounding }) => ({
    set: sql`tiers = ${pricedBy({ percent, rounding })}`,
    fits: sql`not ${isTooHigh({ percent, rounding })}`,
    noted: sql`jsonb_build_object('tiers', p.tiers)`,
  }),
}

/** One statement, so that buyers see all of it at one moment. Returns which products it has changed. */
export function changeProducts(tx: Db, decisionId: string, ids: readonly string[], input: BulkInput) {
  const { set, fits, noted } = ways[input.action](input)
  return tx.many(rows(Changed)`
    with old as (
      select p.product_id, ${noted} as before from products p
      where p.product_id = any(${ids}::uuid[]) and ${fits}
    ), changed as (
      update products p set ${set}, updated_at = now() from old where p.product_id = old.product_id
      returning p.product_id, old.before, ${noted} as after
    )
    insert into bulk_decision_rows (decision_id, product_id, before, after)
    select ${decisionId}, product_id, before, after from changed returning product_id`)
}

const Preview = z.object({ count: z.int(), too_high: z.int() })
const Tiers = z.array(z.object({ unit_price_paise: z.int() }))
const Example = z.object({ product_name: z.string(), old: Tiers, new: Tiers })

export const countPrices = (db: Db, sellerId: string, scope: OwnScope, price: Price) =>
  db.one(rows(Preview)`
    select count(*) as count, count(*) filter (where ${isTooHigh(price)}) as too_high
    from products p where ${ownScope(sellerId, scope)}`)

export const findExamples = (db: Db, sellerId: string, scope: OwnScope, price: Price) =>
  db.many(rows(Example)`
    select p.product_name, p.tiers as old, ${pricedBy(price)} as new
    from products p where ${ownScope(sellerId, scope)} order by p.created_at desc, p.product_id desc limit 5`)
