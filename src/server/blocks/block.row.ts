import { type Sql, sql } from '#server/db/sql.ts'

/** Whether one of the two has blocked the other. */
export const isBlockedBetween = (one: Sql, other: Sql): Sql => sql`
  exists (select from blocks k
    where k.who = ${one} and k.whom = ${other} or k.who = ${other} and k.whom = ${one})`
