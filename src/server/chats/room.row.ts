import { z } from 'zod'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { microsOf } from '#server/db/list-position.ts'
import { empty, rows, type Sql, sql } from '#server/db/sql.ts'
import { isComposition } from '#server/products/product.row.ts'

/** A room as one of its two people sees it: their own figures and the other person. */
export const RoomRow = z.object({
  room_id: z.uuid(),
  role: z.enum(['buyer', 'seller']),
  last_seq: z.int(),
  last_message: z.string(),
  last_message_at: z.date(),
  micros: z.int(),
  unread: z.int(),
  own_read_seq: z.int(),
  other_read_seq: z.int(),
  other_id: z.uuid(),
  other_name: z.string(),
  other_company: z.string().nullable(),
  picture: z.string().nullable(),
  is_open: z.boolean(),
  is_blocked: z.boolean(),
  last_seen_at: z.date().nullable(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  product_id: z.uuid().nullable(),
  product_name: z.string().nullable(),
  images: z.array(z.string()).nullable(),
  tiers: z.array(z.object({ min: z.int(), max: z.int().nullable(), unit_price_paise: z.int() })).nullable(),
  unit: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
})
export type RoomRow = z.infer<typeof RoomRow>

/**
 * Rooms of `me`, each joined with the other person `u` and the product `p` if it still exists. `where` and what
 * follows it come from the caller and apply to `mine`; `among` filters the rooms themselves.
 */
export const roomRows = (userId: string, rest: Sql, among: Sql = empty) => rows(RoomRow)`
  select mine.room_id, mine.role, mine.last_seq, mine.last_message, mine.last_message_at, ${microsOf(sql`mine.last_message_at`)} as micros, mine.unread,
    mine.own_read_seq, mine.other_read_seq, mine.other_id,
    case mine.role when 'buyer' then coalesce(u.company_name, u.full_name) else u.full_name end as other_name,
    case mine.role when 'seller' then u.company_name end as other_company,
    u.profile_image as picture, u.suspended_at is null and not ${isBlockedBetween(sql`u.user_id`, sql`${userId}::uuid`)} as is_open,
    exists (select from blocks k where k.who = ${userId} and k.whom = u.user_id) as is_blocked, seen.seen_at as last_seen_at,
    (select t.scheme from tax_registrations t
      where t.seller_id = case mine.role when 'buyer' then mine.other_id else ${userId}::uuid end and t.is_default) as seller_scheme,
    p.product_id, p.product_name, p.images, p.tiers, p.unit,
    case when ${isComposition} then 0 else p.gst_rate_bp end as gst_rate_bp
  from (
    select room_id, 'buyer' as role, buyer_id, last_seq, last_message, last_message_at, product_id, seller_id as other_id,
      buyer_unread as unread, buyer_read_seq as own_read_seq, coalesce(seller_shown_seq, seller_read_seq) as other_read_seq
    from chat_rooms where buyer_id = ${userId} ${among}
    union all
    select room_id, 'seller', buyer_id, last_seq, last_message, last_message_at, product_id, buyer_id,
      seller_unread, seller_read_seq, coalesce(buyer_shown_seq, buyer_read_seq)
    from chat_rooms where seller_id = ${userId} ${among}
  ) mine
  join users u on u.user_id = mine.other_id
  left join chat_presence seen on seen.user_id = mine.other_id
  left join products p on p.product_id = mine.product_id and p.deleted_at is null and p.verification <> 'rejected'
    and (p.expires_at is null or p.expires_at > now())
  ${rest}`

export const latestFirst = sql`order by mine.last_message_at desc, mine.room_id`
