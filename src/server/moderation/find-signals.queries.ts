import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { priceFactor, priceDays, deviceAccounts, gstinSuppliers, orders, orderDays } = limits.signals
const { atOnce, sides, keptDays } = limits.signalWork

export type CheckKind = 'listing' | 'device' | 'gstin' | 'orders'

const Subject = z.object({ subject: z.string() })

/** Takes a batch of what has changed; of two processes each takes its own. */
export const takeChecks = (tx: Db, kind: CheckKind) =>
  tx.many(rows(Subject)`
    delete from signal_checks where signal_check_id = any(array(
      select signal_check_id from signal_checks where kind = ${kind}
      order by signal_check_id limit ${literal(atOnce)} for update skip locked))
    returning subject`)

/** Writes what was found: once for each key, and again only where the figure has grown. */
const write = (kind: string, sights: Sql, now: Date) => sql`
  insert into signals (kind, key, figure, facts, about_id, people, products, found_at)
  select ${kind}, key, figure, facts, people[1], people[1:${literal(sides)}], products[1:${literal(sides)}], ${now}
  from (${sights}) sights order by key
  on conflict (kind, key) do update set figure = excluded.figure, facts = excluded.facts, about_id = excluded.about_id,
    people = excluded.people, products = excluded.products, found_at = excluded.found_at,
    revision = signals.revision + 1, outcome = null, words = null, decided_by = null, decided_at = null, case_id = null
  where excluded.figure > signals.figure`

/** What buyers see. An offer that has ended makes no double. */
const isListed = (now: Date) => sql`
  p.deleted_at is null and p.verification <> 'rejected' and (p.expires_at is null or p.expires_at > ${now})`

const changed = (ids: readonly string[], now: Date) => sql`
  select * from products p where p.product_id = any(${ids}::uuid[]) and ${isListed(now)}`

export const insertSameListings = (tx: Db, ids: readonly string[], now: Date) =>
  tx.run(
    write(
      'same-listing',
      sql`
        select md5(concat_ws('|', g.seller_id, g.kind, g.name, g.unit)) as key, count(*) as figure,
          jsonb_build_object('count', count(*)) as facts, array[g.seller_id] as people,
          array_agg(p.product_id order by p.created_at, p.product_id) as products
        from (
          select distinct c.seller_id, c.kind, name_key(c.product_name) as name, name_key(c.unit) as unit
          from (${changed(ids, now)}) c) g
          join products p on p.seller_id = g.seller_id and name_key(p.product_name) = g.name
            and p.kind = g.kind and name_key(p.unit) = g.unit and ${isListed(now)}
        where g.name <> ''
        group by g.seller_id, g.kind, g.name, g.unit having count(*) > 1`,
      now,
    ),
  )

/** The name of a picture is the hash of its bytes. Shops of the demo share a few. */
export const insertSamePictures = (tx: Db, ids: readonly string[], now: Date) =>
  tx.run(
    write(
      'same-picture',
      sql`
        select g.picture as key, count(*) as figure, jsonb_build_object('count', count(*)) as facts,
          array_agg(g.seller_id order by g.since, g.seller_id) as people,
          array_agg(g.product_id order by g.since, g.seller_id) as products
        from (
          select distinct on (c.picture, p.seller_id) c.picture, p.seller_id, p.product_id, p.created_at as since
          from (select distinct unnest(picture_ids(c.images)) as picture from (${changed(ids, now)}) c) c
            join products p on picture_ids(p.images) @> array[c.picture] and ${isListed(now)}
            join users v on v.user_id = p.seller_id and not v.is_demo
          order by c.picture, p.seller_id, p.created_at, p.product_id) g
        group by g.picture having count(*) > 1`,
      now,
    ),
  )

export const insertPriceJumps = (tx: Db, ids: readonly string[], now: Date) =>
  tx.run(
    write(
      'price-jump',
      sql`
        select c.product_id || ':' || (m.moved_at at time zone 'Asia/Kolkata')::date as key, m.figure,
          jsonb_build_object('count', 1, 'was_paise', m.from_paise, 'now_paise', c.card_price_paise,
            'days', greatest(1, ceil(extract(epoch from ${now}::timestamptz - m.moved_at) / 86400))) as facts,
          array[c.seller_id] as people, array[c.product_id] as products
        from (${changed(ids, now)}) c cross join lateral (
          select m.from_paise, m.moved_at,
            floor(100.0 * greatest(m.from_paise, c.card_price_paise) / greatest(1, least(m.from_paise, c.card_price_paise)))::bigint
              as figure
          from price_moves m
          where m.product_id = c.product_id and m.moved_at > ${now}::timestamptz - make_interval(days => ${literal(priceDays)})
          order by figure desc, m.moved_at limit 1) m
        where m.figure >= 100 * ${literal(priceFactor)}`,
      now,
    ),
  )

/** Admins and accounts of the demo do not count: a desk and a demo are shared. */
export const insertOneDevices = (tx: Db, hashes: readonly string[], now: Date) =>
  tx.run(
    write(
      'one-device',
      sql`
        select md5(k.device_hash) as key, count(*) as figure, jsonb_build_object('count', count(*)) as facts,
          array_agg(k.user_id order by k.created_at, k.user_id) as people, '{}'::uuid[] as products
        from known_devices k join users u using (user_id)
        where k.device_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) as hash)
          and u.account_type <> 'admin' and not u.is_demo
        group by k.device_hash having count(*) >= ${literal(deviceAccounts)}`,
      now,
    ),
  )

export const insertOneGstins = (tx: Db, gstins: readonly string[], now: Date) =>
  tx.run(
    write(
      'one-gstin',
      sql`
        select u.gst_number as key, count(*) as figure,
          jsonb_build_object('count', count(*), 'gstin', u.gst_number) as facts,
          array_agg(u.user_id order by u.created_at, u.user_id) as people, '{}'::uuid[] as products
        from users u
        where u.gst_number = any(${gstins}::text[]) and u.account_type in ('requested', 'seller')
        group by u.gst_number having count(*) >= ${literal(gstinSuppliers)}`,
      now,
    ),
  )

/** The figure doubles: who orders every day opens what was looked at again only then. */
export const insertManyOrders = (tx: Db, pairs: readonly string[], now: Date) =>
  tx.run(
    write(
      'many-orders',
      sql`
        select pair as key, (${literal(orders)} * power(2, floor(log(2, o.count / ${literal(orders)}::numeric))))::bigint as figure,
          jsonb_build_object('count', o.count, 'days', ${literal(orderDays)}) as facts,
          array[split_part(pair, ':', 1), split_part(pair, ':', 2)]::uuid[] as people, '{}'::uuid[] as products
        from (select distinct unnest(${pairs}::text[]) as pair) asked cross join lateral (
          select count(*) from orders o
          where o.buyer_id = split_part(pair, ':', 1)::uuid and o.seller_id = split_part(pair, ':', 2)::uuid
            and o.order_date > ${now}::timestamptz - make_interval(days => ${literal(orderDays)})
            and o.delivery_status <> 'Cancelled') o
        where o.count >= ${literal(orders)}
          and exists (select from users where user_id = split_part(pair, ':', 1)::uuid)
          and exists (select from users where user_id = split_part(pair, ':', 2)::uuid)`,
      now,
    ),
  )

export const deleteOldMoves = (db: Db, now: Date) =>
  db.run(sql`
    delete from price_moves where price_move_id in (
      select price_move_id from price_moves
      where moved_at < ${now}::timestamptz - make_interval(days => ${literal(priceDays + 1)})
      limit ${literal(limits.upkeep.rows)})`)

export const deleteOldSignals = (db: Db, now: Date) =>
  db.run(sql`
    delete from signals where signal_id in (
      select signal_id from signals where outcome is not null
        and decided_at < ${now}::timestamptz - make_interval(days => ${literal(keptDays)})
      limit ${literal(limits.upkeep.rows)})`)
