import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('no column holds a number that is not exact', async () => {
  const { rows } = await testApp.pool.query(`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and (data_type in ('real', 'double precision')
      or column_name like '%paise' and data_type <> 'bigint')`)
  expect(rows).toEqual([])
})
