import { z } from 'zod'
import { common } from '#contract/texts/common.ts'
import { http } from '#contract/texts/http.ts'
import { badInput } from '#server/errors.ts'

/** The format in which PostgreSQL writes moments; a Date would lose their microseconds. */
export const Moment = z
  .string()
  .regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)))

const integerUpTo = (limit: number) => z.int().min(-limit).max(limit)

/** The types that a sort key may have in the database. */
const keyOf = {
  smallint: integerUpTo(2 ** 15 - 1),
  integer: integerUpTo(2 ** 31 - 1),
  bigint: z.int(),
  timestamptz: Moment,
  text: z.string().max(100),
}

export type KeyType = keyof typeof keyOf
export type CursorOrder = { readonly name: string; readonly type: KeyType }

/** The sort keys of a page's last row. */
export type Keys = readonly [key: number | string, moment: string, id: string]

const CursorText = z.tuple([z.string()]).rest(z.unknown())

export const toCursor = ({ name }: CursorOrder, keys: Keys) => writeCursor([name, ...keys])

export const writeCursor = (parts: readonly unknown[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The order of a cursor; undefined if it is none. */
export const nameIn = (cursor: string): string | undefined =>
  CursorText.safeParse(readCursor(cursor)).data?.[0]

/** Throws 400 if `toCursor` did not write it for the same order. */
export function fromCursor(cursor: string, { name, type }: CursorOrder): Keys {
  const [parts, ...keys] = CursorText.safeParse(readCursor(cursor)).data ?? []
  if (parts !== undefined && parts !== name) throw badInput(http.otherOrder)
  const known = z.tuple([keyOf[type], Moment, z.uuid()]).safeParse(keys)
  if (parts !== name || !known.success) throw badInput(common.noPage)
  return known.data
}

export function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
