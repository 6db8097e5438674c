import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isClosed, isGone } from '#server/sessions/closed.row.ts'

const Account = z.object({
  user_id: z.uuid(),
  password_hash: z.string(),
  suspended_at: z.date().nullable(),
  is_closed: z.boolean(),
  is_demo: z.boolean(),
  is_known_device: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const findAccount = (db: Db, phoneNumber: string, deviceHash: Buffer) =>
  db.maybe(rows(Account)`
    select user_id, password_hash, suspended_at, is_demo, ${isClosed} as is_closed,
      exists (
        select from known_devices where known_devices.user_id = users.user_id and device_hash = ${deviceHash}
      ) as is_known_device
    from users where phone_number = ${phoneNumber} and not ${isGone}`)

/** Locks the password until the transaction ends; touches nothing if it has changed meanwhile. */
export const lockPassword = (tx: Db, { user_id, password_hash }: Account) =>
  tx.run(sql`
    select from users where user_id = ${user_id} and password_hash = ${password_hash} for share`)

/** What attempts are counted by: a number, with one known device or with all other devices together. */
export type Counter = { readonly phone_number: string; readonly device_hash: Buffer }

const { wrongTries, window, firstWait, longestWait, forgetAfter } = limits.signIn
const milliseconds = (length: number) => sql`make_interval(secs => ${length / 1000})`
const failures = sql`case when counted.forget_at <= now() then 1 else counted.failures + 1 end`
const wait = sql`least(
  ${milliseconds(firstWait)} * power(2, least(${failures} - ${wrongTries}::int, 20)), ${milliseconds(longestWait)})`

const Taken = z.object({ failures: z.int() })

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot exceed the limit. One statement:
 * the row's lock serializes them. Nothing while the number has to wait.
 */
export const takeTry = (db: Db, { phone_number, device_hash }: Counter) =>
  db.maybe(rows(Taken)`
    insert into sign_in_failures as counted (phone_number, device_hash, failures, forget_at)
    values (${phone_number}, ${device_hash}, 1, now() + ${milliseconds(window)})
    on conflict (phone_number, device_hash) do update set
      failures = ${failures},
      retry_at = case when ${failures} >= ${wrongTries}::int then now() + ${wait} end,
      forget_at = case
        when ${failures} >= ${wrongTries}::int then now() + ${milliseconds(forgetAfter)}
        when counted.forget_at <= now() then now() + ${milliseconds(window)}
        else counted.forget_at
      end
    where counted.retry_at is null or counted.retry_at <= now()
    returning failures`)

const RemainingWait = z.object({ seconds: z.number() })

export const findWait = (db: Db, { phone_number, device_hash }: Counter) =>
  db.maybe(rows(RemainingWait)`
    select greatest(1, ceil(extract(epoch from retry_at - now())))::int as seconds from sign_in_failures
    where phone_number = ${phone_number} and device_hash = ${device_hash} and retry_at is not null`)

export const deleteTries = (db: Db, { phone_number, device_hash }: Counter) =>
  db.run(sql`
    delete from sign_in_failures where phone_number = ${phone_number} and device_hash = ${device_hash}`)

export const deleteAllTries = (db: Db, phoneNumber: string) =>
  db.run(sql`delete from sign_in_failures where phone_number = ${phoneNumber}`)

export const insertKnownDevice = (db: Db, userId: string, deviceHash: Buffer) =>
  db.run(sql`insert into known_devices (user_id, device_hash) values (${userId}, ${deviceHash})`)

/** Touches nothing if the account does not know the device. */
export const updateDeviceSeen = (db: Db, userId: string, deviceHash: Buffer) =>
  db.run(sql`
    update known_devices set seen_at = now() where user_id = ${userId} and device_hash = ${deviceHash}`)

export const deleteKnownDevices = (db: Db, userId: string) =>
  db.run(sql`delete from known_devices where user_id = ${userId}`)

export const deleteForgottenTries = (db: Db) =>
  db.run(sql`
    delete from sign_in_failures where ctid = any(array(
      select ctid from sign_in_failures where forget_at <= now()
      order by forget_at limit ${batchSize} for update skip locked))`)

export const deleteOldDevices = (db: Db, days: number) =>
  db.run(sql`
    delete from known_devices where ctid = any(array(
      select ctid from known_devices where seen_at < now() - make_interval(days => ${days})
      order by seen_at limit ${batchSize} for update skip locked))`)
