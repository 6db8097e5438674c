import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { stateOfSeller } from '#server/holidays/seller-state.row.ts'
import { ordersWithin, since } from './counted-orders.row.ts'
import { FiguresRow } from './figures.row.ts'

const columns = columnNames(Object.keys(FiguresRow.shape))

export const findFigures = (db: Db, sellerId: string) =>
  db.maybe(rows(FiguresRow)`select ${columns} from service_figures where seller_id = ${sellerId}`)

const Due = z.object({ user_id: z.uuid() })

/** Sellers whose figures are the oldest, those without any first. */
export const findDue = (db: Db, before: Date, limit: number) =>
  db.many(rows(Due)`
    select u.user_id from users u left join service_figures f on f.seller_id = u.user_id
    where u.account_type = 'seller' and u.suspended_at is null
      and (f.computed_at is null or f.computed_at < ${before})
    order by f.computed_at nulls first, u.user_id limit ${literal(limit)}`)

/** A suspended seller serves nobody. */
export const deleteOfNobody = (db: Db) =>
  db.run(sql`
    delete from service_figures f using users u
    where u.user_id = f.seller_id and (u.account_type <> 'seller' or u.suspended_at is not null)`)

/** What somebody asked first in a chat, and requirements that the seller has quoted for. */
const enquiriesOf = (ids: readonly string[], now: Date) => sql`
  select r.seller_id, r.buyer_id, m.created_at as asked_at, (
      select a.created_at from chat_messages a
      where a.room_id = r.room_id and a.seq > m.seq and a.sender_id = r.seller_id
        and not a.is_automatic order by a.seq limit 1
    ) as answered_at
  from chat_rooms r cross join lateral (
    select seq, created_at from chat_messages m
    where m.room_id = r.room_id and m.sender_id = r.buyer_id order by seq limit 1) m
  where r.seller_id = any(${ids}::uuid[]) and r.last_message_at > ${since(now)}
    and m.created_at > ${since(now)} and m.created_at <= ${now}
    and not exists (
      select from chat_messages b where b.room_id = r.room_id and b.seq < m.seq and b.sender_id = r.seller_id
        and not b.is_automatic)
  union all
  select q.seller_id, w.buyer_id, w.created_at, q.created_at
  from quotes q join requirements w using (requirement_id)
  where q.seller_id = any(${ids}::uuid[]) and w.created_at > ${since(now)} and w.created_at <= ${now}`

type Holidays = readonly { readonly day: string; readonly state_code: string }[]

const startOf = (day: Sql) => sql`((${day})::timestamp at time zone 'Asia/Kolkata')`

/** Minutes of shop hours between two moments, without the holidays of the shop's state. */
const shopMinutes = (from: Sql, until: Sql) => sql`
  shop_minutes_until(${until}) - shop_minutes_until(${from}) - coalesce((
    select sum(shop_minutes_until(least(${until}, ${startOf(sql`h.day + 1`)}))
      - shop_minutes_until(greatest(${from}, ${startOf(sql`h.day`)})))
    from (select distinct day from holidays
      where state_code = '' or state_code = (select p.state_code from places p where p.seller_id = asked.seller_id)) h
    where ${until} > ${startOf(sql`h.day`)} and ${from} < ${startOf(sql`h.day + 1`)}), 0)`

/** One statement for a batch: a seller of whom nothing is counted has zeros. */
export const upsertFigures = (tx: Db, ids: readonly string[], now: Date, holidays: Holidays) =>
  tx.run(sql`
    with asked as (${enquiriesOf(ids, now)}),
    holidays as (select day, state_code
      from unnest(${holidays.map(({ day }) => day)}::date[], ${holidays.map(({ state_code }) => state_code)}::text[]) as h (day, state_code)),
    places as (select seller_id, ${stateOfSeller(sql`s.seller_id`)} as state_code
      from unnest(${ids}::uuid[]) as s (seller_id)),
    answers as (
      select asked.seller_id, count(*) as cases,
        percentile_disc(0.5) within group (order by
          ${shopMinutes(sql`asked_at`, sql`coalesce(answered_at, ${now}::timestamptz)`)}) as median,
        count(*) filter (where answered_at <= asked_at + interval '24 hours') as within_day
      from asked join users b on b.user_id = asked.buyer_id join users v on v.user_id = asked.seller_id
      where b.is_demo = v.is_demo and not is_same_party(asked.buyer_id, asked.seller_id)
        -- Who asked a moment ago may still be answered.
        and (answered_at is not null or asked_at < ${now}::timestamptz - interval '24 hours')
      group by asked.seller_id),
    counted as materialized (${ordersWithin(sql`o.seller_id = any(${ids}::uuid[])`, now)}),
    sold as (
      select seller_id, count(*) as orders, count(*) filter (where is_sent) as sent,
        count(*) filter (where is_sent and left_on <= promised_on) as on_time,
        count(*) filter (where cancelled_by = 'seller') as cancelled,
        count(distinct buyer_id) filter (where cancelled_by is null) as buyers,
        count(distinct buyer_id) filter (where cancelled_by is null and is_again) as again,
        sum(disputes) as disputes, sum(lost_by_seller) as lost
      from counted group by seller_id)
    insert into service_figures
      (seller_id, computed_at, answer_cases, answer_median_minutes, answered_within_day, sent_cases, sent_on_time, orders,
       cancelled, disputes, disputes_lost, buyers, buyers_again)
    select s.seller_id, ${now}, coalesce(a.cases, 0), a.median, coalesce(a.within_day, 0), coalesce(o.sent, 0),
      coalesce(o.on_time, 0), coalesce(o.orders, 0), coalesce(o.cancelled, 0), coalesce(o.disputes, 0), coalesce(o.lost, 0),
      coalesce(o.buyers, 0), coalesce(o.again, 0)
    from unnest(${ids}::uuid[]) as s (seller_id) left join answers a using (seller_id) left join sold o using (seller_id)
    on conflict (seller_id) do update set (${columns}) =
      (select ${columnNames(Object.keys(FiguresRow.shape), 'excluded')})`)
