import { z } from 'zod'
import { signalKinds, signalOutcomes } from '#contract/admin/moderation.ts'
import { sql } from '#server/db/sql.ts'

const Facts = z.object({
  count: z.int(),
  days: z.int().nullish(),
  gstin: z.string().nullish(),
  was_paise: z.int().nullish(),
  now_paise: z.int().nullish(),
})

export const SignalRow = z.object({
  signal_id: z.uuid(),
  kind: z.enum(signalKinds),
  facts: Facts,
  people: z.array(
    z.object({ user_id: z.uuid(), name: z.string(), is_seller: z.boolean(), is_suspended: z.boolean() }),
  ),
  products: z.array(
    z.object({
      product_id: z.uuid(),
      product_name: z.string(),
      seller_id: z.uuid(),
      seller: z.string(),
      image: z.string().nullable(),
      price_paise: z.int(),
      unit: z.string(),
      is_listed: z.boolean(),
    }),
  ),
  found_at: z.date(),
  revision: z.int(),
  outcome: z.enum(signalOutcomes).nullable(),
  words: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.date().nullable(),
  case_id: z.string().nullable(),
})
export type SignalRow = z.infer<typeof SignalRow>

/** Of signals `s`; who or what is gone meanwhile is left out. */
export const signalColumns = sql`
  s.signal_id, s.kind, s.facts, s.found_at, s.revision, s.outcome, s.words, s.decided_at, s.case_id,
  (select d.full_name from users d where d.user_id = s.decided_by) as decided_by,
  (select coalesce(jsonb_agg(jsonb_build_object('user_id', u.user_id, 'name', coalesce(u.company_name, u.full_name),
      'is_seller', u.account_type = 'seller', 'is_suspended', u.suspended_at is not null) order by place), '[]')
    from unnest(s.people) with ordinality as sides (user_id, place) join users u using (user_id)) as people,
  (select coalesce(jsonb_agg(jsonb_build_object('product_id', p.product_id, 'product_name', p.product_name,
      'seller_id', p.seller_id, 'seller', coalesce(v.company_name, v.full_name), 'image', case when s.kind = 'same-picture' then (
          select url from jsonb_array_elements_text(p.images) url where strpos(url, s.key) > 0 limit 1)
        else p.images ->> 0 end,
      'price_paise', p.card_price_paise, 'unit', p.unit,
      'is_listed', p.deleted_at is null and p.verification <> 'rejected' and v.suspended_at is null) order by place), '[]')
    from unnest(s.products) with ordinality as goods (product_id, place)
      join products p using (product_id) join users v on v.user_id = p.seller_id) as products`
