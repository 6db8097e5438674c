import { z } from 'zod'
import { rowsPerPage } from './paging.ts'
import { empty, literal, type Sql, sql } from './sql.ts'

/** The row that a page begins after. Its moment is text: a Date would lose the microseconds that order the rows. */
export const Anchor = z.object({ id: z.string(), moment: z.string() })
export type Anchor = z.infer<typeof Anchor>

/** How a list runs by a moment of its rows, and by their ids where two are of the same. */
type ByAge = {
  /** What `Anchor` reads of a row. */
  readonly anchor: Sql
  /** The end of a statement whose `where` has begun: what follows a row, in order, and no more than asked for. */
  readonly page: (after: Anchor | undefined, most?: number) => Sql
}

export const newestFirst = (moment: Sql, id: Sql): ByAge => ({
  anchor: anchorOf(moment, id),
  page: (after, limit = rowsPerPage) => sql`
    ${
      after
        ? sql`and ${moment} <= ${after.moment}::timestamptz
            and (${moment} < ${after.moment}::timestamptz or ${id} > ${after.id})`
        : empty
    }
    order by ${moment} desc, ${id} limit ${literal(limit)}`,
})

export const oldestFirst = (moment: Sql, id: Sql): ByAge => ({
  anchor: anchorOf(moment, id),
  page: (after, limit = rowsPerPage) => sql`
    ${after ? sql`and (${moment}, ${id}) > (${after.moment}::timestamptz, ${after.id}::uuid)` : empty}
    order by ${moment}, ${id} limit ${literal(limit)}`,
})

const anchorOf = (moment: Sql, id: Sql) => sql`${id} as id, ${moment}::text as moment`
