import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { frames } from '#contract/chats/chat-frames.ts'
import { byRule } from '#contract/rule.ts'
import { textRule } from '#contract/text-rule.ts'
import { badInput } from '#server/errors.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findSentence, sentenceOf, sentenceOfText } from './input-sentences.ts'

const eels = 'My hovercraft is full of eels'
const testApp = openTestApp(
  {},
  {
    routes: (app) => {
      app.get('/unnamed', () => Promise.reject(badInput(sentenceOfText(eels))))
    },
  },
)

/** Every sentence that a schema, or one inside it, defines. */
function textsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if ('_zod' in schema) {
    const { def } = (schema as z.ZodMiniType)._zod
    const own = (def.error as ((issue: object) => string | { message: string }) | undefined)?.({
      code: 'custom',
    })
    const text = typeof own === 'string' ? own : own?.message
    return [...(text ? [text] : []), ...Object.values(def).flatMap((part) => textsOf(part, seen))]
  }
  return Object.values(schema).flatMap((part) => textsOf(part, seen))
}

test('every rule of an input says a sentence that has a name', () => {
  const schemas = [...testApp.app.registry.keys()].map(({ input }) => input)
  const texts = textsOf([...schemas, ...Object.values(frames)])
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => findSentence(text)?.content !== text)).toEqual([])
})

test.each([
  ['Company name cannot be empty', 'fields.empty', { field: 'companyName' }],
  ['Quantity can be at most 10,00,000', 'fields.atMost', { field: 'quantity', limit: 1_000_000 }],
  ['Order not found', 'common.notFound', { thing: 'order' }],
  ['Price 2 is missing', 'priceSlabs.missing', { price: 2 }],
  ['The quantities of slab 1 and slab 2 overlap', 'priceSlabs.overlap', { slab: 1, other: 2 }],
  ['Choose at least one product', 'rules.product', {}],
])('"%s" is %s', (text, name, parameters) => {
  expect(findSentence(text)).toEqual({ name, parameters, content: text })
})

test('a rule of the contract brings its own sentence', () => {
  const read = z
    .string()
    .check(byRule(textRule('city', 3)))
    .safeParse('Kolkata')
  expect(sentenceOf(read.error?.issues[0])).toEqual({
    name: 'fields.tooLong',
    parameters: { field: 'city', limit: 3 },
    content: 'City can have at most 3 characters',
  })
})

test('what no dictionary says has no name, and fails the tests that meet it', async () => {
  expect(findSentence(eels)).toBeUndefined()
  expect((await testApp.app.inject('/unnamed')).statusCode).toBe(500)
})
