import { expect, test } from 'vitest'
import { freightLines } from './freight.rules.ts'

const line = (line_total_paise: number, gst_rate_bp: number | null, hsn_code: string | null = '1001') => ({
  line_total_paise,
  gst_rate_bp,
  hsn_code,
})

test('freight is taxed as the goods are: one line under the code of the dearest', () => {
  expect(freightLines(500_000, [line(100, 500, '1001'), line(300, 500, '1006')])).toMatchObject([
    {
      product_name: 'Freight',
      quantity: 1,
      line_total_paise: 500_000,
      gst_rate_bp: 500,
      hsn_code: '1006',
      is_freight: true,
    },
  ])
  expect(freightLines(0, [line(100, 500)])).toEqual([])
})

test('freight of goods with several rates is shared by what they cost, to the paisa', () => {
  const lines = freightLines(1_000, [line(100, 500), line(100, 1800), line(100, null)])
  expect(lines.map(({ product_name, line_total_paise }) => [product_name, line_total_paise])).toEqual([
    ['Freight of goods of 5 %', 334],
    ['Freight of goods of 18 %', 333],
    ['Freight of other goods', 333],
  ])
})

test('whatever the goods cost, the lines make the freight of the card', () => {
  for (let run = 0; run < 2_000; run += 1) {
    const freight = Math.ceil(Math.random() * 10 ** (1 + (run % 11)))
    const goods = Array.from({ length: 1 + (run % 7) }, (_, place) =>
      line(Math.ceil(Math.random() * 10 ** (1 + (run % 13))), [0, 500, 1800, null][place % 4] ?? null),
    )
    const lines = freightLines(freight, goods)
    expect(lines.reduce((sum, { line_total_paise }) => sum + line_total_paise, 0)).toBe(freight)
    expect(lines.every(({ line_total_paise }) => line_total_paise > 0)).toBe(true)
  }
})
