import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { takeChecks } from '#server/moderation/find-signals.queries.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const server = join(import.meta.dirname, '../..')

test('a batch is no larger than it may be, whichever plan the database chooses', async () => {
  await testApp.db.run(sql`
    insert into signal_checks (kind, subject) select 'listing', n::text from generate_series(1, ${5_000}::int) n`)
  const taken = await testApp.db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
      await tx.run(sql`select set_config(${`enable_${way}`}, 'off', true)`)
    return takeChecks(tx, 'listing')
  })
  expect(taken).toHaveLength(limits.signalWork.atOnce)
})

test('no statement takes its batch by `in (…)`, which some plans ask again for each row', () => {
  const queries = globSync('**/*.queries.ts', { cwd: server })
  const unbounded = queries.filter((file) =>
    / in \(\s*select (?:(?! in \(|`\)).)*?skip locked\)/s.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(unbounded).toEqual([])
})
