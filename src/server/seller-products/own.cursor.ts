import { z } from 'zod'
import type { OwnProductSort } from '#contract/products/own-product.ts'
import { common } from '#contract/texts/common.ts'
import { Moment, readCursor, writeCursor } from '#server/db/sort-cursor.ts'
import { badInput } from '#server/errors.ts'
import type { OwnProductRow } from './own.queries.ts'

/** The cursor contains the sort key, because the product may have another name when the next page is requested. */
const Place = z.tuple([z.uuid(), Moment, z.string(), z.string()])
export type Place = Pick<OwnProductRow, 'product_id' | 'sort_time' | 'sort_name' | 'category'>

export const toPlaceCursor = (sort: OwnProductSort, { product_id, sort_time, sort_name, category }: Place) =>
  writeCursor([sort, product_id, sort_time, sort_name, category])

/** Throws 400 unless `toPlaceCursor` made it for the same order. */
export function placeIn(cursor: string, sort: OwnProductSort): Place {
  const parts = readCursor(cursor)
  const known = Array.isArray(parts) && parts[0] === sort ? Place.safeParse(parts.slice(1)).data : undefined
  if (!known) throw badInput(common.noPage)
  const [product_id, sort_time, sort_name, category] = known
  return { product_id, sort_time, sort_name, category }
}
