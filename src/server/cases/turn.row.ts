import { type Sql, sql } from '#server/db/sql.ts'

/** Problems with orders of a shop in which it has to act next: `turnOf` says the same of one. */
export const turnsOf = (sellerId: string): Sql => sql`
  cases c join orders o on o.order_id = c.order_id
  where o.seller_id = ${sellerId} and (c.opened_by = ${sellerId} or c.about_id = ${sellerId})
    and (c.state = 'open' and c.answer_by is not null and c.about_id = ${sellerId}
      or c.state = 'answered' and c.answer_by is not null and c.opened_by = ${sellerId}
      or c.state in ('agreed', 'decided') and c.outcome_by is not null)`
