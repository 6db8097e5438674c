import { createHash } from 'node:crypto'
import { http } from '#contract/texts/http.ts'
import { canonicalJson } from '#server/canonical-json.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf } from '#server/db/transactions/retry.ts'
import { badInput, conflict, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './idempotency.queries.ts'

const { key: longestKey, hours: keptHours } = limits.idempotency

export type Keyed = {
  readonly user_id: string
  /** The header Idempotency-Key; without one the work just runs. */
  readonly key: string | undefined
  /** The parsed input. */
  readonly input: unknown
}

/**
 * Runs the work of a key once and answers each repetition with the first answer. The key is stored in the transaction
 * of the work: a refusal leaves no trace, and a process that dies half-way leaves neither work nor key.
 */
export async function runOnce<T>(tx: Db, { user_id, key, input }: Keyed, work: () => Promise<T>): Promise<T> {
  const request = requestOf({ user_id, key, input })
  if (!request) return work()
  if ((await sql.insertKey(tx, request)) === 0) return (await knownAnswer(tx, request)) as T
  const answer = await work()
  await sql.updateAnswer(tx, request, answer)
  return answer
}

/**
 * The first answer of a key, for work that holds a lock of its user: repetitions wait for that, so the key is looked
 * up beside what else is read under it, and kept with the commit.
 */
export async function findFirstAnswer(tx: Db, keyed: Keyed): Promise<{ answer: unknown } | undefined> {
  const request = requestOf(keyed)
  const known = request && (await sql.findAnswer(tx, request))
  if (known && !known.is_same_request) throw conflict(http.keyUsed)
  return known
}

/** Keeps the answer that `findFirstAnswer` did not find. The commit fails where another call used the key meanwhile. */
export async function keepAnswer(tx: Db, keyed: Keyed, answer: unknown) {
  const request = requestOf(keyed)
  if (request) await sql.insertAnswer(tx, request, answer)
}

export function refuseUsedKey(error: unknown): never {
  throw constraintOf(error) === 'idempotency_keys_pkey' ? conflict(http.keyUsed) : error
}

function requestOf({ user_id, key, input }: Keyed): sql.KeyedRequest | undefined {
  if (key === undefined) return undefined
  if (key.length > longestKey) throw badInput(http.keyTooLong({ limit: longestKey }))
  return { user_id, key, hash: hashOf(input) }
}

async function knownAnswer(tx: Db, request: sql.KeyedRequest): Promise<unknown> {
  const known = await sql.findAnswer(tx, request)
  if (!known) throw unavailable()
  if (!known.is_same_request) throw conflict(http.keyUsed)
  return known.answer
}

export const purgeKeys = async (db: Db) => isFullBatch(await sql.deleteOldKeys(db, keptHours))

const hashOf = (input: unknown) => createHash('sha256').update(canonicalJson(input)).digest()
