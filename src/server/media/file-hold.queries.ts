import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'

/** A fixed number, as that of the migrations. */
export const fileHold = 7_242

const Free = z.object({ is_free: z.boolean() })

/**
 * Whether files may be deleted in this transaction: not while a backup has read which files there are and has not copied the last of
 * them yet, which takes seconds. It waits in turn for the transactions that were told yes.
 */
export const mayDeleteFiles = async (tx: Db) =>
  (await tx.one(rows(Free)`select pg_try_advisory_xact_lock_shared(${literal(fileHold)}) as is_free`)).is_free
