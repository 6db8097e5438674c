import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkReply } from './reply-check.ts'

const Reply = z.object({
  success: z.literal(true),
  total: z.int(),
  note: z.optional(z.string()),
  slab: z.nullable(z.object({ min: z.int(), max: z.nullable(z.int()) })),
  lines: z.array(z.object({ name: z.string(), tax: z.optional(z.object({ cgst: z.number() })) })),
  by_state: z.record(z.string(), z.object({ orders: z.int() })),
})
const answer = {
  success: true,
  total: 3,
  slab: { min: 1, max: null },
  lines: [{ name: 'Cement' }, { name: 'Sand', tax: { cgst: 9 } }],
  by_state: { MP: { orders: 2 } },
}

test('an answer that is declared goes out as it is', () => {
  expect(checkReply(Reply, answer)).toEqual(answer)
  expect(checkReply(Reply, { ...answer, slab: null, note: undefined })).toEqual({ ...answer, slab: null })
})

test('what the contract does not declare goes out at no depth', () => {
  const secret = { password_hash: 'x' }
  const lines = [{ name: 'Cement', ...secret, tax: { cgst: 9, ...secret } }]
  const leaking = { ...answer, ...secret, slab: { min: 1, max: 2, ...secret }, lines }
  expect(JSON.stringify(checkReply(Reply, leaking))).not.toContain('password')
})

test.each([
  ['a missing part', { ...answer, total: undefined }],
  ['a part of another type', { ...answer, lines: [{ name: 7 }] }],
  ['a missing part deep inside', { ...answer, slab: { min: 1 } }],
  ['another literal', { ...answer, success: false }],
])('an answer with %s is an error, as with the schema itself', (_, wrong) => {
  expect(() => checkReply(Reply, wrong)).toThrow()
  expect(z.safeParse(Reply, wrong).success).toBe(false)
})

test('a refinement of an object is asked as well', () => {
  const Range = z.object({ min: z.int(), max: z.int() }).check(z.refine(({ min, max }) => min <= max))
  expect(checkReply(Range, { min: 1, max: 2 })).toEqual({ min: 1, max: 2 })
  expect(() => checkReply(Range, { min: 2, max: 1 })).toThrow()
})
