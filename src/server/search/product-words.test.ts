import { expect, test } from 'vitest'
import { headOf, lexemesOf } from './product-words.ts'

const product = {
  product_name: 'Brass gate valve, 1/2 inch',
  specs: [{ key: 'Size', value: '600 × 300 mm' }],
  category: 'hardware-paints',
  category_type: 'Hardware',
  company_name: 'Valve House',
  city: 'Pune',
  description: 'Brass valve for a house; 2.5 sq mm.',
}

test('a product is found by each of its words, where it tells most, and by what it is', () => {
  expect(lexemesOf(product).sort()).toEqual(
    [
      ...['abrass', 'agate', 'avalve', 'nvalve', 'b0.5', 'b0.5in'],
      ...['csize', 'c600x300', 'c300x600', 'c600', 'c300', 'c300mm'],
      ...['dhardware', 'dpaint', 'ehouse', 'epune', 'f2.5', 'fsq', 'fmm', 'f2.5mm', 'f2.5sqmm'],
    ].sort(),
  )
})

test('a size in feet is one, whatever marks them', () => {
  for (const product_name of ["Tarpaulin 12' x 18'", 'Tarpaulin 12 × 18 ft', 'Tarpaulin 12*18'])
    expect(lexemesOf({ ...product, product_name })).toContain('b12x18')
})

test.each([
  ['Brass gate valve, 1/2 inch', 'brass gate valve'],
  ['12mm TMT bar', 'tmt bar'],
  ['Bolt M8 (zinc)', 'bolt'],
  ['Pipe for gas', 'pipe'],
  ['Chair - red', 'chair'],
  ['WD40', 'wd'],
  ['2 4', ''],
])('%s is called %s', (name, head) => {
  expect(headOf(name)).toBe(head)
})
