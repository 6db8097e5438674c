import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { assert, constantFrom, property, array as some } from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './data-url.rules.ts'

const head = 'data:application/pdf;base64,'
const strict = /^[A-Za-z0-9+/]+={0,2}$/

test('what is no strict base64 is refused, and all else is decoded', () => {
  const letters = some(constantFrom('A', 'z', '0', '+', '/', '=', '-', '_', ' ', '\n', 'é', 'क'), {
    maxLength: 12,
  })
  assert(
    property(letters, (list) => {
      const content = list.join('')
      const isStrict = content.length % 4 === 0 && strict.test(content)
      expect(bytesOf(head + content)).toEqual(isStrict ? Buffer.from(content, 'base64') : undefined)
    }),
    { numRuns: 2_000 },
  )
})

test('five megabytes are decoded in a process in which V8 optimizes regular expressions no more', () => {
  const rules = join(import.meta.dirname, 'data-url.rules.ts')
  const program = `import { bytesOf } from ${JSON.stringify(rules)}
    console.log(bytesOf('${head}' + 'AAAA'.repeat(1_747_626)).length)`
  const options = ['--no-regexp-optimization', '--input-type=module', '-e', program]
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' }).trim()).toBe('5242878')
})
