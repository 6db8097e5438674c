import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openHouse } from '#server/testing/house.ts'
import { readSchema } from './read-schema.ts'
import { schemaFile } from './schema-file.ts'

const house = openHouse()

test('the tables that are written down are those of all migrations (else: npm run schema)', async () => {
  expect(await readSchema(house.pool)).toBe(await readFile(schemaFile, 'utf8'))
})
