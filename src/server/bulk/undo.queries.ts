import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { undoHours, keptDays } = limits.bulk

const Locked = z.object({ action: z.string(), is_undone: z.boolean(), is_late: z.boolean() })
const Name = z.object({ product_name: z.string() })

export const lockDecision = (tx: Db, sellerId: string, decisionId: string) =>
  tx.maybe(rows(Locked)`
    select action, undone_at is not null as is_undone,
      created_at < now() - make_interval(hours => ${literal(undoHours)}) as is_late
    from bulk_decisions where decision_id = ${decisionId} and seller_id = ${sellerId} for update`)

const ofDecision = (decisionId: string) => sql`
  from products p join bulk_decision_rows r on r.product_id = p.product_id where r.decision_id = ${decisionId}`

export const lockChanged = (tx: Db, decisionId: string) =>
  tx.run(sql`select ${ofDecision(decisionId)} order by p.product_id for no key update of p`)

/** What it holds now of that which the decision changed. A product that is gone for good holds nothing of it. */
const isAsLeft = sql`(case
  when r.after ? 'off_market' then
    p.off_market is not distinct from r.after ->> 'off_market' and (p.deleted_at is null) = (p.off_market is null)
  when r.after ? 'stock' then p.stock is not distinct from (r.after ->> 'stock')::integer and ${sql`(p.deleted_at is null or p.off_market is not null)`}
  else p.tiers = r.after -> 'tiers' and ${sql`(p.deleted_at is null or p.off_market is not null)`} end)`

/** Another product may have got its item code since it was deleted. */
const isCodeFree = sql`(r.after ->> 'off_market' is distinct from 'binned' or p.seller_item_code is null or not exists (
  select from products o where o.seller_id = p.seller_id and o.product_id <> p.product_id
    and item_code_key(o.seller_item_code) = item_code_key(p.seller_item_code)
    and (o.deleted_at is null or o.off_market in ('paused', 'draft'))))`

export const findLeft = (tx: Db, decisionId: string) =>
  tx.many(rows(Name)`
    select p.product_name ${ofDecision(decisionId)} and not (${isAsLeft} and ${isCodeFree}) order by p.product_name`)

export const restoreProducts = (tx: Db, decisionId: string) =>
  tx.run(sql`
    update products p set
      stock = case when r.before ? 'stock' then (r.before ->> 'stock')::integer else p.stock end,
      tiers = coalesce(r.before -> 'tiers', p.tiers),
      off_market = case when r.before ? 'off_market' then r.before ->> 'off_market' else p.off_market end,
      deleted_at = case
        when not r.before ? 'off_market' then p.deleted_at
        when r.before ->> 'off_market' is null then null else now() end,
      updated_at = now()
    from bulk_decision_rows r
    where r.decision_id = ${decisionId} and p.product_id = r.product_id and ${isAsLeft} and ${isCodeFree}`)

export const updateUndone = (tx: Db, decisionId: string) =>
  tx.run(sql`update bulk_decisions set undone_at = now() where decision_id = ${decisionId}`)

/** What was deleted and can no longer be taken back is gone like any other product, with its pictures. */
export const deleteBinned = (db: Db) =>
  db.run(sql`
    update products set off_market = null, deleted_at = now() where product_id in (
      select product_id from products
      where off_market = 'binned' and deleted_at < now() - make_interval(hours => ${literal(undoHours)})
      limit ${literal(limits.import.rowsAtOnce)})`)

export const deleteOldDecisions = (db: Db) =>
  db.run(sql`
    delete from bulk_decisions where decision_id in (
      select decision_id from bulk_decisions
      where created_at < now() - make_interval(days => ${literal(keptDays)}) order by created_at limit 5)`)
