import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Change = z.object({
  policy: z.enum(['terms', 'privacy']),
  revision: z.int(),
  in_force: z.string(),
  made_at: z.date(),
})
const Notice = z.object({
  policy: z.enum(['terms', 'privacy']),
  revision: z.int(),
  in_force: z.string(),
  changed_at: z.date(),
  reached: z.uuid().nullable(),
})

/** Texts that stand since before `until` with another day in force than the one that people were told of last. */
export const findChanges = (db: Db, until: Date) =>
  db.many(rows(Change)`
    select name as policy, revision, value ->> 'in_force' as in_force, made_at
    from (select distinct on (name) * from content_revisions
      where kind = 'policies' and name in ('terms', 'privacy') order by name, revision desc) as standing
    where made_at <= ${until} and value ->> 'in_force' is distinct from coalesce(
      (select in_force from policy_notices where policy = name order by revision desc limit 1),
      (select value ->> 'in_force' from content_revisions as came
        where came.kind = 'policies' and came.name = standing.name and came.revision = 1))`)

/** A telling that is not done ends where the text has changed again: everybody hears of the new one. */
export const endNotices = (tx: Db, policy: string) =>
  tx.run(sql`update policy_notices set done_at = now() where policy = ${policy} and done_at is null`)

export const insertNotice = (tx: Db, { policy, revision, in_force, made_at }: z.infer<typeof Change>) =>
  tx.run(sql`
    insert into policy_notices (policy, revision, in_force, changed_at)
    values (${policy}, ${revision}, ${in_force}, ${made_at}) on conflict do nothing`)

export const lockNotice = (tx: Db) =>
  tx.maybe(rows(Notice)`
    select policy, revision, in_force, changed_at, reached from policy_notices where done_at is null
    order by changed_at limit 1 for update`)

const Person = z.object({ user_id: z.uuid() })

/** Who had an account when the text changed, and has not left. */
export const findPeople = (tx: Db, { changed_at, reached }: z.infer<typeof Notice>, count: number) =>
  tx.many(rows(Person)`
    select user_id from users
    where created_at < ${changed_at} and (${reached}::uuid is null or user_id > ${reached})
      and not exists (select from account_closings c where c.user_id = users.user_id)
    order by user_id limit ${count}`)

type Reached = {
  readonly policy: string
  readonly revision: number
  readonly reached: string | null
  readonly isDone: boolean
}

export const updateNotice = (tx: Db, { policy, revision, reached, isDone }: Reached) =>
  tx.run(sql`
    update policy_notices set reached = coalesce(${reached}, reached), done_at = ${isDone ? new Date() : null}
    where policy = ${policy} and revision = ${revision}`)
