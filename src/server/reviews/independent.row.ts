import { sql } from '#server/db/sql.ts'

/** Of orders `o`: buyer and seller are two businesses. Nobody rates what they sell themselves. */
export const isIndependent = sql`
  (not is_same_party(o.buyer_id, o.seller_id)
    and (coalesce(o.bill_gstin, '') = '' or o.bill_gstin is distinct from o.seller_gstin))`
