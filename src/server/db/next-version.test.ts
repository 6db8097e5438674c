import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
// A copy in which a newer version can be installed, beside the packages that it needs.
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../../../node_modules/.vanij-'))
  const parts = ['migrate.ts', 'run-migration.ts', 'sql.ts', 'statement-names.ts', 'migrations']
  await Promise.all(
    parts.map((part) => cp(join(import.meta.dirname, part), join(folder, part), { recursive: true })),
  )
})
afterAll(() => rm(folder, { recursive: true }))

test('a server stays ready while the files of a newer version take the place of its own', async () => {
  const { isMigrated } = (await import(join(folder, 'migrate.ts'))) as typeof import('./migrate.ts')
  expect(await isMigrated(testApp.db)).toBe(true)
  await writeFile(join(folder, 'migrations', '9999-next.sql'), 'select 1')
  expect(await isMigrated(testApp.db)).toBe(true)
})
