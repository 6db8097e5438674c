import type { Anchor } from './by-age.ts'
import { anchorOf } from './paging.ts'
import { type Sql, sql } from './sql.ts'

/**
 * A position in a list by age that contains the moment as well as the row, because the row may be deleted or moved
 * before the next page is requested.
 */
export type ListPosition = { readonly id: string; readonly micros: number }

export const microsOf = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
export const momentOf = (micros: number): Sql =>
  sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond')`

export const placeOf = ({ id, micros }: ListPosition) => `${id}.${micros}`
export const positionPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.\d{16}$/
export const placeIn = (text: string): ListPosition => ({
  id: text.slice(0, 36),
  micros: Number(text.slice(37)),
})

/**
 * Reads the position after which a page begins, for lists that need nothing else of that row. Throws 400 if it is
 * invalid.
 */
export const anchorIn = (cursor: string | undefined): Promise<Anchor | undefined> =>
  anchorOf(cursor, async (text) => anchorAt(placeIn(text)), positionPattern)

/** A Date has milliseconds only. */
const anchorAt = ({ id, micros }: ListPosition): Anchor => {
  const moment = new Date(Math.floor(micros / 1_000)).toISOString()
  return { id, moment: moment.replace('Z', `${String(micros % 1_000).padStart(3, '0')}Z`) }
}
