import type pg from 'pg'
import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import type { Storage } from '#server/storage/storage.ts'

/*
 * Whom the market has erased, beside its backups: a restore brings them back, and then erases them again. Each is an object
 * that is called by an id that says nothing to anybody else.
 */

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const readErased = async (list: Storage) => (await list.list('.')).filter((name) => isId.test(name))

/** Adds those that are not there yet. */
async function writeErased(list: Storage, userIds: readonly string[]) {
  const known = new Set(await readErased(list))
  for (const id of userIds) if (!known.has(id)) await list.put(id, Buffer.from(new Date().toISOString()))
}

const Erased = z.object({ user_id: z.uuid() })

/** Adds whom this market has erased. */
export const noteErased = async (db: Db, list: Storage) => {
  const erased = await db.many(rows(Erased)`select user_id from account_closings where erased_at is not null`)
  await writeErased(
    list,
    erased.map(({ user_id }) => user_id),
  )
}

/**
 * Closes the accounts of a restored market that were erased since, and marks their erasure as begun: the server erases them
 * within seconds of its start, whatever was open between them and others then. Answers how many there are.
 */
export async function eraseAgain(client: pg.Client, list: Storage): Promise<number> {
  const ids = await readErased(list)
  const { rows: tables } = await client.query<{ closings: string | null }>(
    "select to_regclass('account_closings')::text as closings",
  )
  if (ids.length === 0 || !tables[0]?.closings) return 0
  const { rowCount } = await client.query(
    `with again as (
      insert into account_closings (user_id, closed_at, erase_at, begun_at)
      select user_id, now() - interval '3 days', now() - interval '1 minute', now() from users where user_id = any($1::uuid[])
      on conflict (user_id) do update set closed_at = excluded.closed_at, erase_at = excluded.erase_at,
        begun_at = excluded.begun_at, steps = 0
      where account_closings.erased_at is null
      returning user_id)
    update users u set suspended_at = coalesce(u.suspended_at, now()) from again where u.user_id = again.user_id`,
    [ids],
  )
  return rowCount ?? 0
}
