import { z } from 'zod'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const WaitingRoom = z.object({
  room_id: z.uuid(),
  reader_id: z.uuid(),
  is_seller: z.boolean(),
  writer: z.string(),
})

/**
 * Rooms in which one side has waited a day for the other: the shop for any answer, the buyer until it is read. Marked,
 * so that nobody is reminded twice before they answer. What was left alone for three days stays so. A shop's own answer
 * is none, and a deal that is over wants none.
 */
export const updateReminded = (tx: Db, now: Date) =>
  tx.many(rows(WaitingRoom)`
    with waiting as (
      select r.room_id, reader.user_id as reader_id, reader.user_id = r.seller_id as is_seller,
        coalesce(w.company_name, w.full_name) as writer
      from chat_rooms r
        cross join lateral (
          select sender_id, deal_id from chat_messages m
          where m.room_id = r.room_id and not m.is_automatic order by m.seq desc limit 1) last
        join users w on w.user_id = last.sender_id
        join users reader on reader.user_id = case when w.user_id = r.buyer_id then r.seller_id else r.buyer_id end
        cross join lateral (
          select coalesce(max(seq), 0) as seq from chat_messages a
          where a.room_id = r.room_id and a.sender_id = reader.user_id and not a.is_automatic) answered
        cross join lateral (
          select created_at from chat_messages f
          where f.room_id = r.room_id and f.seq > answered.seq and f.sender_id = w.user_id order by f.seq limit 1) first
      where r.last_message_at > ${now}::timestamptz - interval '72 hours'
        and first.created_at <= ${now}::timestamptz - interval '24 hours'
        and coalesce(r.reminded_seq, 0) <= answered.seq
        and (reader.user_id = r.seller_id or r.buyer_unread > 0)
        and (last.deal_id is null or exists (select from deals d where d.deal_id = last.deal_id and d.state = 'open'))
        and w.suspended_at is null and reader.suspended_at is null
        and not ${isBlockedBetween(sql`w.user_id`, sql`reader.user_id`)}
      order by r.last_message_at limit ${batchSize} for update of r skip locked
    )
    update chat_rooms r set reminded_seq = last_seq from waiting where r.room_id = waiting.room_id
    returning waiting.room_id, reader_id, is_seller, writer`)

const WaitingLead = z.object({ seller_id: z.uuid(), requirement_id: z.uuid(), product: z.string() })

/** Open requirements of yesterday, with sellers who were notified of them and have not quoted. Each of them once. */
export const insertLeadReminders = (tx: Db, linkStart: string, now: Date) =>
  tx.many(rows(WaitingLead)`
    with waiting as (
      select distinct n.user_id as seller_id, r.requirement_id, r.product_name as product
      from requirements r join notifications n on n.kind = 'requirement-posted'
        and n.created_at >= r.created_at and n.created_at < r.created_at + interval '1 minute'
        and n.link = ${linkStart} || r.requirement_id
        join users u on u.user_id = n.user_id
      where not ${isBlockedBetween(sql`r.buyer_id`, sql`n.user_id`)} and r.closed_at is null and r.created_at > ${now}::timestamptz - interval '48 hours'
        and r.created_at <= ${now}::timestamptz - interval '24 hours' and u.suspended_at is null
        and (select count(*) from quotes q where q.requirement_id = r.requirement_id) < 5
        and not exists (select from quotes q where q.requirement_id = r.requirement_id and q.seller_id = n.user_id)
        and not exists (
          select from lead_reminders l where l.requirement_id = r.requirement_id and l.seller_id = n.user_id)
    ), noted as (
      insert into lead_reminders (requirement_id, seller_id) select requirement_id, seller_id from waiting
      on conflict do nothing returning requirement_id, seller_id
    )
    select seller_id, requirement_id, product from waiting join noted using (requirement_id, seller_id)
    order by product`)
