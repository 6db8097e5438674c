import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { helpTexts } from '#web/help/help-texts.ts'

test('each answer that a page leads to stands in the help, once', () => {
  const web = join(import.meta.dirname, '../src/web')
  const parts = globSync('**/*.tsx', { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/<HelpLink part="(\w+)"/g)].map(([, part]) => part),
  )
  expect(new Set(parts)).toEqual(new Set(['order', 'pay', 'delivery', 'problems']))
  const ids = helpTexts.sections.map(({ id }) => id as string)
  expect(ids).toEqual([...new Set(ids)])
  for (const part of parts) expect(ids).toContain(part)
})
