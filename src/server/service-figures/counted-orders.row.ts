import { type Sql, sql } from '#server/db/sql.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'

/** Figures say how somebody has served of late. */
export const windowDays = 90

export const since = (now: Date): Sql =>
  sql`(${now}::timestamptz - make_interval(days => ${windowDays}::int))`

const dayOf = (moment: Sql) => sql`((${moment}) at time zone 'Asia/Kolkata')::date`

/**
 * Orders `o` that are counted, with what became of them. A shop cannot lift its figures by orders of its own: those of the
 * same GST number, device or address are left out. The demo is counted among itself alone.
 */
export const ordersWithin = (which: Sql, now: Date): Sql => sql`
  select e.*, e.cancelled_by is null and e.promised_on is not null
    and (e.left_on is not null or e.promised_on < ${dayOf(sql`${now}::timestamptz`)}) as is_sent
  from (
    select o.order_id, o.seller_id, o.buyer_id, o.promised_on, o.total_paise, o.terms, o.deal_id,
      (select ${dayOf(sql`min(left_at)`)} from (
        select s.dispatched_at as left_at from shipments s where s.order_id = o.order_id
          and ${isSent}
        union all
        select v.created_at from order_events v
        where v.order_id = o.order_id and v.delivery_status in ('Shipped', 'Delivered')) ways) as left_on,
      case when o.delivery_status = 'Cancelled' then coalesce((
        select v.actor_role from order_events v where v.order_id = o.order_id and v.delivery_status = 'Cancelled'
        order by v.order_event_id desc limit 1), 'nobody') end as cancelled_by,
      exists (select from orders p
        where p.buyer_id = o.buyer_id and p.seller_id = o.seller_id and p.delivery_status <> 'Cancelled'
          and ${dayOf(sql`p.order_date`)} < ${dayOf(sql`o.order_date`)}) as is_again,
      c.disputes, c.lost_by_seller, c.lost_by_buyer
    from orders o
      join users b on b.user_id = o.buyer_id
      join users v on v.user_id = o.seller_id
      cross join lateral (
        select count(*) as disputes,
          count(*) filter (where ${isLostBy(sql`o.seller_id`)}) as lost_by_seller,
          count(*) filter (where ${isLostBy(sql`o.buyer_id`)}) as lost_by_buyer
        from cases c
        where c.order_id = o.order_id
          and c.kind in ('damaged', 'short', 'wrong', 'late', 'unwanted', 'refund', 'payment')) c
    where ${which} and o.order_date > ${since(now)} and o.order_date <= ${now} and b.is_demo = v.is_demo
      and o.bill_gstin is distinct from coalesce(o.seller_gstin, v.gst_number)
      and place_of(o.ship_address) is distinct from coalesce(place_of(v.address), '')
      and not is_same_party(o.buyer_id, o.seller_id)
  ) e`

/** The desk has decided, and against this side. */
const isLostBy = (side: Sql): Sql => sql`
  c.decided_by is not null and ((c.about_id = ${side} and c.outcome <> 'none')
    or (c.opened_by = ${side} and c.outcome = 'none'))`
