import { http } from '#contract/texts/http.ts'
import type { Db } from '#server/db/db.ts'
import { Refusal } from '#server/errors.ts'
import * as sql from './allowance.queries.ts'

const megabyte = 1024 ** 2

/** Takes bytes from today's allowance of an account; throws 413 if not enough are left. */
export async function takeBytes(db: Db, userId: string, bytes: number) {
  if (await sql.takeBytes(db, userId, bytes)) return
  const { allowed } = await sql.findAllowed(db, userId)
  throw new Refusal(413, http.uploadsOfDay({ megabytes: allowed / megabyte }))
}

export const { returnBytes } = sql
