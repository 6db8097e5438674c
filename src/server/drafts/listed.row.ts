import { sql } from '#server/db/sql.ts'

/** A draft that buyers can be shown. */
export const isWholeDraft = sql`(p.off_market = 'draft' and p.description <> '' and p.images <> '[]')`

/** What makes `p` a product of the market. A draft begins there as new and waits for its verification. */
export const listing = sql`
  created_at = case when p.off_market = 'draft' then now() else p.created_at end,
  verification = case when p.off_market = 'draft' then 'pending' else p.verification end,
  deleted_at = null, off_market = null`
