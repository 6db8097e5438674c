import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanSchemas } from './lean-schemas.ts'
import { emptiedIn } from './no-schemas.ts'

const contract = join(import.meta.dirname, '../../src/contract')
const isEmpty = (source: string) => source === 'zod/mini' || source === './fields.ts'

test('an endpoint keeps what a call needs, and an enum its values', () => {
  const lean = leanSchemas(
    `import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { quantity, text } from './fields.ts'
import { limits } from './limits.ts'
import { price } from './price.ts'
import { rule } from './rules.ts'
const line = z.object({ name: text(limits.name).check(z.refine(rule)), prices: z.array(price) })
const note = text(limits.name)
export const state = z.enum(['open', 'done'])
export const isOpen = (value: string) => rule(value)
export const addLine = endpoint({
  method: 'POST',
  path: '/api/lines',
  keyed: true,
  input: z.object({ line, quantity }),
  reply: z.object({ line }),
})
`,
    isEmpty,
  )
  const lines = lean.split('\n').filter((line) => line !== '')
  expect(lines).toEqual([
    "import * as z from 'zod/mini'",
    "import { endpoint } from './endpoint.ts'",
    "import { quantity, text } from './fields.ts'",
    "import { rule } from './rules.ts'",
    'const line = /* @__PURE__ */ z.object()',
    'const note = /* @__PURE__ */ text()',
    "export const state = /* @__PURE__ */ z.enum(['open', 'done'])",
    'export const isOpen = (value: string) => rule(value)',
    'export const addLine = /* @__PURE__ */ endpoint({',
    "  method: 'POST',",
    "  path: '/api/lines',",
    '  keyed: true,',
    '  ...{},',
    '  ...{},',
    '})',
  ])
})

test('what validates stays, so that it throws in a browser', () => {
  const code = `import * as z from 'zod/mini'
export const isName = (value: unknown) => z.safeParse(z.string(), value).success`
  expect(leanSchemas(code, isEmpty)).toContain('z.safeParse(/* @__PURE__ */ z.object(), value)')
})

test('no file of the contract loses what it exports', () => {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.includes('.test.'))
  for (const file of files) {
    const code = readFileSync(join(contract, file), 'utf8')
    expect(exportsOf(leanSchemas(code, isEmpty)), file).toEqual(exportsOf(code))
  }
})

const exportsOf = (code: string) => code.match(/^export \w+ \w+/gm)

test('rules that forms call stand in no file of schemas, where a build empties what they are made of', () => {
  const files = globSync(join(contract, '**/!(*.test).ts'))
  const withEmptyRules = files.filter((file) => emptiedIn(readFileSync(file, 'utf8'), file).length > 0)
  expect(withEmptyRules).toEqual([])
})

test('a rule beside a schema that calls its texts is found, and what the schema alone is made of is not', () => {
  const code = `import * as z from 'zod/mini'
import { byRule } from '#contract/rule.ts'
import { orders as texts } from '#contract/texts/orders.ts'
import { stockRule } from './stock-rule.ts'
const bytes = (length: number) => z.string(texts.none.content).check(byRule((text) => (text ? undefined : texts.none)))
export const stock = z.number(texts.none.content).check(byRule(stockRule))`
  const ownRule =
    'export const countRule = (count: number) => (count > 0 ? undefined : texts.tooLarge({ limit: 9 }))'
  const file = join(contract, 'products/low-stock.ts')
  expect(emptiedIn(code, file)).toEqual([])
  expect(emptiedIn(`${code}\n${ownRule}`, file)).toEqual(['texts'])
  const called = `${ownRule.replace('export ', '')}
function isFew(count: number) { return countRule(count) === undefined }
export const isMany = (count: number) => !isFew(count)`
  expect(emptiedIn(`${code}\n${called}`, file)).toEqual(['isFew'])
})
