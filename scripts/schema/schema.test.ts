import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { readSchema } from './read-schema.ts'
import { schemaFile } from './schema-file.ts'

const services = openTestApp()

test('the tables that are written down are those of all migrations (else: npm run schema)', async () => {
  expect(await readSchema(services.pool)).toBe(await readFile(schemaFile, 'utf8'))
})
