import { expect, test } from 'vitest'
import { contentOf } from './chosen-files.ts'

test('a workbook is sent as its bytes, and anything else as its text', async () => {
  const workbook = new File([new Uint8Array([80, 75, 3, 4])], 'Prices.XLSX')
  expect(await contentOf(workbook)).toEqual({ workbook: 'UEsDBA==' })
  expect(await contentOf(new File(['product_name'], 'a.csv'))).toEqual({ csv: 'product_name' })
})
