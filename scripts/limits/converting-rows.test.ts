import { expect, test } from 'vitest'
import { convertingRows } from './converting-rows.ts'

test.each([
  'until: z.coerce.date()',
  'until: z.string().transform((moment) => new Date(moment))',
  'discount_paise: z.int().default(0)',
  'amount: z.preprocess(Number, z.int())',
  'is_open: z.stringbool()',
])('a schema of rows converts nothing, for production reads them as they are: %s', (line) => {
  expect(
    convertingRows('src/server/shipments/shipment.row.ts', `const Row = z.object({\n${line}\n})`),
  ).toEqual([2])
})

test('this holds wherever rows are read, and neither for settings nor for what people send', () => {
  const queries = 'const Row = z.object({ at: z.coerce.date() })\nexport const find = rows(Row)`select at`'
  expect(convertingRows('src/server/orders/order.queries.ts', queries)).toEqual([1])
  expect(convertingRows('src/server/orders/order.test.ts', queries)).toEqual([1])
  expect(convertingRows('src/server/env.ts', 'PORT: z.coerce.number().default(3000)')).toEqual([])
  expect(convertingRows('src/contract/orders/order.row.ts', 'note: z.string().default("")')).toEqual([])
  expect(convertingRows('src/server/orders/order.row.ts', 'note: z.string().nullable()')).toEqual([])
})
