import { sql } from '#server/db/sql.ts'

/** Whether a row of `users` was closed by its owner and may still come back. */
export const isClosed = sql`exists (
  select from account_closings c where c.user_id = users.user_id and c.begun_at is null)`

/** Whether it is being erased, or is: nobody signs in any more. */
export const isGone = sql`exists (
  select from account_closings c where c.user_id = users.user_id and c.begun_at is not null)`
