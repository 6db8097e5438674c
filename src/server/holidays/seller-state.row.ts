import { type Sql, sql } from '#server/db/sql.ts'

/** Where a shop is: the state of the number that it bills under, else of the number in its profile. */
export const stateOfSeller = (sellerId: Sql): Sql => sql`coalesce(
  (select t.state_code from tax_registrations t where t.seller_id = ${sellerId} and t.is_default),
  (select nullif(left(u.gst_number, 2), '') from users u where u.user_id = ${sellerId}))`
