import { expect, test } from 'vitest'
import { categories } from '#contract/products/category.ts'
import { isHsnCode } from '#contract/tax/hsn-code.ts'
import { isGstRate } from '#contract/tax/rates.ts'
import { findHeadings, guessHeading } from './find-headings.ts'
import { headings, rateOf } from './headings.ts'

test('each heading is a code with a name and a rate on offer', () => {
  expect(headings.length).toBeGreaterThan(300)
  const wrong = headings.filter(
    ({ code, name, rateBp, above }) =>
      !isHsnCode(code) || name === '' || !isGstRate(rateBp) || (above && !isGstRate(above.rateBp)),
  )
  expect(wrong).toEqual([])
})

test('every category has headings, none twice', () => {
  for (const { slug } of categories) {
    const names = headings.filter(({ category }) => category === slug).map(({ code, name }) => code + name)
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('12 % is suggested for bricks and tiles of clay alone, and 28 % for nothing', () => {
  const codes = headings.filter(({ rateBp }) => rateBp === 1200).map(({ code }) => code)
  // Notification 14/2025-CT(R): fly ash bricks, bricks of siliceous earth, building bricks, roofing tiles of clay.
  expect([...new Set(codes)].sort()).toEqual(['6815', '6901', '6904', '6905'])
  expect(headings.filter(({ rateBp }) => rateBp === 2800)).toEqual([])
})

test('where sources differ on a rate, the suggestion says so', () => {
  const doubtful = headings.filter(({ hint }) => hint?.includes('sources differ')).map(({ code }) => code)
  expect(doubtful.sort()).toEqual(['2809', '3213', '3301', '8434', '8437', '9404', '9610'])
})

test.each([
  ['330491', 500],
  ['2807', 500],
  ['3305', 500],
  ['2523', 1800],
  ['8415', 1800],
  ['2701', 1800],
  ['4820', 0],
  ['9609', 0],
  ['8452', 500],
  ['8712', 500],
  ['7615', 500],
  ['8413', 1800],
  ['8539', 1800],
  ['7113', 300],
])('%s has the rate of the schedules since 22 September 2025', (code, rateBp) => {
  const rates = headings.filter((heading) => heading.code === code).map((heading) => heading.rateBp)
  expect([...new Set(rates)]).toEqual([rateBp])
})

test.each([
  ['Cotton crew-neck T-shirt', 'apparel-fashion', '6109'],
  ['Reactive dye, black B', 'chemicals-dyes-solvents', '3204'],
  ['OPC cement 53 grade', 'construction-supplies', '2523'],
  ['Vitrified floor tiles 600 x 600', 'tiles-ceramics', '6907'],
  ['Submersible pump 5 HP', 'submersible-motors-pumps', '8413'],
  ['Leather safety shoes', 'footwear', '6403'],
  ['Round neck cotton T-shirt, bio-washed, 180 gsm, men', 'apparel-fashion', '6109'],
  ['Tomato F1 hybrid seed, 10 g pouch', 'agri-products-equipments', '1209'],
  ['Sharbati wheat (गेहूं), machine cleaned, 50 kg bag', 'agri-products-equipments', '1001'],
  ['Office laptop bag 15.6 in, slim', 'bags-luggage', '4202'],
  ['Tile adhesive, polymer modified, 20 kg bag', 'tiles-ceramics', '3214'],
  ['Guntur dried red chilli, Teja S17', 'agri-products-equipments', '0904'],
])('%s of %s is probably %s', (name, category, code) => {
  expect(guessHeading(name, category)?.code).toBe(code)
})

test('what has no word in common is not guessed', () => {
  expect(guessHeading('Zzz', 'footwear')).toBeUndefined()
  expect(findHeadings({ words: '', category: 'footwear', limit: 5 })).toEqual([])
})

test('headings are found by a word of any category, and by the beginning of a code', () => {
  const codes = (words: string, category?: string) =>
    findHeadings({ words, category, limit: 5 }).map(({ code }) => code)
  expect(codes('cement')[0]).toBe('2523')
  expect(codes('cement', 'tiles-ceramics')).toContain('2523')
  expect(codes('6109', 'footwear')).toEqual(['6109'])
})

test('a code that several categories need is found once, in the words that fit best', () => {
  const names = (words: string, category?: string) =>
    findHeadings({ words, category, limit: 12 })
      .filter(({ code }) => code === '8413')
      .map(({ name }) => name)
  expect(names('pump', 'submersible-motors-pumps')).toEqual([
    'Pumps: submersible, centrifugal, monoblock, openwell, jet',
  ])
  expect(names('pump', 'automobile-spares-parts')).toEqual(['Fuel, oil and water pumps'])
  expect(names('8413')).toHaveLength(1)
})

test('goods of one code with different rates stay apart', () => {
  const matches = findHeadings({ words: '8541', category: undefined, limit: 5 })
  expect(matches.map(({ code, rateBp }) => [code, rateBp])).toEqual([
    ['8541', 1800],
    ['8541', 500],
  ])
})

test('clothes of more than ₹2,500 without tax have the higher rate', () => {
  const shirt = headings.find(({ code }) => code === '6205')
  if (!shirt) throw new Error('no shirts')
  expect([undefined, 262_500, 262_501].map((price) => rateOf(shirt, price))).toEqual([500, 500, 1800])
})
