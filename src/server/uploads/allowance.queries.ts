import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { firstDay, member, seller } = limits.uploadsADay

const today = sql`(now() at time zone 'Asia/Kolkata')::date`
const allowed = sql`
  case when account_type in ('seller', 'admin') then ${literal(seller)}
    when created_at > now() - interval '1 day' then ${literal(firstDay)}
    else ${literal(member)} end`

const Taken = z.object({ bytes: z.number() })

/** Takes bytes from today's allowance of an account. Returns nothing if not enough are left. */
export const takeBytes = (db: Db, userId: string, bytes: number) =>
  db.maybe(rows(Taken)`
    insert into upload_allowances as a (user_id, day, bytes)
    select user_id, ${today}, ${bytes}::bigint from users where user_id = ${userId} and ${bytes}::bigint <= ${allowed}
    on conflict (user_id) do update set
      day = excluded.day,
      bytes = excluded.bytes + case when a.day = excluded.day then a.bytes else 0 end
    where excluded.bytes + case when a.day = excluded.day then a.bytes else 0 end
      <= (select ${allowed} from users u where u.user_id = excluded.user_id)
    returning bytes`)

const Allowed = z.object({ allowed: z.number() })

export const findAllowed = (db: Db, userId: string) =>
  db.one(rows(Allowed)`select ${allowed} as allowed from users where user_id = ${userId}`)

/** A refused request costs nothing. */
export const returnBytes = (db: Db, userId: string, bytes: number) =>
  db.run(sql`
    update upload_allowances set bytes = bytes - ${bytes}
    where user_id = ${userId} and day = ${today} and bytes >= ${bytes}`)
