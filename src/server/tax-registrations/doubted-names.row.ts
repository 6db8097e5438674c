import { sql } from '#server/db/sql.ts'

/**
 * Whether the names that the registration `r` prints are older than the rule that an admin looks first, and one has not looked
 * yet. Other names that wait are not printed.
 */
export const areNamesDoubted = sql`exists (
  select from registration_names n where n.gstin = r.gstin and n.status = 'pending'
    and (n.former_legal_name, n.former_trade_name) <> (r.legal_name, r.trade_name))`
