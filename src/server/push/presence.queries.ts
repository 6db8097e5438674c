import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const News = z.object({ is_news: z.boolean() })
const Person = z.object({ user_id: z.uuid() })
const ids = (people: readonly z.output<typeof Person>[]) => people.map(({ user_id }) => user_id)

export const insertPerson = (db: Db, userId: string, processId: string) =>
  db.one(rows(News)`select come_online(${userId}, ${processId}) as is_news`)

export const deletePerson = (db: Db, userId: string, processId: string) =>
  db.one(rows(News)`select leave_online(${userId}, ${processId}) as is_news`)

export const findOnline = async (db: Db, userIds: readonly string[]) =>
  ids(
    await db.many(rows(Person)`
      select distinct user_id from push_people where user_id = any(${userIds}::uuid[])`),
  )

/** Answers 0 where the process is not known any more. */
export const updateSeen = (db: Db, processId: string) =>
  db.run(sql`update push_processes set seen_at = now() where process_id = ${processId}`)

export const insertProcess = (tx: Db, processId: string) =>
  tx.run(sql`
    insert into push_processes (process_id) values (${processId})
    on conflict (process_id) do update set seen_at = now()`)

/** Answers who of them was nowhere before. */
export const insertPeople = async (tx: Db, processId: string, userIds: readonly string[]) =>
  ids(
    await tx.many(rows(Person)`
      with written as (
        insert into push_people (user_id, process_id)
        select user_id, ${processId} from unnest(${userIds}::uuid[]) user_id
        on conflict do nothing returning user_id
      )
      select user_id from written
      where not exists (select from push_people p where p.user_id = written.user_id)`),
  )

/** Takes out whoever is not at the process any more, and answers who of them is nowhere now. */
export const deleteOthers = async (tx: Db, processId: string, userIds: readonly string[]) =>
  ids(
    await tx.many(rows(Person)`
      with gone as (
        delete from push_people where process_id = ${processId} and user_id <> all(${userIds}::uuid[])
        returning user_id
      )
      select user_id from gone
      where not exists (
        select from push_people p where p.user_id = gone.user_id and p.process_id <> ${processId})`),
  )

/** Answers 0 where people are left at it, whose leaving nobody has announced yet. */
export const deleteEmptyProcess = (db: Db, processId: string) =>
  db.run(sql`
    delete from push_processes where process_id = ${processId}
      and not exists (select from push_people where process_id = ${processId})`)

/** As if it had been silent for ever. */
export const updateEnded = (db: Db, processId: string) =>
  db.run(sql`update push_processes set seen_at = '-infinity' where process_id = ${processId}`)

/** Takes out processes that were silent for so long, and answers who is nowhere now. Of several who ask one gets each. */
export const deleteSilent = async (db: Db, seconds: number) =>
  ids(
    await db.many(rows(Person)`
      with dead as (
        select process_id from push_processes
        where seen_at < now() - make_interval(secs => ${seconds}) for update skip locked
      ), lost as (
        delete from push_people p using dead where p.process_id = dead.process_id returning p.user_id
      ), ended as (
        delete from push_processes p using dead where p.process_id = dead.process_id
      )
      select distinct user_id from lost
      where not exists (
        select from push_people p
        where p.user_id = lost.user_id and p.process_id not in (select process_id from dead))`),
  )
