import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const Unchecked = z.object({
  user_id: z.uuid(),
  gst_number: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  business_pincode: z.string().nullable(),
})

/** Approved sellers of whose GST number nothing is written down. */
export const lockUnchecked = (tx: Db) =>
  tx.many(rows(Unchecked)`
    select u.user_id, u.gst_number, u.full_name, coalesce(u.company_name, '') as company_name,
      (select a.business_pincode from seller_applications a where a.user_id = u.user_id and a.status = 'approved'
        order by a.created_at desc limit 1) as business_pincode
    from users u
    where u.account_type = 'seller' and u.is_seller_verified and not exists (
      select from seller_checks c
      where c.seller_id = u.user_id and c.kind = 'gst_form' and c.ended_at is null)
    order by u.user_id limit ${batchSize} for no key update of u skip locked`)
