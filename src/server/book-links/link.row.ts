import { z } from 'zod'
import { lookKinds } from '#contract/books/book-links.ts'
import { sql } from '#server/db/sql.ts'

export const LinkRow = z.object({
  book_link_id: z.uuid(),
  month: z.string(),
  name: z.string(),
  ends_on: z.string(),
  created_at: z.date(),
  taken_back_at: z.date().nullable(),
  looks: z.int(),
  last_look_at: z.date().nullable(),
})
export type LinkRow = z.infer<typeof LinkRow>

export const linkColumns = sql`
  l.book_link_id, l.month, l.name, l.ends_on::text as ends_on, l.created_at, l.taken_back_at,
  (select count(*) from book_looks k where k.book_link_id = l.book_link_id) as looks,
  (select max(k.looked_at) from book_looks k where k.book_link_id = l.book_link_id) as last_look_at`

/** What an open link leads to. */
export const OpenLink = z.object({
  book_link_id: z.uuid(),
  seller_id: z.uuid(),
  month: z.string(),
  ends_on: z.string(),
  shop: z.string(),
})
export type OpenLink = z.infer<typeof OpenLink>

export const LookRow = z.object({
  book_look_id: z.uuid(),
  looked_at: z.date(),
  what: z.enum(lookKinds),
  user_agent: z.string(),
  network: z.string(),
})
export type LookRow = z.infer<typeof LookRow>
export type LookKind = LookRow['what']
