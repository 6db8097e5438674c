import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from './testing/test-app.ts'
import { waitForMigrations } from './wait-for-migrations.ts'

const testApp = openTestApp()

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('a start that may not migrate lives, is not ready and says why, until somebody has migrated', async () => {
  const where = { host: '127.0.0.1', port: await freePort() }
  const statusOf = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${where.port}${path}`).catch(() => undefined)
    if (!answer) return
    const { content } = (await answer.json()) as { content: string }
    return `${answer.status} ${content}`
  }
  const { rows } = await testApp.pool.query(
    'delete from migrations where name = (select max(name) from migrations) returning name',
  )
  const waits = waitForMigrations(testApp.db, where)
  await expect
    .poll(() => statusOf('/readyz'))
    .toBe('503 The database waits for the migrations of this version: npm run migrate.')
  expect(await statusOf('/healthz')).toBe('200 Vanij is running.')
  await testApp.pool.query('insert into migrations (name) values ($1)', [rows[0].name])
  await waits
  expect(await statusOf('/healthz')).toBeUndefined()
})
