import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaries } from '#web/api/server-sentences.ts'

const web = join(import.meta.dirname, '../../src/web')
const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== 'ui/language.ts',
)
const withText = (part: RegExp) => files.filter((file) => part.test(readFileSync(join(web, file), 'utf8')))

test('words that depend on a count are chosen by the rules of the language', () => {
  const chosen = withText(/(=== '?1'?|isOne) \? ['`]/)
  expect(chosen.filter((file) => file.endsWith('-texts.ts'))).toEqual([])
})

test('the language of the pages is named in one file', () => {
  expect(withText(/['"]en-IN['"]/)).toEqual([])
})

test('a page in another language knows every dictionary of the server', () => {
  const texts = join(import.meta.dirname, '../../src/contract/texts')
  const features = globSync('{.,*}/!(*.test).ts', { cwd: texts }).flatMap(
    (file) => /sentences\('(\w+)'/.exec(readFileSync(join(texts, file), 'utf8'))?.[1] ?? [],
  )
  expect(Object.keys(dictionaries).sort()).toEqual(features.sort())
})
