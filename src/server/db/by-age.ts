import { z } from 'zod'
import { rowsPerPage } from './paging.ts'
import { empty, literal, type Sql, sql } from './sql.ts'

/**
 * The row that a page begins after. Its moment is text, because a Date would lose the microseconds that order the
 * rows.
 */
export const Anchor = z.object({ id: z.string(), moment: z.string() })
export type Anchor = z.infer<typeof Anchor>

/** Sorts a list by a moment of its rows, and by id where two moments are equal. */
type ByAge = {
  /** The columns that `Anchor` reads. */
  readonly anchor: Sql
  /** The end of a statement whose `where` has begun: the rows after the anchor, in order, up to the limit. */
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
