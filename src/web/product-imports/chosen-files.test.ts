import { expect, test } from 'vitest'
import { chosenFiles, formatOf } from './chosen-files.ts'

const csv = new File(['product_name'], 'Products.CSV')
const photo = new File([''], 'pipe.jpg', { type: 'image/jpeg' })
const note = new File([''], 'read me.pdf', { type: 'application/pdf' })

test('the file of rows and the pictures are distinguished, whatever else lies there', () => {
  expect(chosenFiles([photo, csv, note])).toEqual({ table: csv, pictures: [photo] })
})

test('without a file of rows, or with two, nothing is sent', () => {
  expect(chosenFiles([photo])).toHaveProperty('problem')
  expect(chosenFiles([csv, new File([''], 'more.csv')])).toHaveProperty('problem')
})

test('a workbook is a file of rows too, and rows to mend come as such', () => {
  const workbook = new File([new Uint8Array([80, 75, 3, 4])], 'Prices.XLSX')
  expect(chosenFiles([workbook])).toEqual({ table: workbook, pictures: [] })
  expect(['a.csv', 'b.xlsx', 'c.txt'].map(formatOf)).toEqual(['csv', 'xlsx', 'csv'])
})
