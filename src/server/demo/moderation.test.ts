import { beforeAll, expect, test } from 'vitest'
import { listModeration } from '#contract/admin/moderation.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin } from '#server/testing/build.ts'
import { lookForSignals } from '#server/testing/desk/signals.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openDemo } from './demo.ts'

const testApp = openTestApp()

beforeAll(async () => {
  await openDemo(testApp.app.services)
})

test('moderators of the demo find reports, three of one listing, and prices that jumped', async () => {
  await lookForSignals(testApp)
  const admin = await anAdmin(testApp.db)
  const { items } = await testApp.as(admin)(listModeration, { sort: 'reporters' })
  expect(items[0]).toMatchObject({ what: 'listing', reporters: 3, reports: 3 })
  const kinds = new Set(items.map(({ what }) => what))
  expect(kinds).toEqual(new Set(['listing', 'person', 'page', 'review', 'signal']))
  const signals = items.flatMap(({ signal }) => signal ?? [])
  expect(signals.map(({ kind }) => kind)).toEqual(['price-jump', 'price-jump'])
  expect(await testApp.db.run(sql`select from blocks`)).toBe(2)
})
