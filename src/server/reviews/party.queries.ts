import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'

const Person = z.object({ user_id: z.uuid() })

/** Whose links may have changed, a few at a time; of two processes each takes its own. */
export const takePartyChecks = (tx: Db, limit: number) =>
  tx.many(rows(Person)`
    delete from party_checks where party_check_id = any(array(
      select party_check_id from party_checks order by party_check_id limit ${literal(limit)} for update skip locked))
    returning user_id`)

const Reviewed = z.object({ buyer_id: z.uuid(), product_ids: z.array(z.uuid()) })

/** Reviews that may count no more, or again: by this person, and of their goods by whom they are linked with or do not count. */
export const findReviewsOfParty = (tx: Db, userId: string) =>
  tx.many(rows(Reviewed)`
    with linked as (
      select b.user_id from users a join users b on b.gst_number = a.gst_number and a.gst_number <> ''
      where a.user_id = ${userId}
      union select b.user_id from users a join users b on place_of(b.address) = place_of(a.address)
      where a.user_id = ${userId}
      union select b.user_id from tax_registrations t join users b on b.gst_number = t.gstin
      where t.seller_id = ${userId}
      union select b.user_id from known_devices a join known_devices b using (device_hash)
      where a.user_id = ${userId})
    select buyer_id, array_agg(distinct product_id) as product_ids from (
      select r.buyer_id, r.product_id from reviews r where r.buyer_id = ${userId}
      union all
      select r.buyer_id, r.product_id from products p join reviews r using (product_id)
      where p.seller_id = ${userId} and (not r.is_counted or r.buyer_id in (select user_id from linked))) touched
    group by buyer_id order by buyer_id`)
