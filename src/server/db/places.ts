import { type Sql, sql } from './sql.ts'

/**
 * A place in a list by age that says its moment besides its row: the row may be gone, or have moved, when the next page is
 * asked for.
 */
export type Place = { readonly id: string; readonly micros: number }

export const microsOf = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
export const momentOf = (micros: number): Sql =>
  sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond')`

export const placeOf = ({ id, micros }: Place) => `${id}.${micros}`
export const looksLikePlace = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.\d{16}$/
export const placeIn = (text: string): Place => ({ id: text.slice(0, 36), micros: Number(text.slice(37)) })
