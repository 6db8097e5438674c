import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { describePresence, describeSharedPresence } from '#server/testing/several/presence-contract.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { postgresPresence } from './postgres-presence.ts'
import { memoryPresence } from './presence.ts'

const testApp = openTestApp()
const overPostgres = () => postgresPresence(testApp.db, { beatMs: 50 })
describePresence('of one process', memoryPresence)
describePresence('in PostgreSQL', overPostgres)
describeSharedPresence('in PostgreSQL', overPostgres)

test('of a process that died without a word one other tells, once, who is nowhere now', async () => {
  const patient = { beatMs: 50, deadSeconds: 60 }
  const dead = postgresPresence(testApp.db, { beatMs: 3_600_000 })
  const others = [postgresPresence(testApp.db, patient), postgresPresence(testApp.db, patient)]
  const lost: string[] = []
  for (const presence of others) presence.onLost((userIds) => lost.push(...userIds))
  const [gone, elsewhere] = [randomUUID(), randomUUID()]
  for (const person of [gone, elsewhere]) await dead.came(person)
  await others[0]?.came(elsewhere)
  const age = () =>
    testApp.db.run(sql`
      update push_processes set seen_at = now() - interval '2 minutes'
      where process_id = (select process_id from push_people where user_id = ${gone})`)
  // Its own first word may come after this one.
  await expect
    .poll(async () => {
      await age()
      return lost
    })
    .toEqual([gone])
  expect(await others[1]?.online([gone, elsewhere])).toEqual(new Set([elsewhere]))
  await Promise.all([dead, ...others].map((presence) => presence.close()))
  expect(lost).toEqual([gone])
})

test('after a crash of the database, which forgets the tables, everybody is written anew', async () => {
  const [one, other] = [overPostgres(), overPostgres()]
  const asha = randomUUID()
  await one.came(asha)
  await testApp.db.run(sql`truncate push_processes cascade`)
  await expect.poll(async () => (await other.online([asha])).has(asha)).toBe(true)
  await Promise.all([one.close(), other.close()])
})

test('who came while the database did not answer is written when it does', async () => {
  const [one, other] = [overPostgres(), overPostgres()]
  const asha = randomUUID()
  await testApp.db.run(sql`alter function come_online(uuid, uuid) rename to away`)
  await expect(one.came(asha)).rejects.toThrow()
  await testApp.db.run(sql`alter function away(uuid, uuid) rename to come_online`)
  await expect.poll(async () => (await other.online([asha])).has(asha)).toBe(true)
  await Promise.all([one.close(), other.close()])
})
