import { expect, test } from 'vitest'
import { chosenFiles } from './chosen-files.ts'

const csv = new File(['product_name'], 'Products.CSV')
const photo = new File([''], 'pipe.jpg', { type: 'image/jpeg' })
const note = new File([''], 'read me.pdf', { type: 'application/pdf' })

test('the file of rows and the pictures are distinguished, whatever else lies there', () => {
  expect(chosenFiles([photo, csv, note])).toEqual({ csv, pictures: [photo] })
})

test('without a file of rows, or with two, nothing is sent', () => {
  expect(chosenFiles([photo])).toHaveProperty('problem')
  expect(chosenFiles([csv, new File([''], 'more.csv')])).toHaveProperty('problem')
})
