import { expect, test } from 'vitest'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()

test('no column holds a number that is not exact', async () => {
  const { rows } = await house.pool.query(`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and (data_type in ('real', 'double precision')
      or column_name like '%paise' and data_type <> 'bigint')`)
  expect(rows).toEqual([])
})
