import type pg from 'pg'
import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { Sql } from '#server/db/sql.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'

/*
 * A place of backups belongs to one market: another one's run would prune the backups of the first. A market is known by the
 * moment of its first migration, which is a row like any other: so a restored market goes on in the place that it came from.
 */

const Market = z.object({ began: z.string() })

const began = `
  select to_char(min(ran_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as began from migrations`

const marketOf = async (db: Db) => (await db.one(new Sql([began], [], { row: Market }))).began

const mark = 'began'

/** Answers whether the place has an owner. */
async function requireOwn(owner: Storage, market: string): Promise<boolean> {
  const known = (await owner.get(mark))?.toString().trim()
  if (known !== undefined && known !== market)
    throw new StartupError(
      `The place of backups belongs to another market, which began at ${known}, and this one at ${market}: each market needs a place of its own.`,
    )
  return known !== undefined
}

async function claim(owner: Storage, market: string) {
  if (!(await requireOwn(owner, market))) await owner.put(mark, Buffer.from(`${market}\n`))
}

/** Marks the place as that of this market. Throws if it is another's. */
export async function claimPlace(client: pg.Client, owner: Storage) {
  const { rows } = await client.query<z.infer<typeof Market>>(began)
  await claim(owner, rows[0]?.began ?? '')
}

/** The same over the server's own connections. */
export const claimPlaceFor = async (db: Db, owner: Storage) => claim(owner, await marketOf(db))

/** Throws if the place is another market's, and writes nothing. */
export const requireOwnPlace = async (db: Db, owner: Storage) =>
  void (await requireOwn(owner, await marketOf(db)))
