import { z } from 'zod'
import { badInput } from '#server/errors.ts'

const Keys = z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()]), z.uuid()])

/** Where a page ended: the sort keys of its last row. */
export type Keys = z.infer<typeof Keys>

export const toCursor = (keys: Keys) => Buffer.from(JSON.stringify(keys)).toString('base64url')

/** Throws 400 for what was not made by `toCursor`. */
export function fromCursor(cursor: string): Keys {
  try {
    return Keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badInput('This page of the list does not exist. Please start from the first.')
  }
}
